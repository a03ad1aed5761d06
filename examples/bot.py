#!/usr/bin/env python3
"""A bot that takes a seat at a Crossroads table through the HTTP API and plays at random.

    python3 examples/bot.py http://127.0.0.1:8080 TABLE [--token TOKEN] [--invite SECRET]

Without a token it comes as a guest. Put something better than random.choice into choose() and you have your own bot:
`view` is everything your seat may know, `legal` are the actions it may take. docs/protocol.md tells the rest.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Crossroads:
    """The few requests a bot needs."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"content-type": "application/json"}
        if token:
            self.headers["authorization"] = f"Bearer {token}"

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers, method=method)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self.headers["cookie"] = cookie.split(";")[0]
            return json.load(answer)


def choose(view, legal):
    """One of the legal actions."""
    return random.choice(legal)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("--token")
    parser.add_argument("--invite")
    options = parser.parse_args()

    house = Crossroads(options.address, options.token)
    if not options.token:
        house.send("POST", "/api/guest", {"name": "Random Python"})
    table = f"/api/tables/{options.table}"
    me = house.send("GET", "/api/me")["id"]
    if not any(seat.get("id") == me for seat in house.send("GET", table)["seats"]):
        house.send("POST", f"{table}/sit", {"invite": options.invite})

    while True:
        told = house.send("GET", table)
        if told["status"] == "over":
            print(json.dumps(told["outcome"]))
            return
        look = house.send("GET", f"{table}/look") if told["status"] == "running" else {"to_act": []}
        # A seat for which the table does not wait may still have legal actions, and need not take any.
        if look.get("seat") not in look["to_act"]:
            time.sleep(0.05)
            continue
        try:
            house.send("POST", f"{table}/act", {"action": choose(look["view"], look["legal"])})
        except urllib.error.HTTPError as refused:
            print(refused.read().decode(), file=sys.stderr)


if __name__ == "__main__":
    main()

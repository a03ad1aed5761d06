// How a race is told, event by event.

import type { Event, Impulse, View } from "../../generated/heat";
import { aside, brief, number, said, teller, type Story } from "../kit/story";
import { CLAUSES } from "./clauses";
import type { Cue } from "../contract";

const MOVES: Record<Impulse, { id: string; sound: Cue["sound"]; clause?: string }> = {
  cards: { id: "brief-moved", sound: "engine" },
  legend: { id: "brief-moved", sound: "engine" },
  boost: { id: "brief-boosted", sound: "fire", clause: CLAUSES.react },
  adrenaline: { id: "brief-adrenaline", sound: "engine", clause: CLAUSES.adrenaline },
  slipstream: { id: "brief-slipstream", sound: "engine", clause: CLAUSES.slipstream },
  draft: { id: "brief-slipstream", sound: "engine" },
  direct_play: { id: "brief-moved", sound: "engine" },
  accelerate: { id: "brief-moved", sound: "engine" },
};

const STORY: Story<Event, View> = {
  grid_drawn: () => said(null, { lasts: 1400, opens: true }),
  weather_drawn: () => said(null, { lasts: 1600 }),
  race_began: () => said(null, { lasts: 1600, opens: true, sound: "flag" }),
  round_began: () => said(null, { lasts: 700, opens: true }),
  legend_card_turned: () => said(null, { opens: true, sound: "card" }),

  // What is planned is nobody else's business, and the levers say it when the cards are turned up.
  gear_chosen: aside,
  card_laid: aside,
  committed: aside,
  gear_shifted: aside,
  drop_chosen: aside,
  step_ended: aside,
  shuffled: aside,
  drew: aside,
  pile_opened: aside,
  deck_shuffled: aside,

  revealed: ({ seat }, { told, view }) =>
    brief(seat, "brief-revealed", [...told.args, ["gear", number(view.drivers[seat]?.gear ?? 1)]], 1300, {
      opens: true,
      sound: "card",
    }),
  cluttered: ({ seat }) =>
    brief(seat, "brief-cluttered", [], 1500, { opens: true, sound: "brake", clause: CLAUSES.cluttered }),
  thrown: ({ seat }) => said(seat, { lasts: 500, sound: "card" }),
  found: ({ seat, card }, { told }) =>
    card === null
      ? said(seat, { sound: "card" })
      : brief(seat, "brief-found", told.args, 700, { sound: "card", clause: CLAUSES.plus }),
  replaced: ({ seat }) => said(seat, { lasts: 500, sound: "card" }),
  value_chosen: ({ seat }) => said(seat),

  moved: ({ racer, moved, spaces, by }) => {
    const { id, ...more } = MOVES[by];
    if ("legend" in racer) return said(null, { lasts: 700, sound: "engine", clause: CLAUSES.legend });
    if (moved === 0) return spaces === 0 ? aside() : brief(racer.driver, "brief-blocked", [], 900, { sound: "brake" });
    return brief(racer.driver, id, [["moved", number(moved)]], 900, more);
  },
  heat_paid: ({ seat, heat }) =>
    brief(seat, "brief-paid", [["heat", number(heat)]], 700, { sound: "fire", clause: CLAUSES.price }),
  cooled: ({ seat }) => ({ seat, lasts: 200, sound: "steam" }),
  super_cooled: ({ seat }) => ({ seat, lasts: 200, sound: "steam" }),
  stress_reduced: ({ seat }) => ({ seat, lasts: 200, sound: "card" }),
  played_directly: ({ seat }) => said(seat, { sound: "card" }),
  spun_out: ({ seat, corner, stress }) =>
    brief(
      seat,
      "brief-spun-out",
      [
        ["corner", number(corner)],
        ["stress", number(stress)],
      ],
      2200,
      {
        grave: true,
        sound: "slide",
        clause: CLAUSES.spinOut,
      },
    ),
  declared_unpayable: ({ seat }) => said(seat, { lasts: 1500, grave: true, sound: "brake" }),
  discarded: ({ seat }) => ({ seat, lasts: 120, sound: "card" }),
  scrapped: ({ seat }) => ({ seat, lasts: 200, sound: "card" }),
  scrap_used: aside,
  salvaged: ({ seat }) => ({ seat, lasts: 200, sound: "card" }),
  refreshed: ({ seat }) => ({ seat, lasts: 200, sound: "card" }),

  finished: ({ racer }) => {
    const more = { lasts: 1800, grave: true, sound: "flag", clause: CLAUSES.finish } as const;
    return "driver" in racer ? brief(racer.driver, "brief-finished", [], 1800, more) : said(null, more);
  },
  placed: ({ racer, place }) =>
    "driver" in racer ? brief(racer.driver, "brief-placed", [["place", number(place)]], 900) : said(null),
  retired: ({ seat }) => said(seat, { lasts: 1500, grave: true, sound: "out" }),

  market_laid_out: () => said(null, { opens: true, sound: "card" }),
  upgrade_picked: ({ seat }) => said(seat, { sound: "card" }),
  upgrades_dealt: ({ seat }) => said(seat, { sound: "card" }),
  upgrade_swapped: ({ seat }) => said(seat, { sound: "card" }),
  upgrades_kept: ({ seat }) => said(seat),
  upgrade_dropped: ({ seat }) => said(seat, { sound: "card" }),
  consulted: ({ seat }) => said(seat),
  sponsor_used: ({ seat }) => ({ seat, lasts: 200, sound: "card" }),
  heat_removed: ({ seat }) => said(seat),
  eliminated: ({ seat }) => said(seat, { lasts: 1500, grave: true, sound: "out" }),
  scored: ({ racer }) => said("driver" in racer ? racer.driver : null),
  sponsors_gained: ({ seat }) => said(seat, { sound: "chime" }),
};

export const cue = teller<Event, View>(STORY);

// How the boards are told, event by event. All draw at the same time and in secret: what they drew is told when the round ends.

import type { Event, View } from "../../generated/railroad-ink";
import { CLAUSES } from "./clauses";
import { aside, brief, said, teller, type Story } from "../kit/story";

const STORY: Story<Event, View> = {
  round_began: () => said(null, { lasts: 1000, opens: true, sound: "dice" }),
  meteor_ignored: ({ seat }) => said(seat, { lasts: 700 }),
  meteor_struck: ({ seat }) => said(seat, { lasts: 900, sound: "boom", clause: CLAUSES.meteor }),
  drawn: ({ seat }) => ({ seat, lasts: 0, sound: "pencil" }),
  erased: ({ seat }) => ({ seat, lasts: 0, sound: "pencil" }),
  finished: aside,
  // One board after the other, route by route.
  shown: ({ seat, what }, { told }) => {
    if ("crossed_off" in what) return aside();
    if ("crater" in what) return said(seat, { lasts: 700, sound: "boom", clause: CLAUSES.meteor });
    return brief(seat, "brief-drew", told.args, 300, { sound: "pencil" });
  },
  scored: ({ seat }) => said(seat, { lasts: 900, grave: true, sound: "chime", clause: CLAUSES.score }),
};

export const cue = teller<Event, View>(STORY);

// What to draw and what may be clicked. No DOM and no rule here: whatever is lawful, owed or joined the view says.

import { isLegal, kindOf, type KindOf } from "../kit/actions";
import box from "../../generated/steampunk-rally-box.json";
import type {
  Action,
  BoostRow,
  Card,
  Cell,
  Colour,
  Corner,
  Deck,
  Die as FaceUp,
  Effect,
  Event,
  Forecast,
  Frame,
  InventorRow,
  Part,
  PartRow,
  Phase,
  Pool,
  Racer,
  Source,
  TileRow,
  TokenRow,
  View,
} from "../../generated/steampunk-rally";
import type { Say, SeatLook, SeenEvent } from "../contract";
import type { SymbolName } from "./symbols";

/** A card of a machine, by its place in the list. */
export type Place = number;

// The box

/** A row as the page has it: its name is a message. */
type Printed<Row> = Omit<Row, "name" | "source" | "field"> & { source?: Source };
export type Tile = Printed<TileRow>;
interface Box {
  decks: Deck[];
  gauge: [number, number];
  grid: number;
  inventors: (Omit<Printed<InventorRow>, "cockpit" | "part"> & { cockpit: Printed<PartRow>; part: Printed<PartRow> })[];
  parts: Printed<PartRow>[];
  boosts: Printed<BoostRow>[];
  alps: Tile[];
  skyrail: Tile[];
  tokens: Printed<TokenRow>[];
}
export const BOX = box as unknown as Box;
export const [GAUGE_LEAST, GAUGE_MOST] = BOX.gauge;
export const COLOURS: readonly Colour[] = ["steam", "heat", "electric"];
export const DECKS: readonly Deck[] = BOX.decks;
/** The order in which a batch counts its effects. */
export const EFFECTS: readonly Effect[] = [
  "motion",
  "smooth",
  "reinforce",
  "damage",
  "cog",
  "gain_steam",
  "gain_heat",
  "gain_electric",
  "discard_steam",
  "discard_heat",
  "discard_electric",
  "discard_any",
];

const FIRST_BOOST = BOX.parts.length;
const FIRST_PERSONAL = FIRST_BOOST + BOX.boosts.length;
const FIRST_COCKPIT = FIRST_PERSONAL + BOX.inventors.length;

export const isCockpit = (card: Card): boolean => card >= FIRST_COCKPIT;
export const personalOf = (inventor: number): Card => FIRST_PERSONAL + inventor;
export const cockpitOf = (inventor: number): Card => FIRST_COCKPIT + inventor;
export const boostCard = (place: number): Card => FIRST_BOOST + place;

/** The row of a part or a cockpit. */
export function partRow(card: Card): Printed<PartRow> | null {
  if (card < FIRST_BOOST) return BOX.parts[card] ?? null;
  if (card < FIRST_PERSONAL) return null;
  return isCockpit(card)
    ? (BOX.inventors[card - FIRST_COCKPIT]?.cockpit ?? null)
    : (BOX.inventors[card - FIRST_PERSONAL]?.part ?? null);
}

export type Group = readonly (readonly [Effect, number])[];

/** The groups of effects of a part or a boost; where there are several, one is chosen. */
export function groupsOf(card: Card): readonly Group[] {
  const boon = boostRow(card)?.boon;
  return partRow(card)?.effects ?? (typeof boon === "object" && "effects" in boon ? boon.effects : []);
}

export const boostRow = (card: Card): Printed<BoostRow> | null => BOX.boosts[card - FIRST_BOOST] ?? null;

/** The message with the name of a card. */
export const cardId = (card: Card): string => partRow(card)?.id ?? boostRow(card)?.id ?? "";

/** The metal of a card: its deck, or iron for what belongs to none. */
export const metalOf = (card: Card): Deck | "iron" => partRow(card)?.deck ?? (boostRow(card) ? "black" : "iron");

/** How wide the name of a card may be, and about how wide a letter of it is. */
const NAME_ROOM = 126;
const LETTER = 7.6;

/** A long name is drawn narrower, never smaller; a short one as wide as it is. */
export const nameLength = (name: string): number | undefined =>
  name.length * LETTER > NAME_ROOM ? NAME_ROOM : undefined;

/** What a gauge shows, with a minus that is one. */
export const gaugeWords = (gauge: number): string => (gauge > 0 ? `+${gauge}` : String(gauge).replace("-", "−"));

/** What the corner of a card gives: dice of a colour or of any, or cogs. */
export const cornerOf = (card: Card): Corner | null => (partRow(card) ?? boostRow(card))?.corner ?? null;

export type Slots = { slots: Colour[]; indicator: number | null };

/** The slots of a part, each with its colour; a bulb part has none. */
export const slotsOf = (card: Card): Slots | null => {
  const works = partRow(card)?.works;
  return works === undefined || works === "bulb" ? null : works.dice;
};

/** What lies in the slots of a part: dice from before, and those placed just now in the free slots of their colour. */
export function slotDice(
  card: Card,
  dice: readonly number[],
  placed: readonly FaceUp[],
): { colour: Colour; value: number; isPlaced: boolean }[] {
  const left = [...placed];
  return (slotsOf(card)?.slots ?? []).map((colour, slot) => {
    const value = dice[slot] ?? 0;
    if (value > 0) return { colour, value, isPlaced: false };
    const next = left.findIndex((die) => die.colour === colour);
    return next < 0
      ? { colour, value: 0, isPlaced: false }
      : { colour, value: left.splice(next, 1)[0]!.value, isPlaced: true };
  });
}

/** The storage slots of a card, each with its colour, or none for any, and the colour of the die in it. */
export function storageOf(card: Card, stored: readonly number[] = []): { colour: Colour | null; die: Colour | null }[] {
  const left = COLOURS.map((_, place) => stored[place] ?? 0);
  return (partRow(card)?.storage ?? []).map((colour) => {
    // Slots of a colour stand before those for any, and are filled first.
    const place = colour === null ? left.findIndex((count) => count > 0) : COLOURS.indexOf(colour);
    if (!left[place]) return { colour, die: null };
    left[place]--;
    return { colour, die: COLOURS[place]! };
  });
}

/** The name of an inventor in two letters, for the plate of a cockpit and of a pawn. */
export function initials(inventor: number | null): string {
  const names = (BOX.inventors[inventor ?? -1]?.id ?? "").split("-");
  return `${names[0]?.[0] ?? ""}${names.at(-1)?.[0] ?? ""}`.toUpperCase();
}

export const inventorOf = (card: Card): number | null =>
  isCockpit(card) ? card - FIRST_COCKPIT : card >= FIRST_PERSONAL ? card - FIRST_PERSONAL : null;

// Words

export const cardWords = (card: Card, say: Say): string => say(cardId(card));
export const effectWords = (effect: Effect, count: number, say: Say): string => {
  const word = say(`effect-${effect.replaceAll("_", "-")}`);
  return count === 1 ? word : say("effect-times", { effect: word, count });
};
export const groupWords = (group: Group, say: Say): string =>
  group.map(([effect, count]) => effectWords(effect, count, say)).join(", ");
const groupsWords = (groups: readonly Group[], say: Say): string =>
  groups.map((group) => groupWords(group, say)).join(" / ");

/** Slots colour by colour; those for any colour last. */
const slotWords = (slots: readonly (Colour | null)[], say: Say): string =>
  [...new Set(slots)]
    .map((colour) => {
      const count = slots.filter((other) => other === colour).length;
      return say("slots", { count, colour: say(`colour-${colour ?? "any"}`) });
    })
    .join(", ");

/** All that a part does, for those who hear it. */
export function partWords(card: Card, say: Say): string {
  const row = partRow(card);
  if (!row) return cardWords(card, say);
  const effects = groupsWords(row.effects, say);
  const slots = slotsOf(card);
  const name = cardWords(card, say);
  const power = slots?.indicator == null ? "★" : String(slots.indicator);
  const words = slots
    ? say("page-part-dice", { card: name, slots: slotWords(slots.slots, say), power, effects })
    : say("page-part-bulb", { card: name, effects });
  return row.storage.length > 0
    ? `${words}. ${say("page-part-storage", { slots: slotWords(row.storage, say) })}`
    : words;
}

/** Where a row comes from; what says nothing is our own design. */
export function sourceWords(source: Source | undefined, say: Say): string {
  const kind = source === undefined ? "designed" : typeof source === "string" ? source : Object.keys(source)[0]!;
  return say("page-source", { source: kind });
}

/** What a boost does, sentence by sentence. */
export function boostWords(card: Card, say: Say): string {
  const row = boostRow(card);
  if (!row) return "";
  const [kind, value] =
    typeof row.boon === "string" ? [row.boon, 0] : (Object.entries(row.boon)[0] as [string, unknown]);
  const effects = groupsWords(groupsOf(card), say);
  const words = [say("page-boon", { boon: kind, count: typeof value === "number" ? value : 0, effects })];
  if (row.target !== "own") words.push(say("page-boost-target", { target: row.target }));
  if (row.lasts !== "moment") words.push(say("page-boost-lasts", { lasts: row.lasts }));
  if (row.when !== "any") words.push(say("page-boost-when", { when: row.when }));
  if (row.if_last) words.push(say("page-boost-if-last", { effects: groupWords(row.if_last, say) }));
  if (row.unless_leading) words.push(say("page-boost-unless-leading"));
  if (row.answers) words.push(say("page-boost-answers"));
  return words.join(" ");
}

/** A cell, as the log has it. */
export const cellWords = (cell: Cell): string =>
  `${String.fromCharCode(65 + (cell % BOX.grid))}${Math.floor(cell / BOX.grid) + 1}`;

// Actions

export type Kind = KindOf<Action>;
export const has = (legal: readonly Action[], kind: Kind): boolean => legal.some((action) => kindOf(action) === kind);

/** What the legal actions of a kind speak of. */
export function argsOf<K extends string>(
  legal: readonly Action[],
  kind: K,
): (Action extends infer A ? (A extends Record<K, infer V> ? V : never) : never)[] {
  return legal.flatMap((action) =>
    typeof action === "object" && kind in action ? [(action as unknown as Record<string, never>)[kind]!] : [],
  );
}

// The own seat

export const racerOf = (view: View, seat: number | null): Racer | null =>
  seat === null ? null : (view.open.racers[seat] ?? null);
export const isIn = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0;
export const phaseKind = (phase: Phase): string => (typeof phase === "string" ? phase : Object.keys(phase)[0]!);
export const lastFrame = (racer: Racer | null): Frame | null => racer?.work.at(-1) ?? null;

/** Whether the table waits for a seat; others may still do what is free at any time. */
export const isAsked = (view: View, seat: number | null): boolean => seat !== null && isIn(view.asked, seat);

/** The five steps of a round, as the page names them; which one it is. */
export const STEPS = ["draft", "vent", "race", "damage", "storage"] as const;
export type RoundStep = (typeof STEPS)[number];
export function stepOf(phase: Phase): RoundStep | null {
  const kind = phaseKind(phase);
  if (kind === "shortage" || kind === "pick" || kind === "use") return "draft";
  if (kind === "boost_turn" || kind === "vent") return "vent";
  return STEPS.find((step) => step === kind) ?? null;
}

/** A die of a pool. */
export interface Die {
  colour: Colour;
  value: number;
  /** Which of those that look alike. */
  copy: number;
}

/** The dice of a pool one by one, high ones first. */
export function poolDice(pool: Pool): Die[] {
  return COLOURS.flatMap((colour, row) =>
    [6, 5, 4, 3, 2, 1, 0].flatMap((value) =>
      Array.from({ length: pool[row]?.[value] ?? 0 }, (_, copy) => ({ colour, value, copy })),
    ),
  );
}

/** What may be done with a pool die, apart from placing it. */
export function dieUses(legal: readonly Action[], die: Die): Action[] {
  const { colour, value } = die;
  const placement = { reroll: { colour, value }, raise: { colour, value }, set: { colour, value } };
  const wanted: Action[] = [{ reroll: placement.reroll }, { raise: placement.raise }, { set_die: placement.set }];
  return wanted.filter((action) => isLegal(legal, action));
}

/** The parts that take a die, with what firing it would give. */
export function takers(
  view: View,
  legal: readonly Action[],
  die: Pick<Die, "colour" | "value">,
): { part: Place; power: number; times: number }[] {
  const { colour, value } = die;
  const stores = argsOf(legal, "store").filter((store) => store.colour === colour);
  const forecast = view.own?.forecast.placements ?? [];
  const places = forecast.filter(
    ({ die: other, firing }) =>
      other.colour === colour &&
      other.value === value &&
      isLegal(legal, { place: { part: firing.part, colour, value } }),
  );
  return [...places.map(({ firing }) => firing), ...stores.map(({ part }) => ({ part, power: 0, times: 0 }))];
}

export const viewerSeat = (view: View): number | null => (typeof view.viewer === "object" ? view.viewer.seat : null);

/** Whether a die can be put somewhere or changed. */
export const isUseful = (view: View, legal: readonly Action[], die: Die): boolean =>
  takers(view, legal, die).length > 0 || dieUses(legal, die).length > 0;

/** The action that puts a die into a part. */
export function placing(legal: readonly Action[], die: Die, part: Place): Action {
  const { colour, value } = die;
  return has(legal, "store") ? { store: { part, colour } } : { place: { part, colour, value } };
}

// What is lit on a machine

export interface LitCell {
  cell: Cell;
  action: Action;
  /** Whether the card would be joined there. */
  joins: boolean;
}
export interface LitPart {
  action: Action;
  tone: "take" | "lose";
}
export interface Lit {
  cells: LitCell[];
  parts: Map<Place, LitPart>;
  /** Dice in slots, by part, colour and value. */
  dice: Map<string, Action>;
}

export const dieKey = (part: Place, { colour, value }: FaceUp): string => `${part}:${colour}:${value}`;

/** What may be clicked on the own machine, as far as no die is in hand. */
export function litOf(legal: readonly Action[], forecast: Forecast | null): Lit {
  const joins = new Set(forecast?.cells ?? []);
  const lit: Lit = { cells: [], parts: new Map(), dice: new Map() };
  const stores = new Map<Place, Action[]>();
  for (const action of legal) {
    if (typeof action === "string") continue;
    if ("construct" in action) lit.cells.push({ cell: action.construct, action, joins: joins.has(action.construct) });
    else if ("lose_part" in action) lit.parts.set(action.lose_part, { action, tone: "lose" });
    else if ("refresh" in action) lit.parts.set(action.refresh, { action, tone: "take" });
    else if ("store" in action) stores.set(action.store.part, [...(stores.get(action.store.part) ?? []), action]);
    else if ("vent" in action) lit.dice.set(dieKey(action.vent.part, action.vent), action);
    else if ("discard_die" in action) lit.dice.set(dieKey(action.discard_die.part, action.discard_die), action);
  }
  // Where a part would keep dice of several colours, the die is taken in hand first.
  for (const [part, [action, ...more]] of stores)
    if (action && more.length === 0) lit.parts.set(part, { action, tone: "take" });
  return lit;
}

/** The parts of a machine, lit to be discarded at will. */
export const scrapOf = (lit: Lit, machine: readonly Part[]): Lit => ({
  ...lit,
  parts: new Map(machine.slice(1).map((_, part) => [part + 1, { action: { discard: part + 1 }, tone: "lose" }])),
});

/** What a card of the hand would be lit with, while it is only held. */
export function fitOf(view: View, deck: Deck | null): { cells: Cell[]; joinable: boolean } | null {
  return view.own?.forecast.fits.find((fit) => fit.deck === deck) ?? null;
}

// The draft

/** One use of a card, before or after it is picked. */
export interface Use {
  action: Action;
  /** What it would give, in signs. */
  gives: { symbol: SymbolName; colour: Colour | null; count: number } | null;
}

/** What a card of the hand could be given up for; where it could be built the cells say. */
export function usesOf(card: Card): Use[] {
  const corner = cornerOf(card);
  if (!corner) return [];
  const colours = corner.colour === null ? COLOURS : [corner.colour];
  const power = colours.map((colour): Use => ({
    action: { generate_power: colour },
    gives: { symbol: colour, colour, count: corner.dice },
  }));
  const cogs: Use = { action: "gain_cogs", gives: { symbol: "cog", colour: null, count: corner.cogs } };
  return boostRow(card) ? [{ action: "stash", gives: null }, ...power, cogs] : [...power, cogs];
}

/** The card of the hand that is picked or in use, and those that are left. */
export function handOf(view: View, seat: number | null): { deck: Deck; card: Card }[] {
  const hand = seat === null ? [] : (view.hands[seat] ?? []);
  return hand.flatMap((card, place) => (card === null ? [] : [{ deck: DECKS[place]!, card }]));
}

/** The card that is used now: the pick, or a part that was drawn. */
export function inUse(view: View, seat: number | null): { deck: Deck | null; card: Card } | null {
  if (!view.own || seat === null) return null;
  if (view.own.drawn !== null) return { deck: partRow(view.own.drawn)?.deck ?? null, card: view.own.drawn };
  const picked = handOf(view, seat).find(({ deck }) => deck === view.own?.pick);
  return phaseKind(view.open.phase) === "use" && picked ? picked : null;
}

// What is chosen by buttons

export interface Offer {
  action: Action;
  id: string;
  args: Record<string, unknown>;
  /** Whether it goes on to what comes next. */
  ends: boolean;
  /** Small and quiet beside the others. */
  quiet: boolean;
  effects: Group;
  die: { colour: Colour; value: number } | null;
  card: Card | null;
  /** The damage that is dealt where it leads. */
  damage: number;
}

const PLAIN: Partial<Record<Kind, string>> = {
  construct_rearranged: "choice-construct-rearranged",
  no_answer: "choice-no-answer",
  take_back: "choice-take-back",
  fire: "choice-fire",
  decline: "choice-decline",
  take_terrain: "choice-terrain",
  pay_cog: "choice-pay-cog",
  arrange: "choice-arrange",
  done: "choice-done",
  not_done: "choice-not-done",
};
const ENDS: readonly Kind[] = ["fire", "done"];
const QUIET: readonly Kind[] = ["arrange", "not_done", "take_back"];

/** The colour that a challenge or a glacier asks for. */
function askedColour(view: View, seat: number | null): Colour | null {
  const frame = lastFrame(racerOf(view, seat));
  if (frame !== null && typeof frame === "object" && "glacier" in frame) return frame.glacier;
  const challenge = seat === null ? null : challengeAt(view, view.open.racers[seat]!.space);
  return challenge !== null && typeof challenge === "object"
    ? ((Object.values(challenge)[0] as { colour?: Colour }).colour ?? null)
    : null;
}

/** All that is chosen by a button: what lies on the machine, in the pool, the hand or the stash is clicked there. */
export function offers(view: View, legal: readonly Action[], seat: number | null): Offer[] {
  const all = legal.flatMap((action): Offer[] => {
    const kind = kindOf(action);
    const offer = (id: string, more: Partial<Offer> = {}): Offer[] => [
      {
        action,
        id,
        args: {},
        ends: ENDS.includes(kind),
        quiet: QUIET.includes(kind),
        effects: [],
        die: null,
        card: null,
        damage: damageOf(view, seat, action),
        ...more,
      },
    ];
    if (typeof action === "string") return PLAIN[kind] ? offer(PLAIN[kind]) : [];
    if ("apply" in action) return offer("page-apply", { effects: [[action.apply, leftOf(view, seat, action.apply)]] });
    if ("choose_group" in action) {
      const { card, group } = action.choose_group;
      return offer("page-group", { card, effects: groupsOf(card)[group] ?? [] });
    }
    if ("answer" in action) return offer("choice-answer", { card: action.answer });
    if ("way" in action) return offer("page-way", { args: { space: spaceWords(view, action.way) } });
    const colour = askedColour(view, seat);
    if ("pay_glacier" in action)
      return offer("choice-glacier", { die: colour && { colour, value: action.pay_glacier } });
    if ("pay_die" in action) return offer("choice-pay-die", { die: colour && { colour, value: action.pay_die } });
    if ("draw_from" in action)
      return offer("page-draw-from", { args: { deck: { message: { id: `deck-${action.draw_from}`, args: [] } } } });
    return [];
  });
  return all.sort((a, b) => Number(a.quiet) - Number(b.quiet) || Number(a.ends) - Number(b.ends));
}

/** The damage that a move deals: that of the space it leads to, or the most of those it may lead to. */
export function damageOf(view: View, seat: number | null, action: Action): number {
  const ahead = view.own?.forecast.ahead ?? [];
  const most = (steps: typeof ahead) => steps.reduce((most, { terrain }) => Math.max(most, terrain), 0);
  if (typeof action === "string") return 0;
  if ("apply" in action) {
    // That damage is damage need not be said twice; that it costs a part is news.
    if (action.apply === "damage") return breaksDown(view, seat, 1) ? 1 : 0;
    return action.apply === "motion" ? most(ahead) : 0;
  }
  if (!("way" in action)) return 0;
  const frame = lastFrame(racerOf(view, seat));
  const isSmooth = frame !== null && typeof frame === "object" && "way" in frame && frame.way.smooth;
  return isSmooth ? 0 : most(ahead.filter(({ space }) => space === action.way));
}

/** Whether so much damage takes the gauge beyond its end, which costs a part at once. */
export const breaksDown = (view: View, seat: number | null, damage: number): boolean => {
  const racer = racerOf(view, seat);
  return racer !== null && damage > 0 && racer.gauge - damage < GAUGE_LEAST;
};

/** What being done costs: as many parts as the gauge is below 0, or, with too few of them, the machine. */
export function costOfDone(view: View, seat: number | null): { parts: number; explodes: boolean } | null {
  const racer = racerOf(view, seat);
  const kind = phaseKind(view.open.phase);
  if (racer === null || racer.gauge >= 0 || (kind !== "race" && kind !== "damage")) return null;
  return { parts: -racer.gauge, explodes: -racer.gauge > racer.machine.length - 1 };
}

/** How often an effect of the batch is left. */
export function leftOf(view: View, seat: number | null, effect: Effect): number {
  const frame = lastFrame(racerOf(view, seat));
  return frame !== null && typeof frame === "object" && "batch" in frame
    ? (frame.batch.left[EFFECTS.indexOf(effect)] ?? 1)
    : 1;
}

/** What Enter does: whatever leads on, or the only thing there is. */
export function usualStep(list: readonly Offer[]): Action | null {
  const loud = list.filter(({ quiet }) => !quiet);
  return list.find(({ ends }) => ends)?.action ?? (loud.length === 1 ? loud[0]!.action : null);
}

// The track

/** The tiles of the track as they lie. */
export function tilesOf(view: Pick<View, "open">): Tile[] {
  const { course, tiles } = view.open.track;
  return tiles.map((tile) => BOX[course][tile]!);
}

/** What a space shows. */
export function rowAt(view: Pick<View, "open">, space: number): { tile: Tile; row: Tile["spaces"][number] } {
  let local = space;
  const tiles = tilesOf(view);
  for (const tile of tiles) {
    const row = tile.spaces[local];
    if (row) return { tile, row };
    local -= tile.spaces.length;
  }
  const tile = tiles.at(-1)!;
  return { tile, row: tile.spaces.at(-1)! };
}

export function challengeAt(view: Pick<View, "open">, space: number): TokenRow["challenge"] | null {
  const token = view.open.track.tokens.find((laid) => laid.space === space);
  return rowAt(view, space).row.challenge ?? (token ? (BOX.tokens[token.token]?.challenge ?? null) : null);
}

/** The name of a space, as the log has it. */
export function spaceWords(
  view: Pick<View, "open">,
  space: number,
): { message: { id: string; args: [string, unknown][] } } {
  const { tile, row } = rowAt(view, space);
  return {
    message: {
      id: "space",
      args: [
        ["tile", { message: { id: tile.id, args: [] } }],
        ["number", row.id.split(".")[1] ?? ""],
      ],
    },
  };
}

export const challengeSymbol = (challenge: TokenRow["challenge"]): SymbolName =>
  (typeof challenge === "string" ? challenge : Object.keys(challenge)[0]) as SymbolName;

/** The dice, cogs and steps of a challenge, for its sign. */
export function challengeDetail(challenge: TokenRow["challenge"]): { colour: Colour | null; text: string } {
  if (typeof challenge === "string") return { colour: null, text: "" };
  if ("generator" in challenge) return { colour: challenge.generator, text: "" };
  if ("glacier" in challenge) return { colour: challenge.glacier, text: "" };
  if ("rails" in challenge) return { colour: challenge.rails.colour, text: `${challenge.rails.steps}` };
  return { colour: challenge.pony.colour, text: `${challenge.pony.cogs}` };
}

export function challengeWords(challenge: TokenRow["challenge"], say: Say): string {
  const kind = typeof challenge === "string" ? challenge : Object.keys(challenge)[0]!;
  const { colour } = challengeDetail(challenge);
  const [count, smooth] =
    typeof challenge === "object" && "rails" in challenge
      ? [challenge.rails.steps, challenge.rails.smooth]
      : [typeof challenge === "object" && "pony" in challenge ? challenge.pony.cogs : 0, false];
  return say("page-challenge", {
    kind,
    colour: colour ? say(`colour-${colour}`) : "",
    count,
    motion: say(smooth ? "effect-smooth" : "effect-motion"),
  });
}

// After the race

/** The seats in the order in which they finished. */
export function podium(view: View): { seat: number; place: number }[] {
  const places = view.places ?? [];
  return places.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** For each round: how far every seat is from the start, and what damage it has taken up to then. */
export interface Told {
  round: number;
  travelled: number[];
  damage: number[];
}

export function chart(past: readonly { view: View; events: SeenEvent<Event>[] }[]): Told[] {
  const first = past[0]?.view;
  if (!first) return [];
  const damage = first.open.racers.map(() => 0);
  const rounds = new Map<number, Told>();
  for (const { view, events } of past) {
    for (const { event } of events) {
      if (typeof event === "object" && ("gauge_fell" in event || "broke_down" in event)) {
        const { seat } = "gauge_fell" in event ? event.gauge_fell : event.broke_down;
        damage[seat] = (damage[seat] ?? 0) + 1;
      }
    }
    const travelled = view.to_line.map((left, seat) => first.to_line[seat]! - left);
    if (view.open.round > 0) rounds.set(view.open.round, { round: view.open.round, travelled, damage: [...damage] });
  }
  return [...rounds.values()];
}

/** Cards of a machine that were fired, and whether it blew up: for a puff of steam. */
export function fired(events: readonly SeenEvent<Event>[], seat: number | null): { cards: Card[]; exploded: boolean } {
  const cards: Card[] = [];
  let exploded = false;
  for (const { event } of events) {
    if (typeof event !== "object") continue;
    if ("fired" in event && event.fired.seat === seat) cards.push(event.fired.card);
    if ("exploded" in event && event.exploded.seat === seat) exploded = true;
  }
  return { cards, exploded };
}

/** Who is still waited for, apart from the viewer. */
export const busyNames = (view: View, seats: readonly SeatLook[], seat: number | null): string[] =>
  seats.flatMap((look, other) => (other !== seat && isIn(view.asked, other) ? [look.name] : []));

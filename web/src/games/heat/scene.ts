// What to draw and what may be clicked. No DOM and no rule here: whatever is lawful, owed or reached the view says.

import type { Say, SeatLook, SeenEvent } from "../contract";
import { isLegal, kindOf, same } from "../kit/actions";
import box from "../../generated/heat-box.json";
import type {
  Action,
  CarId,
  CarView,
  Card,
  CardRow,
  Event,
  LineView,
  Place,
  Printed,
  Racer,
  Shift,
  Track,
  View,
} from "../../generated/heat";
import { sideNumber } from "./geometry";
import type { SymbolName } from "./symbols";

const BOARDS = new Map(box.boards as unknown as [Track, Printed][]);

/** All tracks, as they are printed. */
export const TRACKS = [...BOARDS.keys()];

export function printedOf(track: Track): Printed {
  return BOARDS.get(track)!;
}

// Cards

/** A symbol on a card, with its number if it has one. */
export interface CardSign {
  symbol: SymbolName;
  text: string;
  tone: "plain" | "hot" | "cool" | "plus";
}

/** What a card shows. */
export interface Face {
  id: Card;
  kind: "basic" | "upgrade" | "sponsor" | "stress" | "heat";
  values: readonly number[];
  signs: readonly CardSign[];
}

const ROWS = box.cards as unknown as CardRow[];

const SIGNS: Record<string, { symbol: SymbolName; tone: CardSign["tone"] }> = {
  plus: { symbol: "plus", tone: "plus" },
  heat: { symbol: "heat", tone: "hot" },
  scrap: { symbol: "scrap", tone: "hot" },
  limit: { symbol: "limit", tone: "plain" },
  cooldown: { symbol: "cooldown", tone: "cool" },
  super_cool: { symbol: "super_cool", tone: "cool" },
  reduce_stress: { symbol: "reduce_stress", tone: "cool" },
  slipstream: { symbol: "slipstream", tone: "plain" },
  refresh: { symbol: "refresh", tone: "plain" },
  salvage: { symbol: "salvage", tone: "plain" },
  direct: { symbol: "direct", tone: "plain" },
  accelerate: { symbol: "accelerate", tone: "plain" },
  draft: { symbol: "draft", tone: "plain" },
};

/** A symbol that a card bears; how often or how much, 1 if it has no number. */
interface Printable {
  name: string;
  count: number;
  /** Whether its number is printed. */
  counted: boolean;
}

function printable(row: CardRow): Printable[] {
  const all = Object.entries({ plus: row.plus, ...row.symbols });
  return all.flatMap(([name, value]) =>
    value ? [{ name, count: Number(value), counted: typeof value === "number" }] : [],
  );
}

function faceOf(row: CardRow): Face {
  const heat = row.id === "heat" || row.part === "heat";
  const sponsor = /^s\d/.test(row.id);
  const kind = heat ? "heat" : row.id === "stress" ? "stress" : row.basic ? "basic" : sponsor ? "sponsor" : "upgrade";
  const signs = printable(row).flatMap(({ name, count, counted }): CardSign[] => {
    const sign = SIGNS[name];
    const bare = !counted || (name === "plus" && count === 1);
    const text = bare ? "" : name === "limit" && count > 0 ? `+${count}` : String(count).replace("-", "−");
    return sign ? [{ ...sign, text }] : [];
  });
  // A card that only looks for others has no value worth a figure.
  const values = row.values.length === 1 && row.values[0] === 0 && row.plus > 0 ? [] : row.values;
  return { id: row.id, kind, values, signs };
}

const FACES = new Map(ROWS.map((row) => [row.id, faceOf(row)]));

/** Every kind of card in the box. */
export const CARDS = ROWS.map((row) => row.id);

export function face(card: Card): Face {
  return FACES.get(card) ?? { id: card, kind: "upgrade", values: [], signs: [] };
}

/** What a sign on a card is called in the catalogue. */
const signId = ({ name, count }: Printable): string =>
  `symbol-${name === "limit" ? (count < 0 ? "limit-down" : "limit-up") : name.replaceAll("_", "-")}`;

const signWords = (sign: Printable, say: Say): string => say(signId(sign), { count: Math.abs(sign.count) });

/** A label, and below it what the symbols of the card do. */
export function withHelp(label: string, card: Card, say: Say): string {
  const row = ROWS.find((row) => row.id === card);
  const signs = row && row.id !== "stress" ? printable(row) : [];
  return [label, ...signs.map((sign) => say(`${signId(sign)}-help`))].join("\n");
}

/** The name of a card, as the log has it. */
export function cardWords(card: Card, say: Say): string {
  const row = ROWS.find((row) => row.id === card);
  if (!row || row.id === "heat" || row.id === "stress" || row.id.startsWith("u")) return say(`card-${card}`);
  if (row.basic) return say("card-basic", { value: row.value });
  const values = row.values.join("/");
  const face = [values, ...printable(row).map((sign) => signWords(sign, say))].join(", ");
  if (row.part)
    return say("card-upgrade", {
      part: say(`part-${row.part.replaceAll("_", "-")}`),
      number: Number(card.slice(1)),
      face,
    });
  return say("card-sponsor", { name: say(`sponsor-${card.slice(1)}`), face });
}

// Actions

/** A button of the decision that is asked for. */
export interface Offer {
  action: Action;
  /** What it says, in the game's catalogue. */
  id: string;
  args: Record<string, unknown>;
  symbol: SymbolName | null;
  /** The card it is about. */
  card: Card | null;
  tone: "plain" | "hot" | "cool";
  legal: boolean;
  /** Whether it is what most people want: the green key, and what Enter does. */
  ends: boolean;
  /** What it costs in the corners of the turn, where it leads to them. */
  price: Price | null;
}

/** What the corners take. */
export interface Price {
  heat: number;
  /** Whether that is more than there is. */
  spinsOut: boolean;
}

const ENDS = [
  "end_react",
  "decline_slipstream",
  "end_discard",
  "end_salvage",
  "end_super_cool",
  "end_refresh",
  "keep_upgrades",
];

/** What upgrades and mechanics bring; a button each, as far as it is lawful. */
const OTHERS: Record<string, { id: string; symbol: SymbolName | null; tone?: Offer["tone"] }> = {
  pay_heat: { id: "choice-pay", symbol: "heat", tone: "hot" },
  scrap: { id: "choice-scrap", symbol: "scrap", tone: "hot" },
  reduce_stress: { id: "choice-reduce-stress", symbol: "reduce_stress", tone: "cool" },
  salvage: { id: "choice-salvage", symbol: "salvage" },
  salvage_card: { id: "choice-salvage-card", symbol: null },
  end_salvage: { id: "choice-end-salvage", symbol: null },
  super_cool: { id: "choice-super-cool", symbol: "super_cool", tone: "cool" },
  super_cool_heat: { id: "choice-super-cool-heat", symbol: "super_cool", tone: "cool" },
  end_super_cool: { id: "choice-end-super-cool", symbol: null },
  draft: { id: "choice-draft", symbol: "draft" },
  direct_play: { id: "choice-direct", symbol: "direct" },
  accelerate: { id: "choice-accelerate", symbol: "accelerate" },
  declare_unpayable: { id: "choice-declare", symbol: null, tone: "hot" },
  keep_card: { id: "choice-keep", symbol: "heat" },
  refresh: { id: "choice-refresh", symbol: "refresh" },
  end_refresh: { id: "choice-end-refresh", symbol: null },
  choose_value: { id: "choice-value", symbol: null },
  keep_upgrades: { id: "choice-keep-upgrades", symbol: null },
  consult: { id: "choice-tune-more", symbol: "adrenaline" },
};

/** The value that an action carries, if it carries one. */
const cargo = (action: Action): unknown => (typeof action === "string" ? null : Object.values(action)[0]);

function otherOffer(action: Action): Offer[] {
  const kind = kindOf(action);
  const look = OTHERS[kind];
  if (!look) return [];
  const carried = cargo(action);
  const card = typeof carried === "string" && kind !== "consult" ? carried : null;
  const id = carried === "fewer" ? "choice-tune-fewer" : look.id;
  const args = kind === "choose_value" ? { value: carried } : {};
  return [
    {
      action,
      id,
      args,
      symbol: look.symbol,
      card,
      tone: look.tone ?? "plain",
      legal: true,
      ends: ENDS.includes(kind),
      price: null,
    },
  ];
}

/** What may be done beside the cards in hand and the market, and what may not and can be asked about. */
export function offers(view: View, legal: readonly Action[], seat: number | null): Offer[] {
  if (seat === null || legal.length === 0) return [];
  const others = legal.flatMap(otherOffer);
  const driving = drivingOf(view);
  if (!driving || view.turn?.seat !== seat) return others;
  const offer = (action: Action, id: string, symbol: SymbolName | null, tone: Offer["tone"], args = {}): Offer => ({
    action,
    id,
    args,
    symbol,
    card: null,
    tone,
    legal: isLegal(legal, action),
    ends: ENDS.includes(kindOf(action)),
    price: null,
  });
  const turn = view.turn;
  /** What the corners cost if nothing more is done. */
  const price: Price = { heat: turn.lines.reduce((sum, line) => sum + line.heat, 0), spinsOut: turn.spins_out };
  const best = turn.slipstreams.findLastIndex((way) => !way.spins_out);
  switch (driving.step) {
    case "react":
      return [
        offer("cool", "page-cool", "cooldown", "cool", { left: turn.cooldown }),
        offer("boost", "page-boost", "boost", "hot", { heat: turn.boost_heat }),
        ...(driving.adrenaline === "none" ? [] : [offer("take_adrenaline", "page-adrenaline", "adrenaline", "plain")]),
        ...others,
        { ...offer("end_react", "page-end-react", null, "plain"), price },
      ];
    case "slipstream":
      return [
        // Who may be carried along mostly wants to be, and as far as it goes without flying off.
        ...turn.slipstreams.map(({ spaces, to, heat, spins_out: spinsOut }, place) => ({
          ...offer({ slipstream: spaces }, "page-slipstream", "slipstream", "plain", { spaces, to: to.space }),
          ends: place === best,
          price: { heat, spinsOut },
        })),
        { ...offer("decline_slipstream", "page-decline", null, "plain"), ends: best < 0, price },
      ];
    case "discard":
      return [offer("end_discard", "page-end-discard", "card", "plain")];
    default:
      return others;
  }
}

/** Whether an action leads to a spin-out for certain: nobody does that with one careless click. */
export function isFolly(view: View, offers: readonly Offer[], action: Action): boolean {
  if (action === "commit") return view.own?.forecast?.spin_out_percent === 100;
  return offers.some((offer) => same(offer.action, action) && offer.price?.spinsOut === true);
}

/** The one thing that can be done, if it only says that nothing is done. A plan is never committed by itself. */
export function autoPass(legal: readonly Action[]): Action | null {
  const [only] = legal;
  return legal.length === 1 && only !== undefined && ENDS.includes(kindOf(only)) ? only : null;
}

/** What Enter does when nothing has the focus: the one button that is the usual next step. */
export function usualStep(view: View, legal: readonly Action[], seat: number | null): Action | null {
  if (isLegal(legal, "commit")) return "commit";
  return offers(view, legal, seat).find((offer) => offer.ends && offer.legal)?.action ?? null;
}

export interface GearChoice extends Shift {
  chosen: boolean;
  /** Where the lever stands before this round. */
  now: boolean;
}

/** The gears of the own mat. */
export function gears(view: View, seat: number): GearChoice[] {
  // A plan is done with once all have planned: a spin-out has put the lever elsewhere since.
  const plan = view.phase === "planning" ? view.own?.plan : null;
  const chosen =
    plan && typeof plan === "object"
      ? "shifted" in plan
        ? plan.shifted
        : "committed" in plan
          ? plan.committed
          : null
      : null;
  const now = view.drivers[seat]?.gear;
  return (view.own?.shifts ?? []).map((shift) => ({
    ...shift,
    chosen: shift.gear === chosen,
    now: shift.gear === now,
  }));
}

/** Who is still planning, as far as the others have to wait for it. */
export const waitedFor = (view: View, seat: number | null, seats: readonly SeatLook[]): string[] =>
  view.drivers.flatMap(({ ready }, other) =>
    other !== seat && !ready && view.cars[other]?.status === "racing" ? [seats[other]?.name ?? ""] : [],
  );

/** How many steps must be taken back until the gear can be chosen anew. */
export function stepsToGear(view: View): number {
  const own = view.own;
  return own && typeof own.plan === "object" && "shifted" in own.plan ? laidByHand(view) + 1 : 0;
}

/** Cards that a cluttered hand lays by itself are not taken back one by one. */
function laidByHand(view: View): number {
  return view.own?.forecast?.cluttered ? 0 : (view.own?.laid.length ?? 0);
}

/** How many steps must be taken back until this laid card is in hand again. */
export function stepsToCard(view: View, place: number): number {
  return Math.max(0, laidByHand(view) - place);
}

export type Use = "lay" | "discard" | "direct" | "cool" | "calm";

/** What a click on a card in hand does now. */
export function useOf(legal: readonly Action[], card: Card): { use: Use | null; action: Action | null } {
  const uses: [Use, Action][] = [
    ["lay", { lay_card: card }],
    ["discard", { discard: card }],
    ["direct", { direct_play: card }],
  ];
  if (face(card).kind === "heat") uses.push(["cool", "cool"]);
  if (face(card).kind === "stress") uses.push(["calm", "reduce_stress"]);
  const found = uses.find(([, action]) => isLegal(legal, action));
  return found ? { use: found[0], action: found[1] } : { use: null, action: null };
}

/** What a click on a card would try, so that the rules can say why not. */
export function attempt(view: View, card: Card): Action {
  return drivingOf(view)?.step === "discard" ? { discard: card } : { lay_card: card };
}

// The race

export function drivingOf(view: View) {
  return typeof view.phase === "object" && "driving" in view.phase ? view.phase.driving : null;
}

/** How far a place is from the grid's start line, over all laps. */
export function progress(place: Place, spaces: number): number {
  return place.crossings * spaces + place.space;
}

export const sameRacer = (a: Racer, b: Racer): boolean => same(a, b);

export function carOf(view: View, racer: Racer): CarId | null {
  const found = view.cars.findIndex((car) => sameRacer(car.racer, racer));
  return found < 0 ? null : found;
}

export const seatOf = (car: CarView): number | null => ("driver" in car.racer ? car.racer.driver : null);

export function carWords(car: CarView, names: readonly { name: string }[], say: Say): string {
  if ("driver" in car.racer) return names[car.racer.driver]?.name ?? "";
  return say("racer-legend", { colour: say(`colour-${car.racer.legend}`) });
}

/** What there is to say of a car: who drives it, and what everybody can see of their mat. */
export function carHelp(view: View, id: CarId, names: readonly { name: string }[], say: Say): string {
  const car = view.cars[id]!;
  const name = carWords(car, names, say);
  const seat = seatOf(car);
  const driver = seat === null ? null : view.drivers[seat];
  if (!driver) return say("page-legend-help", { name });
  return say("page-driver-help", { name, gear: driver.gear, engine: driver.engine, hand: driver.hand });
}

const placeOf = (car: CarView): number | null => (typeof car.status === "object" ? car.status.placed : null);

/** All cars: those with a place first, then as they run. */
export function order(view: View): CarId[] {
  const placed = view.cars.flatMap((car, id) => (placeOf(car) === null ? [] : [id]));
  // Whoever retired has a low place while others still run.
  placed.sort((a, b) => placeOf(view.cars[a]!)! - placeOf(view.cars[b]!)!);
  const finished = placed.filter((id) => placeOf(view.cars[id]!)! <= placed.length);
  const retired = placed.filter((id) => !finished.includes(id));
  return [...finished, ...view.running, ...retired];
}

export interface Rank {
  car: CarId;
  /** Its place now; final if it has one. */
  place: number;
  final: boolean;
  finished: boolean;
  lap: number;
  /** Spaces behind the first car that still runs. */
  gap: number;
  /** Whether its turn is being driven. */
  turn: boolean;
}

export function ranks(view: View, spaces: number): Rank[] {
  const driving = drivingOf(view);
  const active = driving ? driving.order[driving.at] : null;
  const leader = view.cars[view.running[0] ?? -1];
  return order(view).map((id, i) => {
    const car = view.cars[id]!;
    const final = placeOf(car);
    return {
      car: id,
      place: final ?? i + 1,
      final: final !== null,
      finished: car.status === "finished",
      lap: Math.min(Math.max(1, car.at.crossings), view.laps),
      gap: leader && final === null ? progress(leader.at, spaces) - progress(car.at, spaces) : 0,
      turn: active === id,
    };
  });
}

// Before a race

/** The cards that lie open to be picked or swapped for. */
export function market(view: View): readonly Card[] {
  if (typeof view.phase !== "object") return [];
  if ("drafting" in view.phase) return view.phase.drafting.market;
  return "swapping" in view.phase ? view.phase.swapping : [];
}

/** Whether the race has not begun yet. */
export function isPreparing(view: View): boolean {
  return view.phase === "dropping" || (typeof view.phase === "object" && !("driving" in view.phase));
}

/** What a click on a card of the market does; a swap needs an own card first. */
export function pickOf(legal: readonly Action[], card: Card, own: Card | null): Action | null {
  const wishes: Action[] = [{ pick_upgrade: card }, ...(own === null ? [] : [{ swap_upgrade: { own, market: card } }])];
  return wishes.find((wish) => isLegal(legal, wish)) ?? null;
}

/** What a click on an own upgrade does: it is dropped, or put up for a swap. */
export function ownUpgradeUse(legal: readonly Action[], card: Card): "drop" | "swap" | null {
  if (isLegal(legal, { drop_upgrade: card })) return "drop";
  const swaps = legal.some(
    (action) => typeof action === "object" && "swap_upgrade" in action && action.swap_upgrade.own === card,
  );
  return swaps ? "swap" : null;
}

/** A car's points in a season: of every race that is over, and of all. */
export interface SeasonRow {
  car: CarId;
  points: number[];
  total: number;
}

/** The season's table, the most points first; equal cars as they stood in the last race. */
export function seasonRows(view: View): SeasonRow[] {
  const races = view.season?.points ?? [];
  const rows = order(view).map((car) => {
    const points = races.map((race) => race[car] ?? 0);
    return { car, points, total: points.reduce((sum, more) => sum + more, 0) };
  });
  return rows.sort((a, b) => b.total - a.total);
}

// On the track

/** A car that could stand somewhere. */
export interface Ghost {
  place: Place;
  /** What is written on it. */
  text: string;
  kind: "least" | "most" | "sure" | "slipstream";
  /** What a click on it does. */
  action: Action | null;
}

/** Where the own plan leads, or where a slipstream would. */
export function ghosts(view: View, legal: readonly Action[], seat: number | null): Ghost[] {
  const forecast = view.own?.forecast;
  if (forecast && !forecast.cluttered && (view.own?.laid.length ?? 0) > 0) {
    const { least, most } = forecast;
    if (same(least.to, most.to))
      return [{ place: most.to, text: range(least.speed, most.speed), kind: "sure", action: null }];
    return [
      { place: least.to, text: String(least.speed), kind: "least", action: null },
      { place: most.to, text: String(most.speed), kind: "most", action: null },
    ];
  }
  if (view.turn && view.turn.seat === seat && seat !== null) {
    return view.turn.slipstreams.flatMap(({ spaces, to }): Ghost[] =>
      isLegal(legal, { slipstream: spaces })
        ? [{ place: to, text: `+${spaces}`, kind: "slipstream", action: { slipstream: spaces } }]
        : [],
    );
  }
  return [];
}

export const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

/** The corner lines that the plan or the turn crosses, and the heat that they cost at most. */
export function owed(view: View, seat: number | null): Map<number, number> {
  const forecast = view.own?.forecast;
  const lines: readonly LineView[] =
    forecast && !forecast.cluttered
      ? forecast.most.lines
      : view.turn?.seat === seat && seat !== null
        ? view.turn.lines
        : [];
  return new Map(lines.map((line) => [line.corner, line.heat]));
}

/** One drive of one car, as numbers along the track. */
export interface Journey {
  car: CarId;
  from: number;
  to: number;
  fromSide: number;
  toSide: number;
  spins: boolean;
}

/** What each event moves, at the place of the event; nothing where nothing moves. */
export function journeys(view: View, spaces: number, events: readonly SeenEvent<Event>[]): (Journey | null)[] {
  const found: (Journey | null)[] = [];
  for (const { event } of events) found.push(journeyOf(view, spaces, event, found));
  return found;
}

function journeyOf(view: View, spaces: number, event: Event, before: readonly (Journey | null)[]): Journey | null {
  if (typeof event !== "object") return null;
  if ("moved" in event) {
    const { racer, from, to } = event.moved;
    const car = carOf(view, racer);
    if (car === null || same(from, to)) return null;
    return {
      car,
      from: progress(from, spaces),
      to: progress(to, spaces),
      fromSide: sideNumber(from.side),
      toSide: sideNumber(to.side),
      spins: false,
    };
  }
  if (!("spun_out" in event)) return null;
  const { seat, to } = event.spun_out;
  const car = carOf(view, { driver: seat });
  if (car === null) return null;
  // It has just come from somewhere, unless that was told a step earlier.
  const last = before.findLast((journey) => journey?.car === car);
  return {
    car,
    from: last?.to ?? progress(to, spaces),
    to: progress(to, spaces),
    fromSide: last?.toSide ?? sideNumber(to.side),
    toSide: sideNumber(to.side),
    spins: true,
  };
}

// The end

/** The cars from first to last when the race began and after each round, as far as it was seen. */
export function chart(past: readonly { view: View }[]): CarId[][] {
  let rounds: CarId[][] = [];
  let last = 0;
  for (const { view } of past) {
    const round = view.phase === "over" ? last + 1 : view.round;
    // Another race has begun.
    if (round < last) rounds = [];
    if (round !== last) rounds.push(order(view));
    last = round;
  }
  return rounds;
}

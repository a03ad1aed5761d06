// What the shop and the extra ammunition bring: leaders, upgrades and cards as rows, each with the clause that says what it does.

import box from "../../generated/thunder-road-shop.json";
import type {
  Airstrike,
  Bounty,
  Command,
  Condition,
  Gang,
  Leader,
  OneShot,
  Upgrade,
} from "../../generated/thunder-road";

export type Slots = readonly [Command, number[]][];

const LEADERS = box.leaders as [Leader, number, Slots][];
const UPGRADES = box.upgrades as Upgrade[];
const BONUS = box.bonus_commands as [Command, number[]][];

/** The commands of a crew: its leader's, or those of its own board, and the bonus command. A star takes no die. */
export function slotsOf(gang: Pick<Gang, "leader" | "bonus">, board: Slots): Slots {
  const own = LEADERS.find(([leader]) => leader === gang.leader)?.[2] ?? board;
  return [...own, ...BONUS.filter(([command]) => command === gang.bonus)];
}

export const starsOf = (leader: Leader): number => LEADERS.find(([other]) => other === leader)?.[1] ?? 0;

/** The clause that says what a thing does: rows stand in the order of their clauses. */
export const clauses = {
  leader: (leader: Leader): string => `CS-4.${LEADERS.findIndex(([other]) => other === leader) + 1}`,
  upgrade: (upgrade: Upgrade): string => `CS-5.${UPGRADES.indexOf(upgrade) + 1}`,
  condition: (condition: Condition): string => `EA-2.${box.conditions.indexOf(condition) + 3}`,
  airstrike: (card: Airstrike): string => `EA-3.${box.airstrikes.indexOf(card) + 3}`,
  bounty: (card: Bounty): string => `EA-4.${box.bounties.indexOf(card) + 4}`,
  oneShot: (card: OneShot): string => `EA-5.${box.one_shots.indexOf(card) + 2}`,
};

export const kebab = (name: string): string => name.replaceAll("_", "-");

// What a part looks like: a small drawing in a box of 64 by 52, as layers of metal. All of them are our own drawing.

import { gear, ring, star } from "./symbols";

/** The material of a layer: brass, copper, silver, iron, glass, fire, spark, leaf; `line` is a thin dark line, `rod` a thick one. */
export type Metal = "brass" | "copper" | "silver" | "iron" | "glass" | "fire" | "spark" | "leaf" | "line" | "rod";
export type Motif = readonly (readonly [Metal, string])[];

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const wheel = (x: number, y: number, r: number, spokes = 6): string =>
  Array.from({ length: spokes }, (_, i) => {
    const angle = (i * 2 * Math.PI) / spokes;
    return `M${x} ${y}L${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join("");
const hoop = (x: number, y: number, r: number, width: number): string => ring(x, y, r) + ring(x, y, r - width);
const flame = (x: number, y: number, h: number): string =>
  `M${x} ${y - h}C${x + h * 0.2} ${y - h * 0.6} ${x + h * 0.5} ${y - h * 0.4} ${x + h * 0.32} ${y}H${x - h * 0.32}C${x - h * 0.5} ${y - h * 0.4} ${x - h * 0.2} ${y - h * 0.6} ${x} ${y - h}Z`;
const bolt = (x: number, y: number): string =>
  `M${x + 2} ${y - 9}L${x - 5} ${y + 1}H${x}L${x - 2} ${y + 9}L${x + 5} ${y - 2}H${x}Z`;
const spring = (x: number, top: number, bottom: number, w: number): string => {
  const turns = 5;
  const step = (bottom - top) / turns;
  return `M${x} ${top}${Array.from({ length: turns }, (_, i) => `L${x + (i % 2 ? -w : w)} ${top + (i + 0.5) * step}`).join("")}L${x} ${bottom}`;
};
const rivets = (...at: [number, number][]): string => at.map(([x, y]) => ring(x, y, 1.6)).join("");

const MOTIFS = {
  legs: [
    ["rod", "M22 24L10 12L4 44M26 28L16 20L14 47M38 28L48 20L50 47M42 24L54 12L60 44M30 30L26 48M34 30L38 48"],
    ["brass", "M18 24C18 12 46 12 46 24S18 36 18 24Z"],
    ["glass", ring(32, 22, 5)],
  ],
  penny: [
    ["iron", hoop(26, 28, 21, 3.5) + hoop(55, 41, 8, 2.5)],
    ["line", wheel(26, 28, 19, 10) + wheel(55, 41, 7)],
    ["rod", "M26 28L31 5H38M31 8C46 10 50 26 55 41M27 5H20"],
    ["brass", ring(26, 28, 4)],
  ],
  balloon: [
    ["copper", "M12 18C12 -3 52 -3 52 18C52 28 40 32 37 38H27C24 32 12 28 12 18Z"],
    ["line", "M24 35C18 20 22 6 32 2M40 35C46 20 42 6 32 2M32 2V38"],
    ["rod", "M27 38L28 44M37 38L36 44"],
    ["brass", box(25, 43, 14, 8)],
  ],
  airship: [
    ["silver", "M3 20C10 4 48 2 61 20C48 38 10 36 3 20Z"],
    ["line", "M3 20H61M14 10C22 16 22 24 14 30M48 9C42 16 42 24 48 31"],
    ["rod", "M24 33L26 40M42 33L40 40"],
    ["brass", "M20 40H46L42 49H24Z"],
    ["iron", "M58 14L64 8V32L58 26Z"],
  ],
  jets: [
    ["fire", flame(16, 50, -16) + flame(48, 50, -16)],
    ["iron", "M8 10H24L27 34H5ZM40 10H56L59 34H37Z"],
    ["brass", box(4, 6, 56, 8) + "M28 14H36V28H28Z"],
    ["line", "M7 20H25M6 27H26M39 20H57M38 27H58"],
  ],
  rockets: [
    ["fire", "M14 6L0 10L10 14L0 18L14 20ZM14 32L0 36L10 40L0 44L14 46Z"],
    ["copper", "M14 5H46C54 5 60 9 62 13C60 17 54 21 46 21H14ZM14 31H46C54 31 60 35 62 39C60 43 54 47 46 47H14Z"],
    ["iron", "M14 2L24 5V21L14 24ZM14 28L24 31V47L14 50Z"],
    ["line", "M46 5V21M46 31V47"],
  ],
  rings: [
    ["spark", "M8 22H64V30H8Z"],
    [
      "silver",
      "M10 6C18 6 18 46 10 46S2 6 10 6ZM26 10C33 10 33 42 26 42S19 10 26 10ZM41 14C47 14 47 38 41 38S35 14 41 14Z",
    ],
    ["line", "M10 12V40M26 15V37M41 18V34"],
    ["spark", star(8, 8, 3, 55, 26)],
  ],
  propeller: [
    ["iron", box(0, 23, 30, 6)],
    [
      "brass",
      "M34 22C26 10 30 0 36 0S46 10 38 22ZM38 30C46 42 42 52 36 52S26 42 34 30ZM39 24C52 16 62 18 63 24S52 34 39 29Z",
    ],
    ["silver", ring(36, 26, 6.5)],
    ["line", ring(36, 26, 2.5)],
  ],
  locomotive: [
    ["iron", "M22 0H36V14H22ZM19 0H39V4H19Z"],
    ["brass", ring(29, 28, 17)],
    ["iron", ring(29, 28, 12)],
    ["glass", ring(29, 28, 5)],
    ["copper", "M8 42H50L62 52H2Z"],
    ["line", "M18 43L14 52M29 43V52M40 43L46 52"],
  ],
  tracks: [
    ["iron", "M14 14H50A13 13 0 0 1 50 44H14A13 13 0 0 1 14 14Z"],
    ["silver", "M14 19H50A9 9 0 0 1 50 39H14A9 9 0 0 1 14 19Z"],
    ["brass", ring(14, 29, 7) + ring(32, 29, 7) + ring(50, 29, 7)],
    [
      "line",
      ring(14, 29, 2) +
        ring(32, 29, 2) +
        ring(50, 29, 2) +
        "M10 14V9M22 14V9M34 14V9M46 14V9M10 49V44M22 49V44M34 49V44M46 49V44",
    ],
  ],
  monowheel: [
    ["iron", hoop(32, 26, 25, 5)],
    ["silver", hoop(32, 26, 18, 2.5)],
    ["copper", "M22 18H29V28A3 3 0 0 0 35 28V18H42V28A10 10 0 0 1 22 28Z"],
    ["silver", box(22, 16, 7, 5) + box(35, 16, 7, 5)],
    ["spark", bolt(32, 10)],
  ],
  tube: [
    ["fire", "M14 17L0 12L6 22L-1 26L6 30L0 40L14 35Z"],
    ["copper", "M12 14H44C54 14 62 20 62 26S54 38 44 38H12Z"],
    ["brass", box(20, 11, 6, 30) + box(38, 11, 6, 30)],
    ["glass", ring(53, 26, 4)],
  ],
  wings: [
    [
      "silver",
      "M32 22C22 2 8 2 0 8C6 10 8 14 8 18C14 16 17 19 18 24C24 22 28 26 32 30ZM32 22C42 2 56 2 64 8C58 10 56 14 56 18C50 16 47 19 46 24C40 22 36 26 32 30Z",
    ],
    ["line", "M32 24C22 10 12 6 3 8M32 26C24 16 16 13 9 17M32 24C42 10 52 6 61 8M32 26C40 16 48 13 55 17"],
    ["brass", "M27 20H37L35 46L32 52L29 46Z"],
  ],
  biplane: [
    ["copper", "M2 8H62V14H2ZM2 32H62V38H2Z"],
    ["line", "M10 14L22 32M22 14L10 32M42 14L54 32M54 14L42 32"],
    ["rod", "M10 14V32M22 14V32M42 14V32M54 14V32"],
    ["brass", "M26 16H38V44H26Z"],
    ["iron", ring(32, 24, 5) + hoop(20, 46, 6, 2.5) + hoop(44, 46, 6, 2.5)],
  ],
  kite: [
    ["copper", "M32 0L56 20L32 44L8 20Z"],
    ["silver", "M32 0L56 20H32ZM8 20H32V44Z"],
    ["line", "M32 0V44M8 20H56M32 44C40 48 24 50 32 52"],
  ],
  stilts: [
    ["brass", "M6 4H58V14H6Z"],
    ["line", spring(18, 14, 44, 9) + spring(46, 14, 44, 9)],
    ["iron", "M8 44H28V50H8ZM36 44H56V50H36Z"],
  ],
  boiler: [
    ["iron", box(26, 0, 8, 10)],
    ["copper", "M10 12C10 6 54 6 54 12V44C54 50 10 50 10 44Z"],
    ["brass", box(10, 17, 44, 4) + box(10, 37, 44, 4)],
    ["glass", ring(32, 29, 6)],
    ["line", "M32 29L35 25" + rivets([16, 19], [48, 19], [16, 39], [48, 39])],
  ],
  dynamo: [
    ["iron", box(6, 42, 52, 8)],
    ["copper", "M10 12H40V42H10Z"],
    ["line", "M10 17H40M10 22H40M10 27H40M10 32H40M10 37H40"],
    ["silver", ring(47, 26, 14)],
    ["brass", gear(10, 10, 47, 26)],
  ],
  arc: [
    ["iron", "M6 20H58L52 50H12Z"],
    ["silver", "M14 0H21L25 18H19ZM43 0H50L45 18H39Z"],
    ["spark", star(9, 11, 4, 32, 20)],
    ["line", "M12 36H52"],
  ],
  plates: [
    ["iron", box(8, 44, 48, 6)],
    ["copper", box(12, 6, 6, 38) + box(28, 6, 6, 38) + box(44, 6, 6, 38)],
    ["silver", box(20, 10, 6, 34) + box(36, 10, 6, 34)],
    ["line", "M15 6V2H31V6M31 2H47V6"],
    ["spark", bolt(56, 18)],
  ],
  tank: [
    ["glass", "M8 12H56V46A4 4 0 0 1 52 50H12A4 4 0 0 1 8 46Z"],
    ["silver", box(18, 2, 6, 34) + box(40, 2, 6, 34)],
    ["line", ring(30, 40, 2) + ring(34, 30, 2.5) + ring(31, 20, 1.6) + ring(48, 38, 2) + ring(14, 28, 2) + "M8 18H56"],
    ["brass", box(6, 8, 52, 4)],
  ],
  burner: [
    ["iron", "M8 8H56V50H8Z"],
    ["fire", flame(22, 42, 20) + flame(34, 42, 27) + flame(45, 42, 18)],
    ["line", "M14 42H50M14 46H50M18 42V50M26 42V50M34 42V50M42 42V50"],
    ["brass", box(6, 4, 52, 6)],
  ],
  jars: [
    ["glass", "M6 16H22V48H6ZM25 16H41V48H25ZM44 16H60V48H44Z"],
    ["copper", "M6 30H22V48H6ZM25 30H41V48H25ZM44 30H60V48H44Z"],
    ["rod", "M14 24V8H52V24M33 24V8"],
    ["brass", ring(14, 7, 3.5) + ring(33, 7, 3.5) + ring(52, 7, 3.5)],
  ],
  accumulator: [
    ["silver", "M8 16C8 4 34 4 34 16V50H8Z"],
    ["line", "M8 22H34M8 42H34"],
    ["brass", ring(48, 22, 14)],
    ["glass", ring(48, 22, 10)],
    ["line", "M48 22L54 16M40 28L41 27M48 13V15M56 28L55 27"],
    ["rod", "M34 38H48V36"],
  ],
  chest: [
    ["iron", "M6 10H58V50H6Z"],
    ["brass", box(4, 6, 56, 6) + "M16 18H48V44H16Z"],
    ["fire", "M20 22H44V40H20Z"],
    ["line", "M20 26H44M20 31H44M20 36H44"],
    ["silver", box(46, 28, 6, 6)],
  ],
  pistons: [
    ["iron", box(2, 40, 60, 10)],
    ["copper", "M6 20H24V40H6ZM26 26H40V40H26Z"],
    ["silver", box(12, 4, 6, 16) + box(30, 12, 6, 14)],
    ["brass", box(8, 2, 14, 4) + box(26, 10, 14, 4) + gear(9, 11, 51, 26)],
    ["rod", "M18 5L51 26L36 12"],
  ],
  cell: [
    ["copper", "M10 14H30V48H10Z"],
    ["silver", "M34 14H54V48H34Z"],
    ["brass", box(15, 6, 10, 8) + box(39, 6, 10, 8)],
    ["line", "M17 28H23M20 25V31M41 28H47"],
    ["spark", bolt(32, 10)],
  ],
  condenser: [
    ["glass", "M6 8H58V46H6Z"],
    ["rod", "M6 14H50A4 4 0 0 1 50 22H14A4 4 0 0 0 14 30H50A4 4 0 0 1 50 38H6"],
    ["brass", box(2, 4, 6, 46) + box(56, 4, 6, 46)],
  ],
  flash: [
    ["fire", flame(20, 52, 14) + flame(32, 52, 18) + flame(44, 52, 14)],
    ["copper", "M32 0C48 0 56 12 56 22S48 36 32 36S8 32 8 22S16 0 32 0Z"],
    ["line", "M12 12C24 18 40 18 52 12M8 24C22 30 42 30 56 24"],
    ["brass", box(28, -2, 8, 8)],
  ],
  coil: [
    ["iron", box(4, 44, 56, 6)],
    ["brass", box(24, 8, 16, 36)],
    ["line", "M22 12H42M22 16H42M22 20H42M22 24H42M22 28H42M22 32H42M22 36H42M22 40H42"],
    ["silver", ring(32, 5, 6)],
    ["spark", bolt(14, 16) + bolt(50, 16)],
  ],
  gyro: [
    ["silver", hoop(32, 26, 24, 3.5)],
    ["brass", "M6 26C6 18 58 18 58 26S6 34 6 26ZM10 26C10 30 54 30 54 26S10 22 10 26Z"],
    ["copper", ring(32, 26, 9)],
    ["rod", "M32 2V50"],
  ],
  blast: [
    ["copper", "M22 50V22C22 10 42 10 42 22V50Z"],
    ["brass", "M16 8H48L42 16H22ZM20 34H44V39H20Z"],
    ["glass", "M22 6C16 0 26 -4 30 2C34 -5 44 -2 42 6Z"],
  ],
  fins: [
    ["copper", "M8 4H13V40H8ZM18 4H23V40H18ZM28 4H33V40H28ZM38 4H43V40H38ZM48 4H53V40H48Z"],
    ["brass", box(4, 38, 56, 10)],
    ["line", rivets([10, 43], [32, 43], [54, 43])],
  ],
  vent: [
    ["brass", ring(32, 34, 16)],
    ["iron", ring(32, 34, 11)],
    ["line", "M24 27H40M22 32H42M22 37H42M24 42H40"],
    ["glass", "M20 16A6 6 0 0 1 20 4A9 9 0 0 1 38 2A7 7 0 0 1 44 15Z"],
  ],
  plating: [
    ["copper", "M4 4H60V48H4Z"],
    ["brass", "M8 8H30V24H8ZM34 8H56V24H34ZM8 28H30V44H8ZM34 28H56V44H34Z"],
    [
      "line",
      rivets(
        [12, 12],
        [26, 12],
        [38, 12],
        [52, 12],
        [12, 40],
        [26, 40],
        [38, 40],
        [52, 40],
        [12, 20],
        [52, 20],
        [12, 32],
        [52, 32],
      ),
    ],
  ],
  gears: [
    ["brass", gear(11, 17, 21, 24)],
    ["silver", gear(9, 12, 48, 34)],
    ["copper", gear(8, 9, 47, 11)],
  ],
  junction: [
    ["copper", "M25 0H39V52H25ZM0 19H64V33H0Z"],
    ["brass", ring(32, 26, 13)],
    ["iron", gear(6, 10, 32, 26)],
  ],
  canister: [
    ["copper", "M18 12H46V46A5 5 0 0 1 41 51H23A5 5 0 0 1 18 46Z"],
    ["brass", "M22 4H42V12H22Z"],
    ["rod", "M26 4C26 -3 38 -3 38 4"],
    ["fire", flame(32, 42, 22)],
  ],
  buffers: [
    ["iron", box(2, 6, 8, 40)],
    ["line", "M10 15L15 10L20 20L25 10L30 20L35 10L40 15M10 37L15 32L20 42L25 32L30 42L35 32L40 37"],
    ["brass", "M40 6H47C54 6 54 24 47 24H40ZM40 28H47C54 28 54 46 47 46H40Z"],
    ["silver", box(38, 4, 5, 44)],
  ],
  toolbox: [
    ["rod", "M22 16V8H42V16"],
    ["copper", "M4 16H60V48H4Z"],
    ["brass", box(4, 26, 56, 5) + box(27, 23, 10, 12)],
    ["silver", "M48 2L56 10L52 14L44 6ZM10 4L14 2L20 14H15Z"],
  ],
  radiator: [
    ["brass", "M6 2H58V12H6ZM6 42H58V50H6Z"],
    ["copper", "M10 12H16V42H10ZM20 12H26V42H20ZM30 12H36V42H30ZM40 12H46V42H40ZM50 12H54V42H50Z"],
    ["line", "M8 20H56M8 27H56M8 34H56"],
  ],
  ballast: [
    ["iron", "M10 12H54L60 50H4Z"],
    ["rod", "M24 12C24 0 40 0 40 12"],
    ["brass", "M22 24H42V40H22Z"],
    ["line", "M28 30H36M28 34H36"],
  ],
  motor: [
    ["copper", "M12 10H46V42H12Z"],
    ["line", "M12 16H46M12 22H46M12 30H46M12 36H46"],
    ["silver", box(46, 22, 14, 8) + box(4, 18, 8, 16)],
    ["brass", gear(8, 9, 57, 26)],
    ["iron", box(14, 42, 10, 8) + box(36, 42, 10, 8)],
  ],
  flywheel: [
    ["iron", hoop(32, 26, 25, 6)],
    ["rod", wheel(32, 26, 20, 5)],
    ["brass", ring(32, 26, 7)],
    ["line", ring(32, 26, 3)],
  ],
  leaf: [
    ["copper", "M18 40H46L42 51H22Z"],
    [
      "leaf",
      "M32 40C30 26 20 22 6 22C8 34 20 40 32 40ZM32 34C32 18 42 8 58 6C58 24 48 34 32 34ZM32 24C26 16 26 6 32 0C38 6 38 16 32 24Z",
    ],
    ["line", "M32 42V14M32 38C26 32 18 28 12 26M32 32C40 24 46 18 52 13"],
  ],
  antenna: [
    ["iron", "M10 40H54A6 6 0 0 1 54 52H10A6 6 0 0 1 10 40Z"],
    ["brass", "M14 26H44V40H14Z" + ring(14, 46, 4) + ring(32, 46, 4) + ring(50, 46, 4)],
    ["rod", "M38 26V4M30 10H46M32 4H44"],
    ["spark", bolt(56, 12) + bolt(20, 12)],
  ],
} satisfies Record<string, Motif>;

type MotifName = keyof typeof MOTIFS;

/** Which drawing a part has, by the end of its id. */
const OF: Record<string, MotifName> = {
  "gold-arachnolegs": "legs",
  "gold-penny-farthing": "penny",
  "gold-aerostat": "balloon",
  "gold-hover-jets": "jets",
  "gold-rocket-boosters": "rockets",
  "gold-ion-thrusters": "rings",
  "gold-propeller": "propeller",
  "gold-locomotive-front": "locomotive",
  "gold-caterpillar-tracks": "tracks",
  "gold-magnetic-monowheel": "monowheel",
  "gold-pulse-jet": "tube",
  "gold-ornithopter-wings": "wings",
  "gold-kite-sail": "kite",
  "gold-spring-stilts": "stilts",
  "silver-boiler": "boiler",
  "silver-steam-dynamo": "dynamo",
  "silver-arc-furnace": "arc",
  "silver-thermopile": "plates",
  "silver-electrolysis-tank": "tank",
  "silver-coal-burner": "burner",
  "silver-leyden-bank": "jars",
  "silver-pressure-accumulator": "accumulator",
  "silver-fire-chest": "chest",
  "silver-compound-engine": "pistons",
  "silver-galvanic-cell": "cell",
  "silver-condenser": "condenser",
  "silver-flash-boiler": "flash",
  "silver-induction-coil": "coil",
  "copper-gyrostat": "gyro",
  "copper-blast-pipe": "blast",
  "copper-heat-sink": "fins",
  "copper-steam-vent": "vent",
  "copper-riveted-plating": "plating",
  "copper-gear-train": "gears",
  "copper-junction-box": "junction",
  "copper-naphtha-canister": "canister",
  "copper-buffer-springs": "buffers",
  "copper-toolbox": "toolbox",
  "copper-radiator": "radiator",
  "copper-ballast-tank": "ballast",
  "copper-auxiliary-drive": "motor",
  "copper-flywheel": "flywheel",
  "nikola-tesla-part": "monowheel",
  "marie-curie-part": "rings",
  "ada-lovelace-part": "propeller",
  "hertha-ayrton-part": "arc",
  "george-washington-carver-part": "leaf",
  "alexander-graham-bell-part": "kite",
  "guglielmo-marconi-part": "antenna",
  "sakichi-toyoda-part": "gears",
  "elijah-mccoy-part": "pistons",
  "albert-einstein-part": "penny",
  "orville-and-wilbur-wright-part": "biplane",
  "thomas-edison-part": "dynamo",
  "margaret-knight-part": "motor",
  "alberto-santos-dumont-part": "balloon",
  "ferdinand-von-zeppelin-part": "airship",
  "jagadish-chandra-bose-part": "leaf",
};

/** The drawing of a part; a cockpit has none. */
export function motifOf(id: string): Motif | null {
  const name = OF[id];
  return name ? MOTIFS[name] : null;
}

// What nobody came for, but is good to have once there is time: it travels together.

export { show } from "./count";
export { listen } from "./listen";
export { tell } from "./worker";

const FIRST_MS = 1_000
const LAST_MS = 5_000
const GROWTH = 1.5

/** How long to wait before the next look at lenders that have not answered: from 1 s, growing to 5 s. `looks` counts from 0. */
export const pollDelay = (looks: number): number =>
  Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** Math.min(looks, 10)))

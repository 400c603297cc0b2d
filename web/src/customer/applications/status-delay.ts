const FIRST_MS = 2_000
const LAST_MS = 10_000
const GROWTH = 1.5

/** How long to wait before looking at an application again: from 2 s, growing to 10 s while nothing changes. */
export const statusDelay = (same: number): number =>
  Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** Math.min(same, 10)))

/** What the first step asks for: 2^17 hashes, under a second on a cheap phone (docs/decisions/060 has the figures). */
export const FIRST_BITS = 17
/** The hardest: sixteen times the first. Beyond that honest phones behind the same address would suffer more than a flood. */
const MOST_BITS = 21
/** The heat may have grown while somebody was solving. */
const GRACE_BITS = 2

/** How hard a challenge is where `hits` were counted of a soft budget: 0 within it, one bit more each time that it is doubled. */
export const hardnessOf = (hits: number, budget: number): number =>
  hits <= budget ? 0 : Math.min(MOST_BITS, FIRST_BITS + Math.floor(Math.log2(hits / budget)))

/** Whether what was solved is enough for what is asked now. */
export const isEnough = (solved: number, asked: number): boolean =>
  solved >= Math.max(FIRST_BITS, asked - GRACE_BITS)

/** How much of a walk over many like things is done: an Nth where WALK_SHARE says N, else 1, which is all of it (decision 045). */
export const walkShare = (): number => Number(process.env['WALK_SHARE'] ?? 1)

/**
 * The share of a walk: another one at each `place`, a whole number, so that each thing is done somewhere.
 * @param share an Nth of all
 */
export const shareOf = <Item>(all: readonly Item[], place: number, share = walkShare()): Item[] =>
  all.filter((_, at) => (at + place) % share === 0)

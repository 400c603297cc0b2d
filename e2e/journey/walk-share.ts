/**
 * What of a walk over many like things is done: all of it or, where WALK_SHARE says N, an Nth, another one each day (decision 045). The
 * day is that of the run's beginning (playwright.config.ts), as every worker has to find the same tests.
 */
export const shareOf = <Item>(all: readonly Item[], share = Number(process.env['WALK_SHARE'] ?? 1)): Item[] =>
  all.filter((_, place) => (place + Number(process.env['WALK_DAY'])) % share === 0)

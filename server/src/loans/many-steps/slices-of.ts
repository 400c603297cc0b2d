/** Rows that one statement writes at most: on a busy machine it still ends well within the limit of a statement. */
const MOST_ROWS = 10_000

/** A long list in slices that a statement each can write. */
export const slicesOf = <Row>(list: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(list.length / MOST_ROWS) }, (_, at) =>
    list.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS),
  )

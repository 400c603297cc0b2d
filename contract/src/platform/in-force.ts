/** Something that holds from a day on, YYYY-MM-DD, until another does. */
interface Dated {
  valid_from: string
}

/** How it stands on a day: `replaced` where another was written for its day later. */
export type DatedState = 'past' | 'in_force' | 'planned' | 'replaced'

/** What grows with each that is written: of two for one day the newer counts. */
type Turn<Row> = (row: Row) => number

/** What is in force on `day`: the latest that has begun by then, of two for one day the newer; null before the first. */
export const inForceOn = <Row extends Dated>(
  rows: readonly Row[],
  day: string,
  turn: Turn<Row>,
): Row | null => {
  const isLater = (row: Row, other: Row): boolean =>
    row.valid_from === other.valid_from ? turn(row) > turn(other) : row.valid_from > other.valid_from
  return rows
    .filter(({ valid_from }) => valid_from <= day)
    .reduce<Row | null>((latest, row) => (latest === null || isLater(row, latest) ? row : latest), null)
}

/** How `one` of the rows stands on `day`. */
export const stateOn = <Row extends Dated>(
  rows: readonly Row[],
  one: Row,
  day: string,
  turn: Turn<Row>,
): DatedState => {
  const isReplaced = rows.some((other) => other.valid_from === one.valid_from && turn(other) > turn(one))
  if (isReplaced) return 'replaced'
  if (one.valid_from > day) return 'planned'
  const current = inForceOn(rows, day, turn)
  return current !== null && turn(current) === turn(one) ? 'in_force' : 'past'
}

import type { FilterChoice } from './list-filters.ts'

/** A filter of a list that is read whole. */
export interface RowFilter<Row> extends FilterChoice {
  /** What a row is, or all that it is, of the options' values: it is shown where the chosen one is among them. */
  of: (row: Row) => string | readonly string[]
}

/** Whether a row is what every filter asks for; one without a value, or with an empty one, asks for nothing. Undefined where none asks. */
export const passes = <Row>(
  filters: readonly RowFilter<Row>[],
  values: Readonly<Record<string, string>>,
): ((row: Row) => boolean) | undefined => {
  const asking = filters.flatMap(({ key, of }) => {
    const asked = values[key] ?? ''
    return asked === '' ? [] : [{ asked, of }]
  })
  if (asking.length === 0) return undefined
  return (row) =>
    asking.every(({ asked, of }) => {
      const found = of(row)
      return typeof found === 'string' ? found === asked : found.includes(asked)
    })
}

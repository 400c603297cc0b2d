import { nameColumn, plainValue, type Column } from './column.ts'
import { sortRows, type Sort } from './table-rows.ts'

/** Rows that open in place, and which ones are open. The functions have to be stable. */
export interface OpenedRows<Row> {
  /** The rows beneath a row, named by the table's `keyOf`; undefined for a row that does not open, null while they are on their way. */
  beneath: (row: Row) => readonly Row[] | null | undefined
  openKeys: ReadonlySet<string>
  onToggle: (key: string) => void
}

export type Opening = 'closed' | 'open' | 'loading'

export interface ShownRow<Row> {
  key: string
  row: Row
  /** Of a row that opens. */
  opening?: Opening
  /** What the row is called that this one stands beneath. */
  above?: string
}

interface Order<Row> {
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  sort: Sort | null
}

/** The rows with those beneath the open ones, in the same order. A row beneath has a key of its own under each row. */
export const withOpenedRows = <Row>(
  rows: readonly { key: string; row: Row }[],
  { beneath, openKeys }: Pick<OpenedRows<Row>, 'beneath' | 'openKeys'>,
  { columns, keyOf, sort }: Order<Row>,
): readonly ShownRow<Row>[] => {
  const name = nameColumn(columns)
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  return rows.flatMap(({ key, row }): ShownRow<Row>[] => {
    const under = beneath(row)
    if (under === undefined) return [{ key, row }]
    if (!openKeys.has(key)) return [{ key, row, opening: 'closed' }]
    if (under === null) return [{ key, row, opening: 'loading' }]
    const inOrder = sortBy === undefined ? under : sortRows(under, sortBy, sort?.isDescending === true)
    const above = name === undefined ? key : String(plainValue(name, row) ?? key)
    return [
      { key, row, opening: 'open' },
      ...inOrder.map((one) => ({ key: `${key}/${keyOf(one)}`, row: one, above })),
    ]
  })
}

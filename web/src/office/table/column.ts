import type { ReactNode } from 'react'

/** What rows are ordered by; null comes last, whichever the way. */
export type SortValue = string | number | null

/** One column of a table. The first names its row and stays in place, unless another does. */
export interface Column<Row> {
  key: string
  title: string
  /** In pixels; what does not fit is cut, with the whole text where the cell gives one. */
  width: number
  align?: 'end' | 'center'
  /** Explains the heading, for whoever points at it or focuses it. */
  hint?: string
  cell: (row: Row) => ReactNode
  /** There where rows can be ordered by the column. */
  sortBy?: (row: Row) => SortValue
  /** What an export writes, where that is neither the cell's own text nor what it is ordered by; null for a column of controls. */
  exported?: ((row: Row) => SortValue) | null
  /** Stays at the end while the table scrolls sideways: the acts of a row. */
  sticksAtEnd?: boolean
  /** Names the row instead of the first column, which may then scroll away, and stays in place where it stands. */
  namesRow?: boolean
  /** What is in its cells is never wider than `width`: no edge has to cut it, which is less to paint. */
  fits?: boolean
  /** Stays in place where it stands, beside the column that names the row. */
  sticks?: boolean
  /** Shown only once the person asks for it. */
  startsHidden?: boolean
}

/** The column that names a row. */
export const nameColumn = <C extends { namesRow?: boolean }>(columns: readonly C[]): C | undefined =>
  columns.find(({ namesRow }) => namesRow === true) ?? columns[0]

/** What a column says of a row without its looks, for an export and for the names of controls. */
export const plainValue = <Row>(
  { exported, sortBy, cell }: Pick<Column<Row>, 'exported' | 'sortBy' | 'cell'>,
  row: Row,
): SortValue => {
  if (exported === null) return null
  if (exported !== undefined) return exported(row)
  const shown = cell(row)
  if (typeof shown === 'string' || typeof shown === 'number') return shown
  return sortBy?.(row) ?? null
}

import { nameColumn, type Column } from './column.ts'
import { isColumnShown, orderedKeys, type TableLayout } from './table-layout.ts'

export interface TableColumn<Row> {
  column: Column<Row>
  width: number
  /** Distance from the start or the end, in pixels, of a column that stays in place. */
  start: number | null
  end: number | null
  /** Names its row. */
  isName: boolean
  /** Takes its share of the room that is left, as long as nobody gave it a width. */
  isStretching: boolean
}

/** The columns that are shown, in the order of a layout. @param before the width of what stands before the first, in pixels */
export const placedColumns = <Row>(
  columns: readonly Column<Row>[],
  { hidden, order, widths, pinned }: TableLayout,
  before: number,
): readonly TableColumn<Row>[] => {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const all = columns.map(({ key }) => key)
  const name = nameColumn(columns)?.key
  const leading = all.slice(0, 1).filter((key) => key === name)
  const start = [...leading, ...pinned.filter((key) => byKey.has(key) && !leading.includes(key))]
  const end = columns.filter(({ sticksAtEnd }) => sticksAtEnd === true).map(({ key }) => key)
  const isVisible = (key: string): boolean =>
    key === name || isColumnShown(byKey.get(key) ?? { key }, { hidden })
  const keys = [
    ...start,
    ...orderedKeys(all, order).filter((key) => !start.includes(key) && !end.includes(key)),
    ...end,
  ].filter(isVisible)
  // Those at the start in their order, then those that stay where they stand.
  const sticking = keys.filter(
    (key) => start.includes(key) || key === name || (byKey.get(key)?.sticks === true && !end.includes(key)),
  )
  const widthOf = (key: string): number => widths[key] ?? byKey.get(key)?.width ?? 0
  const sum = (some: readonly string[]): number =>
    some.filter(isVisible).reduce((total, key) => total + widthOf(key), 0)
  return keys.flatMap((key): TableColumn<Row>[] => {
    const column = byKey.get(key)
    if (column === undefined) return []
    const atStart = sticking.indexOf(key)
    const atEnd = end.indexOf(key)
    return [
      {
        column,
        width: widthOf(key),
        start: atStart === -1 ? null : before + sum(sticking.slice(0, atStart)),
        end: atEnd === -1 ? null : sum(end.slice(atEnd + 1)),
        isName: key === name,
        // What others stand beside has to keep its width, so that they know where they are.
        isStretching:
          widths[key] === undefined && atEnd === -1 && (atStart === -1 || atStart === sticking.length - 1),
      },
    ]
  })
}

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { nameColumn, type Column } from './column.ts'
import { orderedKeys, type TableLayout } from './table-layout.ts'
import type { Sort } from './table-rows.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

type Features = typeof features
/** A table holds objects; `object` itself has no index signature, which the library asks for. */
type AnyRow = Record<string, unknown>

const sortable = (value: string | number | null | undefined): string | number | undefined =>
  typeof value === 'string' ? value.toLowerCase() : (value ?? undefined)

const compare = (one: unknown, other: unknown): number => {
  const [a, b] = [one as string | number, other as string | number]
  return a === b ? 0 : a < b ? -1 : 1
}

/** What the library knows of a column: its cells are drawn by the table itself. */
const defOf = <Row>({ key, width, sortBy }: Column<Row>): ColumnDef<Features, AnyRow> => ({
  id: key,
  size: width,
  accessorFn: (row) => sortable(sortBy?.(row as Row)),
  enableSorting: sortBy !== undefined,
  sortUndefined: 'last',
  sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
})

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

interface OfficeTableNeeds<Row extends object> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  layout: TableLayout
  sort: Sort | null
  chosen: RowSelectionState
  onChoose: (chosen: RowSelectionState) => void
  /** What stands before the first column. */
  before: number
}

/** The model of a table, by TanStack Table: columns as the layout has them, and rows in their order. */
export const useOfficeTable = <Row extends object>({
  columns,
  rows,
  keyOf,
  layout,
  sort,
  chosen,
  onChoose,
  before,
}: OfficeTableNeeds<Row>) => {
  const defs = useMemo(() => columns.map(defOf), [columns])
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const state = useMemo(() => {
    const keys = columns.map(({ key }) => key)
    const name = nameColumn(columns)?.key
    const leading = keys.slice(0, 1).filter((key) => key === name)
    return {
      name,
      columnVisibility: Object.fromEntries(
        layout.hidden.filter((key) => key !== name).map((key) => [key, false]),
      ),
      columnOrder: orderedKeys(keys, layout.order),
      columnSizing: { ...layout.widths },
      columnPinning: {
        start: [...leading, ...layout.pinned.filter((key) => byKey.has(key) && !leading.includes(key))],
        end: columns.filter(({ sticksAtEnd }) => sticksAtEnd === true).map(({ key }) => key),
      },
      sorting: sort === null || !byKey.has(sort.key) ? [] : [{ id: sort.key, desc: sort.isDescending }],
    }
  }, [columns, byKey, layout, sort])
  const table = useTable({
    features,
    columns: defs,
    // The library's rows are records, ours any objects: it reads them by the functions above alone.
    data: rows as unknown as AnyRow[],
    getRowId: (row) => String(keyOf(row as unknown as Row)),
    state: { ...state, rowSelection: chosen },
    onRowSelectionChange: (next) => onChoose(typeof next === 'function' ? next(chosen) : next),
    enableMultiSort: false,
  })
  const shownColumns = useMemo(() => {
    const visible = (key: string) => state.columnVisibility[key] !== false
    const { start, end } = state.columnPinning
    const keys = [
      ...start,
      ...state.columnOrder.filter((key) => !start.includes(key) && !end.includes(key)),
      ...end,
    ].filter(visible)
    // Those at the start in their order, then those that stay where they stand.
    const sticking = keys.filter((key) => {
      const column = byKey.get(key)
      return start.includes(key) || key === state.name || (column?.sticks === true && !end.includes(key))
    })
    const widthOf = (key: string): number => layout.widths[key] ?? byKey.get(key)?.width ?? 0
    const sum = (some: readonly string[]): number =>
      some.filter(visible).reduce((all, key) => all + widthOf(key), 0)
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
          isName: key === state.name,
          // What others stand beside has to keep its width, so that they know where they are.
          isStretching:
            layout.widths[key] === undefined &&
            atEnd === -1 &&
            (atStart === -1 || atStart === sticking.length - 1),
        },
      ]
    })
  }, [state, byKey, layout.widths, before])
  const model = table.getRowModel().rows
  const ordered = useMemo(
    () => model.map(({ id, original }) => ({ key: id, row: original as unknown as Row })),
    [model],
  )
  return { table, columns: shownColumns, ordered }
}

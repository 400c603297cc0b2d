import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { classNames } from '../../ui/class-names.ts'
import { moveInTable } from './move-in-table.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { HeadingCell } from './table-heading-cell.tsx'
import { isFound, searchWords, sortRows, type Sort, type SortValue } from './table-rows.ts'
import { useRowWindow } from './use-row-window.ts'
import { useRowsByParts } from './use-rows-by-parts.ts'

/** One column. The first stays in place when the table scrolls sideways and names its row. */
export interface Column<Row> {
  key: string
  title: string
  /** In pixels; what does not fit is cut, with the whole text where the cell gives one. */
  width: number
  align?: 'end'
  /** Explains the heading, for whoever points at it or focuses it. */
  hint?: string
  cell: (row: Row) => ReactNode
  /** There where rows can be ordered by the column. */
  sortBy?: (row: Row) => SortValue
}

interface DataTableProps<Row extends object> {
  /** What the table is called, for whoever does not see it. */
  label: string
  /** Has to be stable (declared outside, or memoised), as have the functions below: a row renders anew when they change. */
  columns: readonly Column<Row>[]
  /** Null while they are on their way. A row that did not change has to stay the same object. */
  rows: readonly Row[] | null
  keyOf: (row: Row) => string | number
  loadingText?: string
  emptyText?: ReactNode
  /** What is searched for, and the text of a row that it is looked for in. */
  search?: string
  searchText?: (row: Row) => string
  filter?: ((row: Row) => boolean) | undefined
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Keys of columns that are not shown. */
  hidden?: readonly string[]
  className?: string
}

const HEADER_PX = 40
const ROW_PX = 36
const TOUCH_ROW_PX = 48

const rowHeight = (): number => (matchMedia('(pointer: coarse)').matches ? TOUCH_ROW_PX : ROW_PX)

interface TableRowProps<Row> {
  row: Row
  index: number
  height: number
  columns: readonly Column<Row>[]
}

const TableRow = <Row,>({ row, index, height, columns }: TableRowProps<Row>) => (
  <div
    role="row"
    aria-rowindex={index + 2}
    data-index={index}
    className="table-row-box"
    style={{ height, top: index * height }}
  >
    {columns.map(({ key, align, cell }, place) => {
      const content = cell(row)
      const words = typeof content === 'string' ? content : undefined
      return (
        <div
          key={key}
          role={place === 0 ? 'rowheader' : 'cell'}
          className={words === undefined ? align : classNames('words', align)}
          title={words}
        >
          {content}
        </div>
      )
    })}
  </div>
)
const MemoisedRow = memo(TableRow) as typeof TableRow

/** The text of a row in small letters, made once for each. */
const textsOf = <Row extends object>(searchText: ((row: Row) => string) | undefined) => {
  const texts = new WeakMap<Row, string>()
  return (row: Row): string => {
    const found = texts.get(row)
    if (found !== undefined) return found
    const text = searchText?.(row).toLowerCase() ?? ''
    texts.set(row, text)
    return text
  }
}

const useShownRows = <Row extends object>({
  columns,
  rows,
  search = '',
  searchText,
  filter,
  sort = null,
}: DataTableProps<Row>): readonly Row[] => {
  const textOf = useMemo(() => textsOf(searchText), [searchText])
  // Typing stays ahead of the table: it follows as soon as there is time.
  const asked = useDeferredValue(search)
  const found = useMemo(() => {
    const words = searchWords(asked)
    return (rows ?? []).filter(
      (row) => (filter === undefined || filter(row)) && (words.length === 0 || isFound(textOf(row), words)),
    )
  }, [rows, asked, filter, textOf])
  return useMemo(() => {
    const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
    return sort === null || sortBy === undefined ? found : sortRows(found, sortBy, sort.isDescending)
  }, [found, columns, sort])
}

/** Each row is a grid of its own with the same columns: as wide as they ask for, and wider in proportion where there is room. */
const gridOf = (columns: readonly { width: number }[]): string =>
  columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')

/** What scrolls has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

type TableProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] }

const Table = <Row extends object>(props: TableProps<Row>) => {
  const {
    label,
    columns,
    keyOf,
    emptyText = specifiedTexts.no_data,
    sort = null,
    onSort,
    hidden,
    className,
  } = props
  const scrollRef = useRef<HTMLElement>(null)
  const [height] = useState(rowHeight)
  const shownColumns = useMemo(
    () => (hidden === undefined ? columns : columns.filter(({ key }) => !hidden.includes(key))),
    [columns, hidden],
  )
  const shown = useShownRows(props)
  const { from, to } = useRowWindow(scrollRef, height, HEADER_PX)
  const first = Math.min(from, Math.max(0, shown.length - 1))
  const there = useRowsByParts(shown, first, to, keyOf)
  const count = shown.length
  useEffect(() => {
    const element = scrollRef.current
    const scrollTo = (index: number): void => {
      if (element === null) return
      const top = index * height
      const room = element.clientHeight - HEADER_PX
      if (top < element.scrollTop) element.scrollTop = top
      if (top + height > element.scrollTop + room) element.scrollTop = top + height - room
    }
    const onKey = (event: KeyboardEvent): void => moveInTable(event, count, scrollTo)
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [count, height])
  const width = shownColumns.reduce((sum, column) => sum + column.width, 0)
  return (
    <section
      {...reachable}
      ref={scrollRef}
      aria-label={label}
      className={classNames(
        'data-table table-height relative overflow-auto rounded-surface border border-line-soft bg-surface text-sm',
        className,
      )}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={count + 1}
        style={{ minWidth: width, '--columns': gridOf(shownColumns) } as CSSProperties}
      >
        <div role="rowgroup" className="table-head-box" style={{ height: HEADER_PX }}>
          <div role="row" aria-rowindex={1} style={{ height: HEADER_PX }}>
            {shownColumns.map((column) => (
              <HeadingCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: count * height }}>
          {there.map((row, place) => (
            <MemoisedRow
              key={keyOf(row)}
              row={row}
              index={first + place}
              height={height}
              columns={shownColumns}
            />
          ))}
        </div>
      </div>
      {count > 0 ? null : <div className="sticky start-0 p-6 text-center text-ink-soft">{emptyText}</div>}
    </section>
  )
}

/**
 * A table that stays fast at thousands of rows: only those in sight are there. Heading and first column stay in place; arrow keys
 * move between the controls of the cells.
 */
export const DataTable = <Row extends object>({ rows, ...rest }: DataTableProps<Row>) =>
  rows === null ? <SkeletonRows label={rest.loadingText} /> : <Table {...rest} rows={rows} />

import type { RowSelectionState } from '@tanstack/react-table'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../../ui/class-names.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import type { Column } from './column.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { HeadingCell } from './table-heading-cell.tsx'
import { CHOOSE_PX, stickingStyle, TableRow } from './table-row.tsx'
import { isFound, searchWords, type Sort } from './table-rows.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useOfficeTable, type TableColumn } from './use-office-table.ts'
import { useSideways } from './use-sideways.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useTellShownRows } from './use-tell-shown-rows.ts'

export type { Column } from './column.ts'

interface DataTableProps<Row extends object> {
  /** What the table is called, for whoever does not see it. */
  label: string
  /** Its name in what is remembered of it: column widths and order, where one was. The label, unless two lists share one. */
  name?: string
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
  /** What can be done with several rows at once; rows can be chosen where it is given. `unseen`: how many of them a search or a filter hides. */
  bulk?: (chosen: readonly Row[], clear: () => void, unseen: number) => ReactNode
  className?: string
  /** Where a row's own page is, for the way from one to the next there (`RecordPager`). */
  pathOf?: ((row: Row) => string | null) | undefined
  /** The rows are one page of a longer list. */
  isPart?: boolean
}

const HEADER_PX = 48
const ROW_PX = 32
const TOUCH_ROW_PX = 48
/** Below this width a row is a card; its height is measured, this is the guess before. */
const CARD_QUERY = '(max-width: 30rem)'
const CARD_PX = 132

type Shape = 'card' | 'touch' | 'row'
const heights: Readonly<Record<Shape, number>> = { card: CARD_PX, touch: TOUCH_ROW_PX, row: ROW_PX }

const findShape = (): Shape => {
  if (matchMedia(CARD_QUERY).matches) return 'card'
  return matchMedia('(pointer: coarse)').matches ? 'touch' : 'row'
}

const useShape = (): Shape => {
  const [shape, setShape] = useState(findShape)
  useEffect(() => {
    const narrow = matchMedia(CARD_QUERY)
    const look = (): void => setShape(findShape())
    narrow.addEventListener('change', look)
    return () => narrow.removeEventListener('change', look)
  }, [])
  return shape
}

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

const useFoundRows = <Row extends object>({
  rows,
  search = '',
  searchText,
  filter,
}: DataTableProps<Row> & { rows: readonly Row[] }): readonly Row[] => {
  const textOf = useMemo(() => textsOf(searchText), [searchText])
  // Typing stays ahead of the table: it follows as soon as there is time.
  const asked = useDeferredValue(search)
  return useMemo(() => {
    const words = searchWords(asked)
    if (words.length === 0 && filter === undefined) return rows
    return rows.filter(
      (row) => (filter === undefined || filter(row)) && (words.length === 0 || isFound(textOf(row), words)),
    )
  }, [rows, asked, filter, textOf])
}

/** Each row is a grid of its own with the same columns: as wide as they ask for, and wider in proportion where there is room. */
const gridOf = <Row,>(columns: readonly TableColumn<Row>[], canChoose: boolean): string =>
  [
    ...(canChoose ? [`${CHOOSE_PX}px`] : []),
    ...columns.map(({ width, isStretching }) =>
      isStretching ? `minmax(${width}px, ${width}fr)` : `${width}px`,
    ),
  ].join(' ')

/** Those chosen that are still rows: what has left the list is not acted on. */
const chosenOf = <Row,>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  chosen: RowSelectionState,
): Row[] => rows.filter((row) => chosen[String(keyOf(row))] === true)

type TableProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] }

const Table = <Row extends object>(props: TableProps<Row>) => {
  const { label, name = label, columns: all, rows, keyOf, emptyText = specifiedTexts.no_data } = props
  const { sort = null, onSort, bulk, className, pathOf, isPart = false } = props
  const scrollRef = useRef<HTMLElement>(null)
  const shape = useShape()
  const [layout, changeLayout] = useTableLayout(name)
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const [heldKey, setHeldKey] = useState<string | null>(null)
  const canChoose = bulk !== undefined
  const found = useFoundRows(props)
  const office = useOfficeTable({
    columns: all,
    rows: found,
    keyOf,
    layout,
    sort,
    chosen,
    onChoose: setChosen,
    before: canChoose ? CHOOSE_PX : 0,
  })
  const { table, columns, rows: shown, model } = office
  const keys = useMemo(() => model.map(({ id }) => id), [model])
  const held = useMemo(() => (heldKey === null ? -1 : keys.indexOf(heldKey)), [keys, heldKey])
  const isCard = shape === 'card'
  const headerHeight = isCard ? 0 : HEADER_PX
  const drawn = useDrawnRows({
    scrollRef,
    keys,
    height: heights[shape],
    headerHeight,
    held: held === -1 ? null : held,
  })
  const { virtualizer } = drawn
  useSideways(scrollRef)
  useTellShownRows(name, {
    rows: shown,
    keys,
    total: rows.length,
    // Asked with rows of this table alone.
    pathOf: (pathOf as ((row: object) => string | null) | undefined) ?? null,
    isPart,
  })
  const { gridRef } = useGridFocus({
    name,
    keys,
    virtualizer,
    hold: setHeldKey,
    scrollRef,
    rowHeight: heights[shape],
  })
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  const choose = useCallback((key: string, event: MouseEvent) => {
    latest.current.getRow(key).getToggleSelectedHandler()(event)
  }, [])
  const clear = useCallback(() => setChosen({}), [])
  const setWidth = useCallback(
    (key: string, width: number) => changeLayout({ widths: { ...layout.widths, [key]: width } }),
    [changeLayout, layout.widths],
  )
  const acting = canChoose ? chosenOf(rows, keyOf, chosen) : []
  const unseen = acting.length === 0 ? 0 : acting.length - chosenOf(found, keyOf, chosen).length
  const width = columns.reduce((sum, column) => sum + column.width, canChoose ? CHOOSE_PX : 0)
  return (
    <>
      <section
        ref={scrollRef}
        aria-label={label}
        className={classNames('data-table table-height', isCard && 'cards', className)}
        style={{ '--columns': gridOf(columns, canChoose) } as CSSProperties}
      >
        <div
          role="grid"
          ref={gridRef}
          aria-label={label}
          aria-rowcount={keys.length + 1}
          aria-multiselectable={canChoose || undefined}
          style={{ minWidth: isCard ? undefined : width }}
        >
          <div role="rowgroup" className="table-head-box">
            <div role="row" aria-rowindex={1} data-row="" style={{ height: headerHeight }}>
              {canChoose ? (
                <div
                  role="columnheader"
                  data-column="choose"
                  className="heading sticks choose"
                  style={stickingStyle({ start: 0, end: null })}
                >
                  <input
                    type="checkbox"
                    data-choose-all=""
                    aria-label={`Choose all ${keys.length} shown`}
                    checked={keys.length > 0 && table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </div>
              ) : null}
              {columns.map((placed) => (
                <HeadingCell
                  key={placed.column.key}
                  placed={placed}
                  sort={sort}
                  onSort={onSort}
                  onWidth={isCard ? undefined : setWidth}
                />
              ))}
            </div>
          </div>
          <div role="rowgroup" className="relative" style={{ height: drawn.total }}>
            {drawn.items.map(({ index, start }) => {
              const row = shown[index]
              const key = keys[index]
              return row === undefined || key === undefined ? null : (
                <TableRow
                  key={key}
                  row={row}
                  rowKey={key}
                  index={index}
                  start={start}
                  height={isCard ? null : heights[shape]}
                  columns={columns}
                  isChosen={canChoose ? chosen[key] === true : null}
                  onChoose={choose}
                  measure={isCard ? virtualizer.measureElement : undefined}
                />
              )
            })}
          </div>
        </div>
        {keys.length > 0 ? null : (
          <div className="sticky start-0 p-6 text-center text-ink-soft">{emptyText}</div>
        )}
      </section>
      {acting.length === 0 ? null : bulk?.(acting, clear, unseen)}
    </>
  )
}

/**
 * The one table of the office: fast at thousands of rows, of which only those in sight are drawn; headings, the first column and
 * the acts of a row stay in place; one stop for Tab and keys between its cells (grid-focus.ts); columns as the person left them.
 */
export const DataTable = <Row extends object>({ rows, ...rest }: DataTableProps<Row>) =>
  rows === null ? <SkeletonRows label={rest.loadingText} /> : <Table {...rest} rows={rows} />

import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { classNames } from '../../ui/class-names.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import type { Column } from './column.ts'
import { placedColumns, type TableColumn } from './placed-columns.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { HeadingCell } from './table-heading-cell.tsx'
import { withOpenedRows, type OpenedRows, type ShownRow } from './opened-rows.ts'
import { CHOOSE_PX, edgeClass, stickingStyle, TableRow, TableTotals } from './table-row.tsx'
import { isFound as hasWords, searchWords, sortRows, type Sort } from './table-rows.ts'
import { useTellShownRows } from './shown-rows.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useSideways } from './use-sideways.ts'
import { useTableLayout } from './use-table-layout.ts'

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
  /** The total row below the rows: what stands under each column, by its key. */
  foot?: Readonly<Record<string, ReactNode>> | undefined
  /** The same below the headings, where rows run on. */
  lead?: Readonly<Record<string, ReactNode>> | undefined
  /** There where rows open in place. Search, filter, count and export are of the rows themselves; none can be chosen then. */
  opens?: OpenedRows<Row> | undefined
}

type TableProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] }

const HEADER_PX = 48
const LEAD_PX = 32
const ROW_PX = 32
const TOUCH_ROW_PX = 48
/** Below this width a row is a card; its height is measured, this is the guess before. */
const CARD_QUERY = '(max-width: 30rem)'
const CARD_PX = 132

const noKeys: ReadonlySet<string> = new Set()

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

/** Whether a row is to be seen; null where all are. */
const useIsFound = <Row extends object>({
  search = '',
  searchText,
  filter,
}: DataTableProps<Row>): ((row: Row) => boolean) | null => {
  const textOf = useMemo(() => textsOf(searchText), [searchText])
  return useMemo(() => {
    const words = searchWords(search)
    if (words.length === 0) return filter ?? null
    return (row) => (filter === undefined || filter(row)) && hasWords(textOf(row), words)
  }, [search, filter, textOf])
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
  chosen: ReadonlySet<string>,
): Row[] => (chosen.size === 0 ? [] : rows.filter((row) => chosen.has(String(keyOf(row)))))

/** The rows with their keys, in their order. */
const useOrdered = <Row extends object>({
  rows,
  keyOf,
  columns,
  sort = null,
}: TableProps<Row>): readonly { key: string; row: Row }[] => {
  const keyed = useMemo(() => rows.map((row) => ({ key: String(keyOf(row)), row })), [rows, keyOf])
  const sortBy = sort === null ? undefined : columns.find(({ key }) => key === sort.key)?.sortBy
  const isDescending = sort?.isDescending === true
  return useMemo(
    () => (sortBy === undefined ? keyed : sortRows(keyed, ({ row }) => sortBy(row), isDescending)),
    [keyed, sortBy, isDescending],
  )
}

/** The rows as they are drawn: those found, and what stands beneath the open ones. */
const useDrawable = <Row extends object>(
  found: readonly { key: string; row: Row }[],
  { opens, columns, keyOf, sort = null }: DataTableProps<Row>,
): readonly ShownRow<Row>[] => {
  const beneath = opens?.beneath
  const openKeys = opens?.openKeys
  return useMemo(
    () =>
      beneath === undefined || openKeys === undefined
        ? found
        : withOpenedRows(found, { beneath, openKeys }, { columns, keyOf, sort }),
    [found, beneath, openKeys, columns, keyOf, sort],
  )
}

const Table = <Row extends object>(props: TableProps<Row>) => {
  const { label, name = label, columns: all, rows, keyOf, emptyText = specifiedTexts.no_data } = props
  const { sort = null, onSort, bulk, className, pathOf, isPart = false, foot, lead, opens } = props
  const scrollRef = useRef<HTMLElement>(null)
  const shape = useShape()
  const [layout, changeLayout] = useTableLayout(name)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(noKeys)
  const [heldKey, setHeldKey] = useState<string | null>(null)
  const canChoose = bulk !== undefined && opens === undefined
  const isFound = useIsFound(props)
  const columns = useMemo(
    () => placedColumns(all, layout, canChoose ? CHOOSE_PX : 0),
    [all, layout, canChoose],
  )
  const ordered = useOrdered(props)
  // Apart from the order: a letter typed into the search leaves the order of all rows as it is.
  const found = useMemo(
    () => (isFound === null ? ordered : ordered.filter(({ row }) => isFound(row))),
    [ordered, isFound],
  )
  const foundKeys = useMemo(() => found.map(({ key }) => key), [found])
  const foundRows = useMemo(() => found.map(({ row }) => row), [found])
  const shown = useDrawable(found, props)
  const keys = useMemo(
    () => (shown === found ? foundKeys : shown.map(({ key }) => key)),
    [shown, found, foundKeys],
  )
  const held = useMemo(() => (heldKey === null ? -1 : keys.indexOf(heldKey)), [keys, heldKey])
  const isCard = shape === 'card'
  const headerHeight = isCard ? 0 : HEADER_PX
  const hasLead = lead !== undefined && keys.length > 0
  const leadHeight = isCard || !hasLead ? 0 : LEAD_PX
  const drawn = useDrawnRows({
    scrollRef,
    keys,
    height: heights[shape],
    headerHeight: headerHeight + leadHeight,
    isMeasured: isCard,
    held: held === -1 ? null : held,
  })
  const { virtualizer } = drawn
  useSideways(scrollRef)
  useTellShownRows(name, {
    rows: foundRows,
    keys: foundKeys,
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
  const choose = useCallback(
    (key: string, isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        if (isChosen) next.add(key)
        else next.delete(key)
        return next
      }),
    [],
  )
  const clear = useCallback(() => setChosen(noKeys), [])
  const setWidth = useCallback(
    (key: string, width: number) => changeLayout({ widths: { ...layout.widths, [key]: width } }),
    [changeLayout, layout.widths],
  )
  const acting = useMemo(() => chosenOf(rows, keyOf, chosen), [rows, keyOf, chosen])
  const unseen = isFound === null ? 0 : acting.filter((row) => !isFound(row)).length
  const areAllChosen = canChoose && keys.length > 0 && keys.every((key) => chosen.has(key))
  // What is chosen and not shown stays chosen.
  const chooseAll = (): void =>
    setChosen((before) => {
      const shownKeys = new Set(keys)
      const others = [...before].filter((key) => !shownKeys.has(key))
      return new Set(areAllChosen ? others : [...others, ...keys])
    })
  const width = columns.reduce((sum, column) => sum + column.width, canChoose ? CHOOSE_PX : 0)
  return (
    <>
      <section
        ref={scrollRef}
        aria-label={label}
        className={classNames('data-table table-height', isCard && 'cards', hasLead && 'has-lead', className)}
        style={{ '--columns': gridOf(columns, canChoose) } as CSSProperties}
      >
        {hasLead ? (
          <TableTotals
            columns={columns}
            totals={lead}
            place="lead"
            canChoose={canChoose}
            minWidth={isCard ? null : width}
          />
        ) : null}
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
                    checked={areAllChosen}
                    onChange={chooseAll}
                  />
                </div>
              ) : null}
              {columns.map((placed, place) => (
                <HeadingCell
                  key={placed.column.key}
                  placed={placed}
                  edge={edgeClass(columns, place, canChoose)}
                  sort={sort}
                  onSort={onSort}
                  onWidth={isCard ? undefined : setWidth}
                />
              ))}
            </div>
          </div>
          <div role="rowgroup" className="relative" style={{ height: drawn.total, marginTop: leadHeight }}>
            {drawn.items.map(({ index, start }) => {
              const one = shown[index]
              return one === undefined ? null : (
                <TableRow
                  key={one.key}
                  row={one.row}
                  rowKey={one.key}
                  opening={one.opening}
                  above={one.above}
                  onToggle={opens?.onToggle}
                  index={index}
                  start={start}
                  height={isCard ? null : heights[shape]}
                  columns={columns}
                  isChosen={canChoose ? chosen.has(one.key) : null}
                  onChoose={choose}
                  measure={isCard ? virtualizer.measureElement : undefined}
                />
              )
            })}
          </div>
        </div>
        {foot === undefined || keys.length === 0 ? null : (
          <TableTotals
            columns={columns}
            totals={foot}
            place="foot"
            canChoose={canChoose}
            minWidth={isCard ? null : width}
          />
        )}
        {keys.length > 0 ? null : (
          <div className="sticky start-0 p-6 text-center text-ink-soft">{emptyText}</div>
        )}
      </section>
      {acting.length === 0 ? null : bulk?.(acting, clear, unseen)}
    </>
  )
}

const Whole = <Row extends object>({ rows, ...rest }: DataTableProps<Row>) =>
  rows === null ? <SkeletonRows label={rest.loadingText} /> : <Table {...rest} rows={rows} />

/**
 * The one table of the office: fast at thousands of rows, of which only those in sight are drawn; headings, the first column and
 * the acts of a row stay in place; one stop for Tab and keys between its cells (grid-focus.ts); columns as the person left them.
 * What its page renders beside it does not render it anew.
 */
export const DataTable = memo(Whole) as typeof Whole

import { IconChevronDown, IconChevronRight, IconLoader2 } from '@tabler/icons-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { plainValue } from './column.ts'
import type { Opening } from './opened-rows.ts'
import type { TableColumn } from './placed-columns.ts'

/** Width of the column of boxes. */
export const CHOOSE_PX = 36

/** Where a cell stays that stays in place; nothing for the others. */
export const stickingStyle = ({
  start,
  end,
}: Pick<TableColumn<unknown>, 'start' | 'end'>): CSSProperties | undefined => {
  const place = start ?? end
  return place === null ? undefined : ({ '--place': `${place}px` } as CSSProperties)
}

export const stickingClass = ({ start, end }: Pick<TableColumn<unknown>, 'start' | 'end'>): string | false =>
  start !== null ? 'sticks' : end !== null && 'sticks at-end'

/** A first or last cell keeps the table's distance from the edge; the boxes stand before the first one. */
export const edgeClass = (
  columns: readonly unknown[],
  place: number,
  canChoose: boolean,
): string | undefined =>
  classNames(place === 0 && !canChoose && 'first-cell', place === columns.length - 1 && 'last-cell') ||
  undefined

const atStart = stickingStyle({ start: 0, end: null })

const arrows: Readonly<Record<Opening, typeof IconChevronRight>> = {
  closed: IconChevronRight,
  open: IconChevronDown,
  loading: IconLoader2,
}

interface OpenButtonProps {
  name: string
  opening: Opening
  onToggle: () => void
}

/** Opens the rows beneath a row, or closes them. */
const OpenButton = ({ name, opening, onToggle }: OpenButtonProps) => {
  const Arrow = arrows[opening]
  return (
    <button
      type="button"
      aria-expanded={opening !== 'closed'}
      aria-busy={opening === 'loading' || undefined}
      aria-label={`${opening === 'closed' ? 'Open' : 'Close'} ${name}`}
      onClick={onToggle}
      className="open-button"
    >
      <Arrow
        aria-hidden="true"
        className={classNames('size-3.5', opening === 'loading' && 'animate-spin')}
        stroke={1.6}
      />
    </button>
  )
}

interface TableRowProps<Row> {
  row: Row
  rowKey: string
  index: number
  start: number
  /** Null where a row is as high as what is in it. */
  height: number | null
  columns: readonly TableColumn<Row>[]
  /** There where rows can be chosen. */
  isChosen: boolean | null
  onChoose: (rowKey: string, isChosen: boolean) => void
  measure: ((element: HTMLElement | null) => void) | undefined
  /** Of rows that open (`ShownRow`). */
  opening: Opening | undefined
  above: string | undefined
  /** There where rows of the table open. */
  onToggle: ((rowKey: string) => void) | undefined
}

const Row = <Row,>({
  row,
  rowKey,
  index,
  start,
  height,
  columns,
  isChosen,
  onChoose,
  measure,
  opening,
  above,
  onToggle,
}: TableRowProps<Row>) => {
  const name = columns.find(({ isName }) => isName)?.column
  return (
    <div
      role="row"
      ref={measure}
      aria-rowindex={index + 2}
      aria-selected={isChosen ?? undefined}
      data-index={index}
      data-row={rowKey}
      className={classNames('table-row-box', isChosen === true && 'chosen')}
      style={{ height: height ?? undefined, top: start }}
    >
      {isChosen === null ? null : (
        <div role="gridcell" data-column="choose" className="sticks choose" style={atStart}>
          <input
            type="checkbox"
            data-choose=""
            aria-label={`Choose ${name === undefined ? index + 1 : plainValue(name, row)}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(rowKey, target.checked)}
          />
        </div>
      )}
      {columns.map((placed, place) => {
        const { column } = placed
        const content = column.cell(row)
        const words = typeof content === 'string' ? content : undefined
        const opens = placed.isName && onToggle !== undefined
        return (
          <div
            key={column.key}
            role={placed.isName ? 'rowheader' : 'gridcell'}
            // Without the name of its button.
            aria-label={
              opens && opening !== undefined ? String(plainValue(column, row) ?? rowKey) : undefined
            }
            data-column={column.key}
            data-title={column.title}
            className={classNames(
              words !== undefined && !opens && 'words',
              opens && opening === undefined && (above === undefined ? 'unopened' : 'beneath'),
              column.align,
              column.fits === true && placed.width >= column.width && 'fits',
              edgeClass(columns, place, isChosen !== null),
              stickingClass(placed),
            )}
            style={stickingStyle(placed)}
            title={words}
          >
            {opens && opening !== undefined ? (
              <OpenButton
                name={String(plainValue(column, row) ?? rowKey)}
                opening={opening}
                onToggle={() => onToggle(rowKey)}
              />
            ) : null}
            {opens && above !== undefined ? <span className="sr-only">{above}: </span> : null}
            {opens && words !== undefined ? <span>{words}</span> : content}
          </div>
        )
      })}
    </div>
  )
}

/** One row. It renders anew only when something of its own has changed. */
export const TableRow = memo(Row) as typeof Row

interface TableTotalsProps<Row> {
  columns: readonly TableColumn<Row>[]
  /** By the key of a column. */
  totals: Readonly<Record<string, ReactNode>>
  /** Below the headings, or below the rows. */
  place: 'lead' | 'foot'
  canChoose: boolean
  /** Null where rows are cards. */
  minWidth: number | null
}

/** The total row: it stays in sight while the rows scroll, and is none of them for the keys of the grid. */
export const TableTotals = <Row,>({ columns, totals, place, canChoose, minWidth }: TableTotalsProps<Row>) => (
  <div
    role="group"
    aria-label="Totals"
    className={classNames('table-totals', place)}
    style={{ minWidth: minWidth ?? undefined }}
  >
    {canChoose ? <span className="sticks choose" style={atStart} /> : null}
    {columns.map((placed) => {
      const { column, isName } = placed
      const content = totals[column.key]
      return (
        <span
          key={column.key}
          data-title={isName ? undefined : column.title}
          className={classNames(
            column.align === 'end' && 'end',
            content === undefined && 'none',
            stickingClass(placed),
          )}
          style={stickingStyle(placed)}
        >
          {content === undefined || isName ? null : <span className="sr-only">{column.title}: </span>}
          {content}
        </span>
      )
    })}
  </div>
)

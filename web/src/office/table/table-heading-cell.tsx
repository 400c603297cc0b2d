import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Hinted } from '../show/hint.tsx'
import { clampWidth, NARROWEST_PX, WIDEST_PX } from './table-layout.ts'
import { stickingClass, stickingStyle } from './table-row.tsx'
import { nextSort, type Sort } from './table-rows.ts'
import type { TableColumn } from './placed-columns.ts'

/** How far an arrow key moves the edge of a column. */
const KEY_STEP_PX = 16

interface WidthHandleProps {
  title: string
  width: number
  onWidth: (width: number) => void
}

/** The edge of a column: dragged, or moved by the arrow keys; a double press gives the column its own width back. */
const WidthHandle = ({ title, width, onWidth }: WidthHandleProps) => {
  const drag = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault()
    const handle = event.currentTarget
    const from = event.clientX
    const before = handle.parentElement?.getBoundingClientRect().width ?? width
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => onWidth(clampWidth(before + clientX - from))
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: KEY_STEP_PX, ArrowLeft: -KEY_STEP_PX }[event.key]
    // With Shift the keys stay the grid's own, so that nobody is caught on the edge.
    if (step === undefined || !event.shiftKey) return
    event.preventDefault()
    onWidth(clampWidth(width + step))
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${title}`}
      aria-valuenow={width}
      aria-valuemin={NARROWEST_PX}
      aria-valuemax={WIDEST_PX}
      aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
      tabIndex={-1}
      className="width-handle"
      onPointerDown={drag}
      onKeyDown={byKey}
    />
  )
}

interface HeadingCellProps<Row> {
  placed: TableColumn<Row>
  /** `edgeClass`. */
  edge: string | undefined
  sort: Sort | null
  onSort: ((sort: Sort | null) => void) | undefined
  onWidth: ((key: string, width: number) => void) | undefined
}

const Heading = <Row,>({ placed, edge, sort, onSort, onWidth }: HeadingCellProps<Row>) => {
  const { key, title, align, hint, sortBy } = placed.column
  const direction = sort?.key === key ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp
  const canSort = sortBy !== undefined && onSort !== undefined
  const arrow =
    direction === undefined ? null : <Icon aria-hidden="true" className="inline size-3.5 shrink-0" />
  const look = classNames(
    'heading-text',
    direction !== undefined && 'font-semibold text-ink',
    hint !== undefined && 'hinted',
  )
  const button = (
    <button type="button" onClick={canSort ? () => onSort(nextSort(sort, key)) : undefined} className={look}>
      {arrow}
      {title}
    </button>
  )
  return (
    <div
      role="columnheader"
      aria-label={title}
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      data-column={key}
      className={classNames('heading', align, edge, stickingClass(placed))}
      style={stickingStyle(placed)}
    >
      {hint !== undefined ? (
        <Hinted text={hint} button={button} />
      ) : canSort ? (
        button
      ) : (
        <span className={look}>{title}</span>
      )}
      {onWidth === undefined ? null : (
        <WidthHandle title={title} width={placed.width} onWidth={(width) => onWidth(key, width)} />
      )}
    </div>
  )
}

/** A column's heading; a press orders the rows by it. It renders anew only when something of its own has changed: the rows scroll past it. */
export const HeadingCell = memo(Heading) as typeof Heading

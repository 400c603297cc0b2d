import { memo, type CSSProperties, type MouseEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { plainValue } from './column.ts'
import type { TableColumn } from './use-office-table.ts'

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

const atStart = stickingStyle({ start: 0, end: null })

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
  onChoose: (rowKey: string, event: MouseEvent) => void
  measure: ((element: HTMLElement | null) => void) | undefined
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
            onChange={() => undefined}
            onClick={(event) => onChoose(rowKey, event)}
          />
        </div>
      )}
      {columns.map((placed) => {
        const { column } = placed
        const content = column.cell(row)
        const words = typeof content === 'string' ? content : undefined
        return (
          <div
            key={column.key}
            role={placed.isName ? 'rowheader' : 'gridcell'}
            data-column={column.key}
            data-title={column.title}
            className={classNames(words !== undefined && 'words', column.align, stickingClass(placed))}
            style={stickingStyle(placed)}
            title={words}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

/** One row. It renders anew only when something of its own has changed. */
export const TableRow = memo(Row) as typeof Row

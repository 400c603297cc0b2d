import { Popover } from '@base-ui/react/popover'
import { IconArrowDown, IconArrowUp, IconColumns3, IconPinned, IconPinnedOff } from '@tabler/icons-react'
import { useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { nameColumn, type Column } from '../table/column.ts'
import { isColumnShown, moveKey, orderedKeys, type TableLayout } from '../table/table-layout.ts'
import { forgetLayout, useTableLayout } from '../table/use-table-layout.ts'

interface ColumnMenuProps {
  /** The table's name in what is remembered of it. */
  table: string
  columns: readonly Pick<
    Column<never>,
    'key' | 'title' | 'sticksAtEnd' | 'namesRow' | 'sticks' | 'startsHidden'
  >[]
}

const small =
  'inline-flex size-7 items-center justify-center rounded-control text-ink-soft hover:bg-brand-soft disabled:opacity-40 pointer-coarse:size-11'

const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]

interface ColumnLineProps {
  title: string
  /** Names the rows: it is always shown. */
  isName: boolean
  canPin: boolean
  isShown: boolean
  isPinned: boolean
  /** Null for the first, which stays there. */
  canMove: { up: boolean; down: boolean } | null
  onShow: () => void
  onPin: () => void
  onMove: (step: 1 | -1) => void
}

const ColumnLine = ({
  title,
  isName,
  canPin,
  isShown,
  isPinned,
  canMove,
  onShow,
  onPin,
  onMove,
}: ColumnLineProps) => {
  const id = useId()
  const Pin = isPinned ? IconPinnedOff : IconPinned
  return (
    <li className="flex items-center gap-1">
      <input id={id} type="checkbox" checked={isShown} disabled={isName} onChange={onShow} />
      <label htmlFor={id} className="min-w-0 grow truncate py-1 ps-1">
        {title}
      </label>
      {canMove === null ? null : (
        <>
          <button
            type="button"
            aria-label={`${title} earlier`}
            disabled={!canMove.up}
            onClick={() => onMove(-1)}
            className={small}
          >
            <IconArrowUp aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            aria-label={`${title} later`}
            disabled={!canMove.down}
            onClick={() => onMove(1)}
            className={small}
          >
            <IconArrowDown aria-hidden="true" className="size-4" />
          </button>
          {canPin ? (
            <button
              type="button"
              aria-label={`Keep ${title} in place`}
              aria-pressed={isPinned}
              onClick={onPin}
              className={classNames(small, isPinned && 'text-brand-ink')}
            >
              <Pin aria-hidden="true" className="size-4" />
            </button>
          ) : null}
        </>
      )}
    </li>
  )
}

/** Which columns a table shows, in which order, and which stay in place; remembered for this person's browser. */
export const ColumnMenu = ({ table, columns }: ColumnMenuProps) => {
  const [layout, change] = useTableLayout(table)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const keys = orderedKeys(
    columns.map(({ key }) => key),
    layout.order,
  )
  const lines = keys.flatMap((key) => byKey.get(key) ?? [])
  const movable = lines.filter(({ sticksAtEnd }) => sticksAtEnd !== true)
  const name = nameColumn(columns)?.key
  const isChanged = (Object.values(layout) as TableLayout[keyof TableLayout][]).some(
    (value) => Object.keys(value).length > 0,
  )
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass('secondary', 'text-sm')}>
        <IconColumns3 aria-hidden="true" className="size-4" />
        Columns
        {layout.hidden.length === 0 ? null : (
          <span className="text-ink-soft">
            {columns.filter((column) => isColumnShown(column, layout)).length} of {columns.length}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end" className="z-30">
          <Popover.Popup
            aria-label="Columns"
            className="max-h-[70dvh] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-surface bg-surface p-3 text-sm shadow-float outline-none"
          >
            <ul>
              {lines.map(({ key, title, sticksAtEnd, sticks, startsHidden = false }, place) => (
                <ColumnLine
                  key={key}
                  title={title}
                  isName={key === name}
                  canPin={key !== name && sticks !== true}
                  isShown={isColumnShown({ key, startsHidden }, layout)}
                  isPinned={layout.pinned.includes(key)}
                  canMove={
                    place === 0
                      ? null
                      : {
                          up: sticksAtEnd !== true && place > 1,
                          down: sticksAtEnd !== true && place < movable.length - 1,
                        }
                  }
                  onShow={() => change({ hidden: toggled(layout.hidden, key) })}
                  onPin={() => change({ pinned: toggled(layout.pinned, key) })}
                  onMove={(step) => change({ order: moveKey(keys, key, step) })}
                />
              ))}
            </ul>
            <button
              type="button"
              disabled={!isChanged}
              onClick={() => forgetLayout(table)}
              className={buttonClass('secondary', 'mt-2 w-full text-sm')}
            >
              As it was at first
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

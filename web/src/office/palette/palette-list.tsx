import { classNames } from '../../ui/class-names.ts'
import { KeyCap } from '../keys/key-cap.tsx'
import { MarkedText } from './marked-text.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-groups.ts'

interface PaletteListProps {
  listId: string
  groups: readonly PaletteGroup[]
  typed: string
  current: PaletteEntry | undefined
  onPoint: (entry: PaletteEntry) => void
  onOpen: (entry: PaletteEntry) => void
}

/** The id of an option, by its place among all of them. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`

interface OptionProps extends Pick<PaletteListProps, 'typed' | 'onPoint' | 'onOpen'> {
  id: string
  entry: PaletteEntry
  isCurrent: boolean
}

const Option = ({ id, entry, isCurrent, typed, onPoint, onOpen }: OptionProps) => (
  // The keys are those of the field above, which has the focus all the time.
  <div
    id={id}
    role="option"
    aria-selected={isCurrent}
    tabIndex={-1}
    onClick={() => onOpen(entry)}
    onKeyDown={() => undefined}
    onMouseMove={() => {
      if (!isCurrent) onPoint(entry)
    }}
    className={classNames(
      'flex min-h-8 cursor-pointer items-center gap-3 rounded-control px-3 text-sm pointer-coarse:min-h-11',
      isCurrent && 'bg-brand-soft',
    )}
  >
    <span className="min-w-0 shrink truncate">
      <MarkedText text={entry.title} typed={typed} />
    </span>
    <span className="min-w-0 grow truncate text-ink-soft">{entry.detail}</span>
    <span className="shrink-0 text-xs text-ink-soft">{entry.state}</span>
    {entry.acts !== undefined && entry.acts.length > 0 && isCurrent ? <KeyCap keys="→" /> : null}
    {entry.keys === undefined ? null : <KeyCap keys={entry.keys} />}
  </div>
)

/** What the palette found, group by group. */
export const PaletteList = ({ listId, groups, typed, current, onPoint, onOpen }: PaletteListProps) => {
  const places = new Map(groups.flatMap(({ entries }) => entries).map((entry, place) => [entry, place]))
  return (
    <div id={listId} role="listbox" aria-label="Found" className="max-h-[60dvh] overflow-y-auto p-2">
      {groups.map(({ title, entries }, number) => (
        <div key={title} role="group" aria-labelledby={`${listId}-group-${number}`}>
          <div id={`${listId}-group-${number}`} className="px-3 pt-2 pb-1 text-xs text-ink-soft">
            {title}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={optionId(listId, places.get(entry) ?? 0)}
              entry={entry}
              isCurrent={entry.key === current?.key}
              typed={typed}
              onPoint={onPoint}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

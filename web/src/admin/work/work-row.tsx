import type { WorkItem } from '@marketplace/contract/care/work'
import { Ago } from '../../office/show/ago.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { KindIcon } from './kind-icon.tsx'
import { OwnerMark } from './owner-mark.tsx'
import { TimeRing, timeInk } from './time-ring.tsx'
import { kindWords, leftText } from './work-words.ts'

interface WorkRowProps {
  item: WorkItem
  isCurrent: boolean
  isChosen: boolean
  now: number
  onOpen: () => void
  onChoose: () => void
}

const secondLine = ({ contact, about, kind, lender_name, brand_name }: WorkItem): string =>
  [contact, about, kindWords(kind), lender_name, brand_name]
    .filter((part) => part !== null && part !== '')
    .join(' · ')

const TimeCell = ({ item, now }: { item: WorkItem; now: number }) => {
  if (item.done_at !== null) return <span className="text-ink-soft">{item.done_by ?? 'Over by itself'}</span>
  if (item.snoozed_until !== null && Date.parse(item.snoozed_until) > now)
    return <span className="text-ink-soft">until {timeText(item.snoozed_until)}</span>
  return (
    <span className={classNames('inline-flex items-center gap-1.5', timeInk(item.share))}>
      <TimeRing share={item.share} />
      {leftText(item.due_at, now)}
    </span>
  )
}

/** One thing that waits, in two lines; a card on a phone. */
export const WorkRow = ({ item, isCurrent, isChosen, now, onOpen, onChoose }: WorkRowProps) => (
  <li
    data-item={item.item_id}
    className={classNames(
      'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 border-b border-row ps-3 pe-3 lg:ps-4',
      isCurrent
        ? 'border-s-3 border-s-brand bg-brand-soft'
        : 'border-s-3 border-s-transparent hover:bg-hover',
    )}
  >
    <span className="flex items-center gap-2.5">
      {item.done_at === null ? (
        <label className="relative inline-flex size-6 items-center justify-center pointer-coarse:size-11">
          <input type="checkbox" checked={isChosen} onChange={onChoose} className="size-4" />
          <span className="sr-only">Choose {item.asked}</span>
        </label>
      ) : null}
      <OwnerMark owner={item.owner} />
    </span>
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 text-start sm:grid-cols-[minmax(0,1fr)_7.5rem_3.25rem]"
    >
      <span className="flex min-w-0 items-center gap-2.5">
        <KindIcon kind={item.kind} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">{item.asked}</span>
          <span className="block truncate text-xs text-ink-soft">{secondLine(item)}</span>
        </span>
      </span>
      <span className="figures text-sm whitespace-nowrap">
        <TimeCell item={item} now={now} />
      </span>
      <span className="figures hidden text-end text-xs whitespace-nowrap text-ink-3 sm:block">
        <Ago moment={item.done_at ?? item.since} />
      </span>
    </button>
  </li>
)

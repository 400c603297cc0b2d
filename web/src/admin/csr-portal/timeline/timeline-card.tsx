import {
  getCustomerTimeline,
  timelineKinds,
  type CustomerTimeline,
  type TimelineKind,
  type TimelineLine,
} from '@marketplace/contract/office/customer-timeline'
import {
  IconActivity,
  IconEye,
  IconFileText,
  IconMessage,
  IconNote,
  IconPhone,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { officeCall } from '../../../office/session/office-call.ts'
import { clockText, weekdayText } from '../../../office/show/day-text.ts'
import { Segmented } from '../../../office/form/segmented.tsx'
import { showFailure } from '../../../office/show/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/surfaces.tsx'
import { kindTitles, lineText } from './line-words.ts'

const icons = {
  status: IconActivity,
  messages: IconMessage,
  calls: IconPhone,
  complaints: IconFileText,
  consents: IconShieldCheck,
  notes: IconNote,
  looks: IconEye,
} as const satisfies Record<TimelineKind, unknown>

/** Of each source so many are counted. */
const COUNTED_TO = 500
const countText = (count: number): string => (count >= COUNTED_TO ? `${COUNTED_TO}+` : String(count))

const Line = ({ line }: { line: TimelineLine }) => {
  const Icon = icons[line.kind]
  const below = [line.words, line.by === null ? null : `by ${line.by}`].filter((part) => part !== null)
  return (
    <li className="flex gap-3 py-2 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">{lineText(line)}</span>
        {below.length === 0 ? null : (
          <span className="block text-xs wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {below.join(' · ')}
          </span>
        )}
      </span>
      <time dateTime={line.at} className="figures shrink-0 text-xs text-ink-soft">
        {clockText(line.at)}
      </time>
    </li>
  )
}

type Kind = TimelineKind | 'all'
const nothing = { kind: 'all', pages: [] } as const
const request = (userId: string, kind: Kind, before: string | null) => ({
  params: { user_id: userId },
  query: { ...(kind !== 'all' && { kind }), ...(before !== null && { before }) },
})

/** What happened with a customer, by day, the newest first; each further page is one more call, and one more look. */
export const TimelineCard = ({ userId, first }: { userId: string; first: CustomerTimeline }) => {
  const [kind, setKind] = useState<Kind>('all')
  /** What was loaded, and of which kind: an answer that comes late is another kind's. */
  const [loaded, setLoaded] = useState<{ kind: Kind; pages: readonly CustomerTimeline[] }>(nothing)
  const [isBusy, setBusy] = useState(false)
  const shown = kind === 'all' ? [first, ...loaded.pages] : loaded.pages
  const earlier = shown.at(-1)?.earlier ?? null
  const load = async (next: Kind, before: string | null): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await officeCall(getCustomerTimeline, request(userId, next, before))
      setLoaded((known) =>
        known.kind === next
          ? { kind: next, pages: before === null ? [data] : [...known.pages, data] }
          : known,
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const choose = (next: Kind): void => {
    setKind(next)
    setLoaded({ kind: next, pages: [] })
    if (next !== 'all') void load(next, null)
  }
  const total = timelineKinds.reduce((sum, one) => sum + first.counts[one], 0)
  const options = [
    { value: 'all' as Kind, label: `All ${countText(total)}` },
    ...timelineKinds
      .filter((one) => first.counts[one] > 0)
      .map((one) => ({ value: one as Kind, label: `${kindTitles[one]} ${countText(first.counts[one])}` })),
  ]
  const days = shown.flatMap((page) => page.days)
  return (
    <Card className="p-4" aria-label="Timeline">
      <div className="mb-2 overflow-x-auto">
        <Segmented label="Kind of event" options={options} value={kind} onChange={choose} />
      </div>
      {days.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {isBusy ? 'Loading what happened...' : 'Nothing happened yet.'}
        </p>
      ) : null}
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={weekdayText(day)}>
          <h3 className="mt-2 border-b border-line-soft pb-1 text-sm text-ink-soft">{weekdayText(day)}</h3>
          <ol className="divide-y divide-line-soft">
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
        </section>
      ))}
      {earlier === null ? null : (
        <Button
          kind="secondary"
          className="mt-3 text-sm"
          busy={isBusy}
          onClick={() => void load(kind, earlier)}
        >
          Earlier days
        </Button>
      )}
    </Card>
  )
}

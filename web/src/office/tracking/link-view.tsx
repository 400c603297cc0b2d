import { subNames, type PartnerLinkDetail } from '@marketplace/contract/partner-area/partner-links'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Ago } from '../show/ago.tsx'
import { dayText, timeText } from '../show/day-text.ts'
import { exactRupees } from '../show/exact-rupees.ts'
import { shareText as shareOf } from '../show/share-text.ts'
import { StatusDot } from '../show/status-dot.tsx'
import { GateNotice } from './gate-notice.tsx'
import { linkLook, missingWords, verdictWords } from './link-words.ts'
import { QrPanel } from './qr-panel.tsx'

const number = (value: number): string => value.toLocaleString('en-IN')

const Bar = ({ value, most }: { value: number; most: number }) => (
  <svg aria-hidden="true" width="100%" height={10} className="block">
    <rect width="100%" height={10} rx={2} className="fill-line-soft" />
    {value === 0 ? null : (
      <rect width={`${(100 * value) / most}%`} height={10} rx={2} className="fill-brand" />
    )}
  </svg>
)

const Lines = ({ rows }: { rows: readonly { label: string; value: number; note?: string | null }[] }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="divide-y divide-line-soft text-sm">
      {rows.map(({ label, value, note }) => (
        <li key={label} className="grid grid-cols-[1fr_4rem_6.5rem] items-center gap-3 py-2">
          <span className="min-w-0">{label}</span>
          <Bar value={value} most={most} />
          <span className="figures min-w-12 text-end">
            {number(value)}
            {note == null ? null : <span className="ms-2 text-ink-soft">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Reasons = ({ link }: { link: PartnerLinkDetail }) => {
  const { hits, counted } = link.figures
  return (
    <Card aria-labelledby="reasons">
      <h2 id="reasons" className="mb-2 text-base">
        {hits === 0
          ? 'No hits yet'
          : hits === counted
            ? 'Every hit counts'
            : `${number(hits - counted)} of ${number(hits)} hits do not count`}
      </h2>
      <Lines
        rows={link.reasons.map(({ verdict, count }) => ({ label: verdictWords[verdict], value: count }))}
      />
      <p className="mt-2 text-sm text-ink-soft">
        Money never depends on a click: the lead is the partner&apos;s when the customer chooses a product.
      </p>
    </Card>
  )
}

const Funnel = ({ link }: { link: PartnerLinkDetail }) => {
  const { seen, signed_in, leads, applied, disbursed } = link.figures
  const steps = [
    ['Seen', seen],
    ['Signed in', signed_in],
    ['Chose a product', leads],
    ['Applied', applied],
    ['Disbursed', disbursed],
  ] as const
  return (
    <Card aria-labelledby="funnel">
      <h2 id="funnel" className="mb-2 text-base">
        From seen to paid out
      </h2>
      <Lines
        rows={steps.map(([label, value], index) => {
          const before = steps[index - 1]?.[1] ?? 0
          return { label, value, note: before === 0 ? null : shareOf(value, before) }
        })}
      />
    </Card>
  )
}

const Newest = ({ link, tracePath }: { link: PartnerLinkDetail; tracePath: string }) => (
  <Card aria-labelledby="newest">
    <h2 id="newest" className="mb-2 text-base">
      Newest hits
    </h2>
    {link.newest.length === 0 ? (
      <p className="text-sm text-ink-soft">Nobody has opened it in the last 30 days.</p>
    ) : (
      <ul className="divide-y divide-line-soft text-sm">
        {link.newest.map(({ click_id, at, verdict, reason, browser, is_qr, seen }) => (
          <li key={click_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              {verdictWords[verdict]}
              {verdict === 'ok' && seen === 1 ? ' and seen' : ''}
              {reason === null ? '' : ` (${reason})`}
              <span className="text-ink-soft">
                {browser === null ? '' : ` · ${browser}`}
                {is_qr === 1 ? ' · QR' : ''}
              </span>
            </span>
            <Link to={`${tracePath}?q=${click_id}`} aria-label={`What became of the hit of ${timeText(at)}`}>
              <Ago moment={at} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

const Figures = ({ link }: { link: PartnerLinkDetail }) => {
  const { hits, counted, seen } = link.figures
  const figures = [
    ['Hits', hits, 'all calls'],
    ['Counted', counted, 'people, once an hour'],
    ['Seen', seen, 'page opened'],
  ] as const
  return (
    <dl
      aria-label="Clicks"
      className="grid grid-cols-3 divide-x divide-line-soft rounded-surface bg-surface shadow-card"
    >
      {figures.map(([label, value, note]) => (
        <div key={label} className="min-w-0 p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures text-lg font-semibold">{number(value)}</dd>
          <dd className="text-xs text-ink-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = { key: string; label: ReactNode; value: ReactNode }

/** Facts beside each other also where the card is narrow; what is not given is left out. */
const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <dl className="divide-y divide-line-soft text-sm">
    {rows
      .filter(({ value }) => value !== '')
      .map(({ key, label, value }) => (
        <div key={key} className="flex justify-between gap-4 py-2">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)

interface LinkViewProps {
  link: PartnerLinkDetail
  /** Where clicks are asked about. */
  tracePath: string
  /** What else is known of it, for staff. */
  facts?: readonly Fact[]
}

const none: readonly never[] = []

/** A link: its code, what was clicked and what came of it. */
export const LinkView = ({ link, tracePath, facts = none }: LinkViewProps) => {
  const { figures, subs, utms } = link
  const given = [...subNames.map((name) => [name, subs[name]] as const), ...Object.entries(utms)].filter(
    ([, value]) => value !== undefined,
  )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <GateNotice gate={link.gate} />
      <div className="space-y-4">
        <QrPanel link={link} />
        <Card aria-label="About the link">
          <Facts
            rows={[
              {
                key: 'state',
                label: 'State',
                value: <StatusDot tone={linkLook(link).tone}>{linkLook(link).label}</StatusDot>,
              },
              ...facts,
              { key: 'product', label: 'Leads to', value: link.product_type ?? 'All products' },
              ...given.map(([name, value]) => ({ key: name, label: name, value })),
              { key: 'expires', label: 'Last day', value: dayText(link.expires_on) },
              ...(link.gate.missing.length === 0
                ? []
                : [{ key: 'missing', label: 'Missing', value: missingWords(link.gate) }]),
              { key: 'made', label: 'Made', value: `${link.made_by}, ${timeText(link.made_at)}` },
              {
                key: 'qr',
                label: 'Counted by QR',
                value: `${number(figures.qr)} of ${number(figures.counted)}`,
              },
              ...(figures.part === null
                ? []
                : [{ key: 'part', label: 'Part, an estimate', value: exactRupees(figures.part) }]),
            ]}
          />
        </Card>
      </div>
      <div className="space-y-4">
        <Figures link={link} />
        <div className="grid items-start gap-4 min-[80rem]:grid-cols-2">
          <Reasons link={link} />
          <Funnel link={link} />
        </div>
        <Newest link={link} tracePath={tracePath} />
      </div>
    </div>
  )
}

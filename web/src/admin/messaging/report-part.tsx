import type { CampaignRecord } from '@marketplace/contract/care/campaigns'
import { count } from '../../i18n/format-values.ts'
import { timeText } from '../../office/show/day-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { reportReason } from './campaign-words.ts'

const Reasons = ({ title, rows }: { title: string; rows: readonly { reason: string; people: number }[] }) =>
  rows.length === 0 ? null : (
    <div className="mt-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 text-sm">
        {rows.map(({ reason, people }) => (
          <li key={reason} className="flex justify-between gap-4 border-t border-line-soft py-1.5">
            <span className="wrap-anywhere">{reportReason(reason)}</span>
            <span className="tabular-nums">{count(people)}</span>
          </li>
        ))}
      </ul>
    </div>
  )

/** What became of it: planned, handed out, gone, not taken. */
export const ReportPart = ({ campaign }: { campaign: CampaignRecord }) => {
  const { report, will_get, queued, started_at, ended_at, sent_by } = campaign
  const sums = [
    ['Planned', will_get],
    ['Handed out', queued],
    ['Gone', report.sent],
    ['On their way', report.waiting],
    ['Not taken', report.failed],
  ] as const
  return (
    <Card aria-labelledby="report">
      <h2 id="report" className="text-base">
        What became of it
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        Sent by {sent_by} from {timeText(started_at)}
        {ended_at === null ? '' : ` until ${timeText(ended_at)}`}
      </p>
      <div role="status">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {sums.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{count(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Reasons title="Of the plan, refused since" rows={report.refused_since} />
      <Reasons title="Why messages did not go" rows={report.failures} />
    </Card>
  )
}

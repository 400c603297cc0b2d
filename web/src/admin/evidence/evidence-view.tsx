import type { Evidence } from '@marketplace/contract/office/evidence'
import type { ReactNode } from 'react'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <Card className="p-4">
    <h2 className="mb-2 text-base">
      {title} ({count})
    </h2>
    {count === 0 ? <p className="text-sm text-ink-soft">None.</p> : children}
  </Card>
)

const itemClass = 'border-t border-line-soft py-3 text-sm first:border-t-0'

const Snapshots = ({ snapshots }: Pick<Evidence, 'snapshots'>) => (
  <ol>
    {snapshots.map((one) => (
      <li key={one.snapshot_id} className={itemClass}>
        <KeyValueList
          rows={[
            { key: 'at', label: 'Shown', value: `${timeText(one.shown_at)}, in ${one.language}` },
            { key: 'rule', label: 'Ranking rule', value: one.ranking_version },
            {
              key: 'hash',
              label: 'SHA-256',
              value: (
                <>
                  <StatusDot tone={one.is_intact === 1 ? 'good' : 'bad'}>
                    {one.is_intact === 1 ? 'content and hash agree' : 'content is missing or changed'}
                  </StatusDot>
                  <span className="figures block text-xs">{one.hash}</span>
                </>
              ),
            },
          ]}
        />
        <details>
          <summary className="cursor-pointer py-2 underline underline-offset-4">What was shown</summary>
          <pre className="overflow-x-auto text-xs whitespace-pre-wrap wrap-anywhere">
            {JSON.stringify(one.content, null, 2)}
          </pre>
        </details>
      </li>
    ))}
  </ol>
)

/** One person's evidence as a page that can be printed. */
export const EvidenceView = ({ evidence }: { evidence: Evidence }) => (
  <div className="grid gap-4">
    <Card className="p-4">
      <KeyValueList
        rows={[
          { key: 'user', label: 'Customer id', value: evidence.user_id },
          { key: 'made', label: 'Made', value: `${timeText(evidence.made_at)} by ${evidence.made_by}` },
        ]}
      />
    </Card>
    <Section title="Offers pages shown" count={evidence.snapshots.length}>
      <Snapshots snapshots={evidence.snapshots} />
    </Section>
    <Section title="Key fact statements opened" count={evidence.statements.length}>
      <ol>
        {evidence.statements.map(({ app_id, lender_id, kfs_url, opened_at }) => (
          <li key={`${app_id} ${lender_id} ${kfs_url}`} className={itemClass}>
            Lender {lender_id}, first opened {timeText(opened_at)}:{' '}
            <span className="wrap-anywhere">{kfs_url}</span>
          </li>
        ))}
      </ol>
    </Section>
    <Section title="Agreed to" count={evidence.consents.length}>
      <ol>
        {evidence.consents.map((one) => (
          <li key={one.consent_id} className={itemClass}>
            <p className="font-semibold">
              {one.purpose}
              {one.lender_name === null ? '' : `, ${one.lender_name}`}: {timeText(one.given_at)}
              {one.withdrawn_at === null ? '' : `, withdrawn ${timeText(one.withdrawn_at)}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{one.text}</p>
            <p className="text-xs text-ink-soft">
              Version {one.version}, {one.language}
            </p>
          </li>
        ))}
      </ol>
    </Section>
    <Section title="Passed on to lenders" count={evidence.shares.length}>
      <ol>
        {evidence.shares.map((one) => (
          <li key={one.lender_application_id} className={itemClass}>
            Lender {one.lender_id}, {one.our_reference ?? 'no reference'}: {one.status}
          </li>
        ))}
      </ol>
    </Section>
    <Section title="Complaints" count={evidence.complaints.length}>
      <ol>
        {evidence.complaints.map((one) => (
          <li key={one.number} className={itemClass}>
            <p className="font-semibold">
              {one.number}, {one.category}: {one.status}, due {timeText(one.due_at)}
            </p>
            {one.timeline.map(({ step, at, text }) => (
              <p key={`${step} ${at}`} className="wrap-anywhere whitespace-pre-wrap">
                {step}, {timeText(at)}
                {text === null ? '' : `: ${text}`}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  </div>
)

import { getLenderHealth, type CallSpan } from '@marketplace/contract/office/lender-applications'
import { count } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { durationText, faultsText, healthSentence, spanText } from './health-words.ts'

const REFRESH_MS = 30_000

const Spans = ({ spans }: { spans: readonly CallSpan[] }) => (
  <table className="figures mt-3 w-full text-sm">
    <caption className="sr-only">Calls to the lender</caption>
    <thead className="text-ink-soft">
      <tr>
        {['Last', 'Calls', 'Faults', 'Half within', '95 of 100 within'].map((title, place) => (
          <th
            key={title}
            scope="col"
            className={place === 0 ? 'text-start font-normal' : 'ps-3 text-end font-normal'}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {spans.map((span) => (
        <tr key={span.hours} className="border-t border-line-soft">
          <th scope="row" className="py-1.5 text-start font-normal">
            {spanText(span.hours)}
          </th>
          <td className="text-end">{count(span.calls)}</td>
          <td className="text-end">{faultsText(span)}</td>
          <td className="text-end">{durationText(span.half_within_ms)}</td>
          <td className="text-end">{durationText(span.most_within_ms)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whether the lender answers our calls: its circuit, its last answer and fault, and how long it takes. */
export const HealthCard = ({ lenderId }: { lenderId: number }) => {
  const question = ask(`of lender ${lenderId}`, getLenderHealth, { params: { lenderId } })
  const { value, error, reload } = useAnswer(question, { every: () => REFRESH_MS })
  const health = value?.data ?? null
  if (health === null && error !== null) return <ErrorState error={error} onRetry={reload} />
  if (health === null) return <Skeleton className="mb-4 h-32" />
  const { tone, words } = healthSentence(health)
  return (
    <Card aria-labelledby="health-title" className="mb-4">
      <h2 id="health-title" className="text-base font-semibold">
        Connection
      </h2>
      <p className="mt-1 text-sm">
        <StatusDot tone={tone}>{words}</StatusDot>
      </p>
      {health.integration === 'redirect' ? null : (
        <>
          <KeyValueList
            rows={[
              { key: 'answer', label: 'Last answer', value: timeText(health.last_answer_at) },
              {
                key: 'fault',
                label: 'Last fault',
                value:
                  health.last_fault === null
                    ? null
                    : `${timeText(health.last_fault.at)}: ${health.last_fault.words}`,
              },
            ]}
          />
          <Spans spans={health.spans} />
        </>
      )}
    </Card>
  )
}

import { getStatementSums, statementStates } from '@marketplace/contract/money/partner-statements'
import { count } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { stateLooks } from '../../office/statements/statement-words.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** What the statements of a month, or of all, come to in each state. `month` is YYYY-MM, or empty for all. */
export const SumsByState = ({ month }: { month: string }) => {
  const { value, error, reload } = useAnswer(
    ask('partner-statements', getStatementSums, { query: month === '' ? {} : { month } }),
  )
  if (value === null)
    return error === null ? (
      <Skeleton className="mb-4 h-14" />
    ) : (
      <div className="mb-4">
        <ErrorState error={error} onRetry={reload} />
      </div>
    )
  const rows = statementStates.flatMap((state) => value.data.filter((row) => row.state === state))
  if (rows.length === 0) return <p className="mb-4 text-sm text-ink-soft">No statement was made yet.</p>
  return (
    <dl aria-label="Statements by state" className="mb-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {rows.map(({ state, count: statements, to_bank }) => (
        <div key={state}>
          <dt className="text-ink-soft">
            {stateLooks[state].label} · {count(statements)}
          </dt>
          <dd className="figures text-base font-semibold">{exactRupees(to_bank)}</dd>
        </div>
      ))}
    </dl>
  )
}

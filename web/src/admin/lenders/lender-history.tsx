import { listLenderHistory, type LenderHistoryEntry } from '@marketplace/contract/market/lenders-office'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { DiffList } from '../../office/show/diff-list.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Pager } from '../../office/table/pager.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { fieldLabel, valueText, type Named } from './value-text.ts'

const PAGE_SIZE = 10

const acts: Readonly<Record<string, string>> = {
  'lender.created': 'added the lender',
  'lender.updated': 'changed the lender',
  'lender.deleted': 'deleted the lender',
  'lender.restored': 'restored the lender',
  'lender.switch_off': 'switched the lender off for a brand and product',
  'lender.switch_on': 'switched the lender on for a brand and product',
  'lender_revenue.created': 'added a revenue rule',
  'lender_revenue.updated': 'changed a revenue rule',
  'lender_revenue.ordered': 'put the revenue rules in order',
  'lender_revenue.taken_back': 'took back a planned change of a revenue rule',
  'lender_revenue.deleted': 'deleted a revenue rule',
}

const Entry = ({ entry, named }: { entry: LenderHistoryEntry; named: Named }) => {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      entry.changes.map((change) => [change.property, valueText(change.property, change[which], named)]),
    )
  const labels = Object.fromEntries(entry.changes.map(({ property }) => [property, fieldLabel(property)]))
  return (
    <li className="py-3">
      <p className="text-sm">
        <span className="figures text-ink-soft">{timeText(entry.at)}</span>{' '}
        <span className="font-semibold wrap-anywhere">{entry.actor_name}</span>{' '}
        {acts[entry.action] ?? entry.action}
      </p>
      {entry.reason === null ? null : <p className="text-sm wrap-anywhere">{entry.reason}</p>}
      <DiffList before={side('before')} after={side('after')} labels={labels} />
    </li>
  )
}

/** Who changed what of this lender, when, from what to what; newest first. */
export const LenderHistory = ({ lenderId, named }: { lenderId: number; named: Named }) => {
  const [page, setPage] = useState(1)
  const { value, error, reload } = useAnswer(
    ask(`of lender ${lenderId}`, listLenderHistory, {
      params: { lenderId },
      query: { page, page_size: PAGE_SIZE },
    }),
  )
  return (
    <Card aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-base font-semibold">
        Change history
      </h2>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error === null ? <Skeleton className="mt-3 h-24" /> : null}
      {value?.total === 0 ? (
        <EmptyState title="No change yet">Every change made here from now on is listed.</EmptyState>
      ) : null}
      {value === null || value.total === 0 ? null : (
        <>
          <ol className="divide-y divide-line-soft">
            {value.data.map((entry) => (
              <Entry key={entry.entry_id} entry={entry} named={named} />
            ))}
          </ol>
          {value.total <= PAGE_SIZE ? null : (
            <Pager label="changes" page={page} pageSize={PAGE_SIZE} total={value.total} onPage={setPage} />
          )}
        </>
      )}
    </Card>
  )
}

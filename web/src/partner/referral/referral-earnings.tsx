import {
  getOwnReferralEarnings,
  listOwnReferralParts,
  type OwnReferralEarnings,
  type ReferralPart,
} from '@marketplace/contract/partner-area/partner-referral'
import type { ReactNode } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactDigits, exactRupees } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { earnsWords } from './earns-words.ts'
import { invitedWords } from './invited-words.ts'
import { nameKeys } from './name-keys.ts'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const earnings = ask('own-statements', getOwnReferralEarnings, {})
const keyOf = ({ lender_application_id, tranche }: ReferralPart): string =>
  `${lender_application_id}:${tranche}`

const columns: readonly Column<ReferralPart>[] = [
  textColumn('application', 'Application', 118, ({ application_number }) => application_number),
  textColumn('brought_by', 'Brought by', 170, ({ brought_by }) => brought_by),
  textColumn('lender', 'Lender', 170, ({ lender_name }) => lender_name),
  dayColumn('day', 'Paid out on', ({ day }) => day),
  {
    key: 'disbursed',
    title: 'Paid out ₹',
    width: 120,
    align: 'end',
    cell: ({ disbursed }) => exactDigits(disbursed),
  },
  textColumn('terms', 'By', 170, ({ terms, taken_back_day }) =>
    taken_back_day === null ? terms : `taken back ${dayText(taken_back_day)}`,
  ),
  {
    key: 'amount',
    title: 'Your part ₹',
    width: 120,
    align: 'end',
    cell: ({ amount }) => <span className="font-semibold">{exactDigits(amount)}</span>,
  },
]

const Parts = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('own-statements', listOwnReferralParts, { query: { page, page_size: PAGE_SIZE } }),
  )
  return (
    <section aria-labelledby="parts" className="min-w-0">
      <h2 id="parts" className="mb-1 text-base">
        Loan by loan
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        An estimate by our rules until the lender pays. Your statements say when each is paid to you.
      </p>
      <PagedRows
        name="own-referral-parts"
        label="Loans of partners that you invited"
        of="parts of loans"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={
          <EmptyRows text="No loan yet">
            Once a customer of a partner that you invited is paid out, your part of it stands here.
          </EmptyRows>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        className="edge-to-edge"
      />
    </section>
  )
}

const Came = ({ invited }: Pick<OwnReferralEarnings, 'invited'>) => {
  const keys = nameKeys(invited.map(({ name }) => name))
  return invited.length === 0 ? (
    <p className="text-sm text-ink-soft">Nobody yet. Who asks by your link stands here.</p>
  ) : (
    <ul className="divide-y divide-line-soft">
      {invited.map(({ name, status, until, loans, earned }, place) => (
        <li key={keys[place]} className="grid gap-1 py-3">
          <span className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures font-semibold">{exactRupees(earned)}</span>
          </span>
          <span className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
            <StatusDot tone={invitedWords[status].tone}>{invitedWords[status].label}</StatusDot>
            <span>
              {countText(loans, 'loans')}
              {until === null ? '' : `, counts until ${dayText(until)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the partner has by those that it invited: by whom, why and when. @param beside its invitation */
export const ReferralEarnings = ({ beside }: { beside: ReactNode }) => {
  const { value, error, reload } = useAnswer(earnings)
  if (value === null)
    return (
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {beside}
        {error === null ? <Skeleton className="h-64" /> : <ErrorState error={error} onRetry={reload} />}
      </div>
    )
  const { terms, earned, invited } = value.data
  return (
    <div className="grid gap-6">
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {beside}
          <Card aria-labelledby="earns" className="min-w-0">
            <h2 id="earns" className="mb-1 text-base">
              What it earns
            </h2>
            <p className="text-sm text-ink-soft">{earnsWords(terms)}</p>
          </Card>
        </div>
        <Card aria-labelledby="came" className="min-w-0">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="came" className="text-base">
              Who came by you
            </h2>
            <span className="figures text-lg font-semibold">{exactRupees(earned)}</span>
          </div>
          <Came invited={invited} />
        </Card>
      </div>
      <Parts />
    </div>
  )
}

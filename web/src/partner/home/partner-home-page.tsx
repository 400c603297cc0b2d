import {
  getPartnerHome,
  type PartnerHome,
  type PartnerMonth,
} from '@marketplace/contract/partner-area/partner-home'
import type { ReactNode } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CustomerLinkCard } from './customer-link-card.tsx'
import { LinkCard } from './link-card.tsx'
import { monthText } from './month-text.ts'
import { NewestLeads } from './newest-leads.tsx'
import { lenderStatusWords, stageWords } from './progress-words.ts'
import { monthWords, termsWords } from './share-words.ts'

const partnerHome = ask('partner-home', getPartnerHome, {})

const MonthCard = ({ month, label, isNow }: { month: PartnerMonth; label: string; isNow: boolean }) => (
  <Card aria-label={`${label}, ${monthText(month.month)}`}>
    <h2 className="text-sm font-normal text-ink-soft">
      {label}, {monthText(month.month)}
    </h2>
    <p className={`figures font-semibold ${isNow ? 'text-xl' : 'text-lg'}`}>
      {formatRupees(month.flat_share + (month.percent_share ?? 0))}
      {month.percent_share === null ? ' and a percentage' : ''}
    </p>
    <p className="mb-2 text-sm text-ink-soft">Estimate until the lender pays</p>
    {monthWords(month).map((words) => (
      <p key={words} className="text-sm">
        {words}
      </p>
    ))}
  </Card>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3 px-4 py-2 lg:block lg:px-3 lg:py-3">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="figures text-lg font-semibold">{children}</dd>
  </div>
)

const CountTable = ({
  title,
  head,
  rows,
}: {
  title: string
  head: string
  rows: readonly { key: string; label: string; count: number }[]
}) => (
  <Card>
    <table className="w-full border-collapse text-sm">
      <caption className="mb-2 text-start text-base font-semibold">{title}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-1 text-start">
            {head}
          </th>
          <th scope="col" className="py-1 text-end">
            Count
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key} className="border-b border-line-soft">
            <th scope="row" className="py-1.5 text-start font-normal">
              {label}
            </th>
            <td className="figures py-1.5 text-end">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 ? (
      <p className="mt-2 text-sm text-ink-soft">No customer of yours has applied to a lender yet.</p>
    ) : null}
  </Card>
)

const Numbers = ({ home }: { home: PartnerHome }) => (
  <div className="space-y-4">
    {home.terms === null ? (
      <Notice tone="warn" title={termsWords(null)}>
        Write to us: until a share is agreed, disbursals of your customers earn you nothing.
      </Notice>
    ) : (
      <p className="text-sm">{termsWords(home.terms)}</p>
    )}
    <div className="grid gap-4 sm:grid-cols-2">
      <MonthCard month={home.this_month} label="This month" isNow />
      <MonthCard month={home.last_month} label="Last month" isNow={false} />
    </div>
    <dl className="grid divide-line-soft rounded-surface bg-surface shadow-card max-lg:divide-y lg:grid-cols-5 lg:divide-x">
      <Figure label="Leads this month">{home.this_month.leads}</Figure>
      <Figure label="Leads last month">{home.last_month.leads}</Figure>
      <Figure label="Applications with lenders">{home.waiting_for_lenders}</Figure>
      <Figure label="Customers who owe papers">
        {home.need_papers} of {home.leads}
      </Figure>
      <Figure label="Signed in, no product yet">{home.undecided}</Figure>
    </dl>
    <NewestLeads leads={home.newest_leads} total={home.leads} />
    <div className="grid gap-4 sm:grid-cols-2">
      <CountTable
        title="Your customers"
        head="Stage"
        rows={home.leads_by_stage.map(({ stage, count }) => ({
          key: stage,
          label: stageWords[stage].label,
          count,
        }))}
      />
      <CountTable
        title="Their applications"
        head="Stage with the lender"
        rows={home.applications_by_status.map(({ status, count }) => ({
          key: status,
          label: lenderStatusWords[status],
          count,
        }))}
      />
      <LinkCard />
      <CustomerLinkCard />
    </div>
  </div>
)

/** Money first, then the own customers. */
export const PartnerHomePage = () => {
  const { value, error, reload } = useAnswer(partnerHome)
  const home = value?.data ?? null
  return (
    <>
      <PageHeading title="Home" text={home === null ? undefined : `As of ${timeText(home.as_of)}`} />
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {home === null ? (
        error === null && (
          <div className="space-y-4">
            <output className="sr-only">Loading your numbers...</output>
            <Skeleton className="h-32" />
            <Skeleton className="h-64" />
          </div>
        )
      ) : (
        <Numbers home={home} />
      )}
    </>
  )
}

import { getOwnMoney, type OwnMoney } from '@marketplace/contract/money/own-money'
import { getPartnerHome, type PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { useMembership } from '../../office/shell/office-member.tsx'
import { PreparationHome } from '../preparation/preparation-home.tsx'
import { PREPARING } from '../roles/page-roles.ts'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { CustomerLinkCard } from './customer-link-card.tsx'
import { LinkCard } from './link-card.tsx'
import { LinksPanel } from './links-panel.tsx'
import { monthText } from './month-text.ts'
import { NeedsPanel } from './needs-panel.tsx'
import { NewestCustomers } from './newest-customers.tsx'
import { OwnMoneyPanel } from './own-money-panel.tsx'
import { monthLine, termsWords } from './share-words.ts'
import { WhyPanel } from './why-panel.tsx'

const ownMoney = ask('own-statements', getOwnMoney, {})
const partnerHome = ask('partner-home', getPartnerHome, {})

const Money = ({ money, today }: { money: OwnMoney; today: string }) => (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="min-w-0">
      <OwnMoneyPanel money={money} today={today} />
    </div>
    <aside className="rounded-surface border border-line-soft bg-surface p-4">
      <WhyPanel money={money} />
    </aside>
  </div>
)

const Terms = ({ terms }: Pick<PartnerHome, 'terms'>) =>
  terms === null ? (
    <Notice tone="warn" title={termsWords(null)}>
      Write to us: until a share is agreed, disbursals of your customers earn you nothing.
    </Notice>
  ) : (
    <p className="text-sm">{termsWords(terms)}</p>
  )

const Months = ({ home: { this_month, last_month, undecided } }: { home: PartnerHome }) => (
  <dl className="grid gap-1 text-sm">
    {[this_month, last_month].map((month) => (
      <div key={month.month} className="flex flex-wrap gap-x-3">
        <dt className="w-36 text-ink-soft">{monthText(month.month)}</dt>
        <dd className="figures">{monthLine(month)}</dd>
      </div>
    ))}
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-36 text-ink-soft">No product yet</dt>
      <dd className="figures">{undecided.toLocaleString('en-IN')} signed in during the last 30 days</dd>
    </div>
  </dl>
)

const Customers = ({ home, role }: { home: PartnerHome; role: PartnerRole }) => (
  <>
    <div className="grid gap-3">
      {role === 'sales' ? null : <Terms terms={home.terms} />}
      <Months home={home} />
    </div>
    {role === 'accounts' ? null : (
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <NewestCustomers customers={home.newest} total={home.leads} />
        </div>
        <aside>
          <NeedsPanel needs={home.needs} leads={home.leads} />
          <LinksPanel />
        </aside>
      </div>
    )}
  </>
)

/** Why a part of the page is not there. */
const ClosedPart = ({ part, who, askWhom }: { part: string; who: string; askWhom: string }) => (
  <p className="text-sm text-ink-soft">
    {part}: for {who}. For more ask {askWhom}.
  </p>
)

const Waiting = ({ label }: { label: string }) => (
  <>
    <output className="sr-only">{label}</output>
    <Skeleton className="h-48" />
  </>
)

/** Money first, then the own customers, and the links that bring them. */
const ActiveHome = () => {
  const role = usePartnerRole()
  const { member } = useMembership()
  const money = useAnswer(ownMoney, { isOff: role === 'sales' })
  const found = useAnswer(partnerHome)
  const [today] = useState(() => todayInIndia(Date.now()))
  const home = found.value?.data ?? null
  const own = money.value?.data ?? null
  return (
    <>
      <PageHeading title="Home" text={home === null ? undefined : `As of ${timeText(home.as_of)}`} />
      <div className="grid gap-6">
        {money.error === null ? null : <ErrorState error={money.error} onRetry={money.reload} />}
        {role === 'sales' ? (
          <ClosedPart part="Money" who="owners and accounts" askWhom={member.askWhom} />
        ) : own === null ? (
          money.error === null && <Waiting label="Loading your money..." />
        ) : (
          <Money money={own} today={today} />
        )}
        {found.error === null ? null : <ErrorState error={found.error} onRetry={found.reload} />}
        {home === null ? (
          found.error === null && <Waiting label="Loading your customers..." />
        ) : (
          <Customers home={home} role={role} />
        )}
        {role === 'accounts' ? (
          <ClosedPart part="Customers and links" who="owners and sales" askWhom={member.askWhom} />
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <LinkCard />
            <CustomerLinkCard />
          </div>
        )}
        {role === 'sales' ? null : (
          <p className="text-sm text-ink-soft">
            <span className="border-b border-dotted border-line">Dotted</span> is an estimate by your terms
            until the lender states it.
          </p>
        )}
      </div>
    </>
  )
}

/** Of one that is not active yet: what is missing. */
export const PartnerHomePage = () =>
  useOfficeSession().partnerRole === PREPARING ? <PreparationHome /> : <ActiveHome />

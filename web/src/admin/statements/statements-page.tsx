import { useMemo, useState } from 'react'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { monthText, recentMonths } from '../lender-files/recent-months.ts'
import { DisputeList } from './dispute-list.tsx'
import { ReferralTermsList } from './referral-terms-list.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { PayoutList } from './payout-list.tsx'
import { StatementList } from './statement-list.tsx'
import { SumsByState } from './sums-by-state.tsx'
import { TermsList } from './terms-list.tsx'

const defaults = { tab: 'statements', month: '' }

/** For administrators: every statement, what is to be paid, what partners object to, and the terms of payout. */
const AllStatements = () => {
  const [{ tab, month }, setState] = useUrlState(defaults)
  const [today] = useState(() => todayInIndia(Date.now()))
  const months = useMemo(() => recentMonths(today), [today])
  const [isDrafting, setDrafting] = useState(false)
  const draftMonth = month === '' ? String(months[1]?.value) : month
  useCreate('Make the drafts of a month', () => setDrafting(true))
  const choices = useMemo(
    () => [
      {
        key: 'month',
        label: 'Month',
        anyLabel: 'all',
        isFixed: true,
        options: months.map(({ value, label }) => ({ value: String(value), label })),
      } as const,
    ],
    [months],
  )
  const chips = listFilters(choices, { month }, setState)
  return (
    <>
      <PageHeading
        title="Statements"
        text="What each partner is paid for a month, line by line."
        actions={
          <Button aria-haspopup="dialog" onClick={() => setDrafting(true)}>
            Make the drafts of {monthText(draftMonth)}…
          </Button>
        }
      />
      <Tabs
        label="Statements"
        value={tab}
        onChange={(next) => setState({ tab: next })}
        tabs={[
          {
            key: 'statements',
            title: 'Statements',
            content: (
              <>
                <SumsByState month={month} />
                <StatementList month={month} chips={chips} today={today} />
              </>
            ),
          },
          { key: 'payouts', title: 'Payouts', content: <PayoutList /> },
          { key: 'disputes', title: 'Disputes', content: <DisputeList /> },
          { key: 'terms', title: 'Terms of payout', content: <TermsList today={today} /> },
          { key: 'referral', title: 'Terms of referral', content: <ReferralTermsList today={today} /> },
        ]}
      />
      {isDrafting ? (
        <DraftDialog
          month={draftMonth}
          months={months}
          onClose={() => setDrafting(false)}
          onDrafted={(drafted) => setState({ month: drafted })}
        />
      ) : null}
    </>
  )
}

/** Statements of partners. Role 2 reads the sums. */
export const StatementsPage = () => {
  const { roleId } = useOfficeSession()
  if (decodeRole(roleId) === 1) return <AllStatements />
  return (
    <>
      <PageHeading title="Statements" text="What partners are paid. An administrator sees each statement." />
      <SumsByState month="" />
    </>
  )
}

import type { OwnMoney } from '@marketplace/contract/money/own-money'
import { getOwnStatement } from '@marketplace/contract/money/partner-statements-own'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { SumsToBank } from '../../office/statements/sums-to-bank.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

interface WhyPanelProps {
  statement: OwnMoney['to_be_paid']['statements'][number]
}

const link = 'font-semibold text-brand-ink underline decoration-line underline-offset-4'

/** How the sum of a statement came about, by the statement itself, and what is not in it. */
const WhyStatement = ({ statement: { statement_id } }: WhyPanelProps) => {
  const { value, error, reload } = useAnswer(
    ask(`statement ${statement_id}`, getOwnStatement, { params: { statementId: statement_id } }),
  )
  if (value === null)
    return error === null ? <Skeleton className="h-40" /> : <ErrorState error={error} onRetry={reload} />
  const { sums, number, payouts } = value.data
  // Commission and GST go to the bank by themselves: the other one waits.
  const paid = payouts.find(({ state }) => state === 'PAID')
  return (
    <>
      <SumsToBank statement={value.data} whose="Your" />
      {paid === undefined ? null : (
        <p className="mt-3 text-sm">
          Of it {exactRupees(paid.amount)} was paid on {dayText(paid.paid_day)}.
        </p>
      )}
      {sums.left_out_lines === 0 ? null : (
        <p className="mt-3 text-sm">
          {exactRupees(sums.left_out)} in {countText(sums.left_out_lines, 'lines')} is not in {number} yet.{' '}
          <Link to={`/partner/statements/${statement_id}`} className={link}>
            Why each is not
          </Link>
        </p>
      )}
    </>
  )
}

/** Why the sum to be paid is what it is: of the oldest statement that is open, else how the first one comes. */
export const WhyPanel = ({ money }: { money: OwnMoney }) => {
  const [first, ...others] = money.to_be_paid.statements
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="mb-2 text-base">
        {first === undefined
          ? 'Why nothing is to be paid'
          : `Why ${exactRupees(first.to_bank)} and not more?`}
      </h2>
      {first === undefined ? (
        <p className="text-sm text-ink-soft">
          A statement comes for each month in which a lender has paid us for a customer of yours, once the
          hold of your terms of payout is over. What waits for that stands beside, line by line.
        </p>
      ) : (
        <WhyStatement statement={first} />
      )}
      {money.account_waits === 0 ? null : (
        <p className="mt-3 text-sm text-warn">
          Your bank account has changed since we checked it: nothing is paid until it is checked again.{' '}
          <Link to="/partner/settings/kyc" className={link}>
            Send it again
          </Link>
        </p>
      )}
      {others.length === 0 ? null : (
        <p className="mt-3 text-sm">
          <Link to="/partner/statements" className={link}>
            {countText(others.length, 'further statements')} to be paid
          </Link>
        </p>
      )}
    </section>
  )
}

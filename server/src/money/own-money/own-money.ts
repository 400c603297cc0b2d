import type { MoneyPart, OpenPart, OwnMoney } from '@marketplace/contract/money/own-money'
import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import type { Services } from '../../market/services.ts'
import { listLapsedAccounts } from '../../partners/kyc/published.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { monthOf } from '../ledger/book-month.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import { payoutTermsOn } from '../payouts/payout-terms-on.ts'
import { listOwed, sumPaid } from '../payouts/payouts.queries.ts'
import { leftOutInWords } from '../statement-rules/left-out-words.ts'
import { openParts, type OpenPartRow, sumParts } from '../statement-rules/open-parts.ts'
import { taxYearOf } from '../statement-rules/tax-year.ts'
import { lenderNames } from '../statements/name-lines.ts'
import { presentStatements } from '../statements/present-statement.ts'
import { findOpenApplications, listOpenShares } from '../statements/statement-lines.queries.ts'
import { listUnpaid } from '../statements/statements.queries.ts'

/** Everything booked for a partner that no statement has had, by where it is. As the office. */
const readOpen = async (
  tx: Database,
  partnerId: number,
  at: Date,
): Promise<{ parts: Record<MoneyPart, OpenPartRow[]>; minimum_paise: number; month: string }> => {
  const today = dayInIndia(at)
  const month = monthOf(today)
  const terms = payoutTermsOn(await listPayoutTermsRows(tx, partnerId), partnerId, today)
  const open = await findOpenApplications(tx, partnerId)
  const shares = open.length === 0 ? [] : await listOpenShares(tx, [partnerId], today, taxYearOf(today), open)
  return {
    parts: openParts(shares, terms, today),
    minimum_paise: terms.minimum_paise,
    month,
  }
}

/** A partner's money, from what is earned to what is in its bank. Which statements are its own is decided under row level security. */
export const gatherOwnMoney = async (
  { db }: Pick<Services, 'db'>,
  partnerId: number,
  at: Date,
): Promise<OwnMoney> => {
  const today = dayInIndia(at)
  const since = `${taxYearOf(today)}-04-01`
  const own = await asPartner(db, partnerId, async (tx) => {
    const owed = await listOwed(tx, partnerId)
    const ids = owed.map(({ statement_id }) => statement_id)
    return {
      owed: new Map(owed.map(({ statement_id, owed_paise }) => [statement_id, owed_paise])),
      unpaid: await listUnpaid(tx, partnerId, ids),
      paid: await sumPaid(tx, partnerId, since),
    }
  })
  const { open, statements, lapsed } = await asOffice(db, async (tx) => ({
    open: await readOpen(tx, partnerId, at),
    statements: await presentStatements(tx, own.unpaid, at),
    lapsed: await listLapsedAccounts(tx, [partnerId]),
  }))
  const { earned, waits, hold, next } = open.parts
  const owedOf = ({ statement_id, to_bank }: PartnerStatement): number =>
    own.owed.get(statement_id) ?? toPaise(to_bank)
  return {
    to_be_paid: {
      amount: toRupees(statements.reduce((sum, statement) => sum + owedOf(statement), 0)),
      statements: statements.map((statement) => {
        const { statement_id, number, month, state, object_until, left_out_lines } = statement
        const to_bank = toRupees(owedOf(statement))
        return { statement_id, number, month, state, to_bank, object_until, left_out_lines }
      }),
    },
    month: open.month,
    earned: sumParts(earned),
    waits: sumParts(waits),
    hold: sumParts(hold),
    next: sumParts(next),
    account_waits: lapsed.has(partnerId) ? 1 : 0,
    paid: {
      since,
      amount: toRupees(own.paid.paid_paise),
      payouts: own.paid.payouts,
      last_day: own.paid.last_day,
    },
  }
}

/** The rows behind one of the sums of `gatherOwnMoney`: together they are that sum. */
export const listOwnParts = async (
  services: Pick<Services, 'db' | 'lenders'>,
  partnerId: number,
  part: MoneyPart,
  at: Date,
): Promise<OpenPart[]> => {
  const { parts, minimum_paise } = await asOffice(services.db, (tx) => readOpen(tx, partnerId, at))
  const nameOf = lenderNames(services)
  return parts[part].map((row) => ({
    lender_application_id: row.lender_application_id,
    tranche: row.tranche,
    application_number: row.application_number,
    lender_name: nameOf(row.lender_id),
    day: row.day,
    disbursed: toRupees(row.disbursed_paise),
    amount: toRupees(row.amount_paise),
    reason_words:
      part === 'earned'
        ? 'an estimate by our rules until the lender pays'
        : row.reason === null
          ? 'enters the next statement'
          : leftOutInWords(row.reason, row.until, minimum_paise),
    brought_by: row.brought_by,
  }))
}

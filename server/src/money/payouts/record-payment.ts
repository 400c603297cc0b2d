import type { Services } from '../../market/services.ts'
import { recordPartnerEvent } from '../../partners/events/record-partner-event.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { lockStatement } from '../statements/lock-statement.ts'
import { notifyPartner } from '../statements/notify-partner.ts'
import { recordStep } from '../statements/record-step.ts'
import { markPayoutState, type StatementRow } from '../statements/published.ts'
import { findPayout, findPayoutForUpdate, markFailed, markPaid, type PayoutRow } from './payouts.queries.ts'

/** The payout and its statement, held until the transaction ends. A run holds payouts and no statement, so neither waits for the other in a ring. */
const lockPayout = async (
  tx: Database,
  payoutId: number,
): Promise<{ payout: PayoutRow; statement: StatementRow }> => {
  const found = await findPayout(tx, payoutId)
  if (found === null) throw new Problem('not_found')
  const statement = await lockStatement(tx, found.statement_id)
  const payout = await findPayoutForUpdate(tx, payoutId)
  if (payout === null) throw new Problem('not_found')
  return { payout, statement }
}

/** What stands now, where a payment is not as its page showed it. */
const conflictOf = ({ state, run_id, utr, paid_day }: PayoutRow): Problem =>
  new Problem('conflict', [], { state, run_id, utr, day: paid_day })

/** A day of the bank lies between the approval and today. */
const refuseDay = (day: string, { approved_day }: StatementRow, today: string): void => {
  if (day > today) throw new Problem('invalid_request', [{ field: 'day', key: 'day_ahead' }])
  if (day < (approved_day ?? day))
    throw new Problem('invalid_request', [{ field: 'day', key: 'ends_before_begin' }])
}

/**
 * The bank has paid: posts the payout, and tells the partner. The same UTR and day again do nothing. @returns the statement's id
 * @param payment.run_id the bank file that it was in on the page, null for none: what was put into another one since is paid by that
 * @throws Problem not_found; conflict where it was paid otherwise, or is in another bank file; invalid_request of the day.
 */
export const recordPaid = (
  services: Services,
  payoutId: number,
  { run_id, utr, day }: { run_id: number | null; utr: string; day: string },
  by: By,
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const { payout, statement } = await lockPayout(tx, payoutId)
    const { statement_id, partner_id, part, amount_paise } = payout
    if (payout.state === 'PAID') {
      if (payout.utr === utr && payout.paid_day === day) return statement_id
      throw conflictOf(payout)
    }
    if (payout.run_id !== run_id) throw conflictOf(payout)
    refuseDay(day, statement, dayInIndia(at))
    await postTransactions(
      tx,
      [
        {
          kind: 'PAYOUT',
          source: 'payout',
          cause: 'paid_out',
          effective_day: day,
          idempotency_key: `payout:${payoutId}`,
          staff_id: by.actor.staff_id,
          entries: [
            { account: { kind: 'partner_payable', partner_id }, amount_paise },
            { account: { kind: 'bank' }, amount_paise: -amount_paise },
          ],
        },
      ],
      at,
    )
    if ((await markPaid(tx, payoutId, utr, day)) === 0) throw conflictOf(payout)
    const after = { payout: payoutId, amount: toRupees(amount_paise), utr, day }
    await recordPartnerEvent(tx, {
      partner_id,
      type: 'payout.paid',
      subject: statement.number,
      fact: `payout ${payoutId}`,
      data: {
        statement_id,
        statement_number: statement.number,
        of: part,
        amount: toRupees(amount_paise),
        day,
        utr,
      },
      at,
    })
    if (part === 'commission') {
      await markPayoutState(tx, statement_id, 'PAID', day)
      await notifyPartner(services, tx, statement, 'statement_paid', day)
      await recordStep(tx, statement, { action: 'partner_statement.paid', state: 'PAID', after }, by, at)
    } else await recordStep(tx, statement, { action: 'partner_statement.gst_paid', after }, by, at)
    return statement_id
  })

/** Whether a run is one that the bank has sent the payout back from: a later one takes it for no other reason. */
const hasFailedIn = ({ state, run_id }: PayoutRow, run: number): boolean =>
  state !== 'PAID' && run_id !== null && (run < run_id || (run === run_id && state === 'FAILED'))

/**
 * The bank sent the money back: it goes into the next run. The same run, day and reason again do nothing, also where a later run has it by now: what
 * that one sent is on its way. @returns the statement's id
 * @throws Problem not_found; conflict where it was paid or is not in that run, or failed otherwise; invalid_request of the day.
 */
export const recordFailed = (
  services: Services,
  payoutId: number,
  { run_id, reason, day }: { run_id: number; reason: string; day: string },
  by: By,
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const { payout, statement } = await lockPayout(tx, payoutId)
    const { statement_id, part } = payout
    if (hasFailedIn(payout, run_id) && payout.failed_reason === reason && payout.failed_day === day)
      return statement_id
    if (payout.state !== 'SENT' || payout.run_id !== run_id) throw conflictOf(payout)
    refuseDay(day, statement, dayInIndia(at))
    if ((await markFailed(tx, payoutId, { run_id, reason, day })) === 0) throw conflictOf(payout)
    const step = { note: reason, after: { payout: payoutId, run: run_id, day } }
    if (part === 'commission') {
      await markPayoutState(tx, statement_id, 'FAILED', null)
      await recordStep(
        tx,
        statement,
        { action: 'partner_statement.failed', state: 'FAILED', ...step },
        by,
        at,
      )
    } else await recordStep(tx, statement, { action: 'partner_statement.gst_failed', ...step }, by, at)
    return statement_id
  })

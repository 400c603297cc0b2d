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
import { findPayout, markFailed, markPaid, type PayoutRow } from './payouts.queries.ts'

const lockPayout = async (
  tx: Database,
  payoutId: number,
): Promise<{ payout: PayoutRow; statement: StatementRow }> => {
  const found = await findPayout(tx, payoutId)
  if (found === null) throw new Problem('not_found')
  const statement = await lockStatement(tx, found.statement_id)
  const payout = await findPayout(tx, payoutId)
  if (payout === null) throw new Problem('not_found')
  return { payout, statement }
}

/** A day of the bank lies between the approval and today. */
const refuseDay = (day: string, { approved_day }: StatementRow, today: string): void => {
  if (day > today) throw new Problem('invalid_request', [{ field: 'day', key: 'day_ahead' }])
  if (day < (approved_day ?? day))
    throw new Problem('invalid_request', [{ field: 'day', key: 'ends_before_begin' }])
}

/**
 * The bank has paid: posts the payout, and tells the partner. The same UTR and day again do nothing. @returns the statement's id
 * @throws Problem not_found; conflict where it was paid otherwise; invalid_request of the day.
 */
export const recordPaid = (
  services: Services,
  payoutId: number,
  { utr, day }: { utr: string; day: string },
  by: By,
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const { payout, statement } = await lockPayout(tx, payoutId)
    const { statement_id, partner_id, part, amount_paise } = payout
    if (payout.state === 'PAID') {
      if (payout.utr === utr && payout.paid_day === day) return statement_id
      throw new Problem('conflict', [], { utr: payout.utr, day: payout.paid_day })
    }
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
    await markPaid(tx, payoutId, utr, day)
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

/**
 * The bank sent the money back: it goes into the next run. The same day and reason again do nothing. @returns the statement's id
 * @throws Problem not_found; conflict where it was paid or was never sent, or failed otherwise; invalid_request of the day.
 */
export const recordFailed = (
  services: Services,
  payoutId: number,
  { reason, day }: { reason: string; day: string },
  by: By,
): Promise<number> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const { payout, statement } = await lockPayout(tx, payoutId)
    const { statement_id, part } = payout
    if (payout.state === 'FAILED' && payout.failed_reason === reason && payout.failed_day === day)
      return statement_id
    if (payout.state !== 'SENT')
      throw new Problem('conflict', [], { state: payout.state, utr: payout.utr, day: payout.paid_day })
    refuseDay(day, statement, dayInIndia(at))
    await markFailed(tx, payoutId, reason, day)
    const step = { note: reason, after: { payout: payoutId, day } }
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

import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { firstOpenMonth, monthOf } from '../ledger/book-month.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import {
  closeMonth,
  findLenderMonth,
  hasStatementEntries,
  openLenderMonths,
  reopenMonth,
} from '../ledger/lender-months.queries.ts'
import { priceLenderMonth } from '../ledger/price-lender-month.ts'
import { rulesOfMonth } from '../ledger/rules-of-month.ts'
import { listMonthSums } from '../stated-lines/month-lines.queries.ts'
import { readClosed } from '../stated-lines/read-closed.ts'
import { matchWaitingLines } from '../stated-lines/record-stated-lines.ts'
import { refreshMonths } from '../stated-lines/refresh-months.ts'
import { moveBareLines } from '../stated-lines/stated-lines.queries.ts'
import { refuse } from './refuse.ts'

type Month = { lender_id: number; month: string }

/** Why a month cannot be closed, one sentence each. */
export const notClosable = (month: string, open: number, today: string): string[] => [
  ...(month < monthOf(today) ? [] : ['The month is not over.']),
  ...(open === 0 ? [] : [open === 1 ? 'One line is to be settled.' : `${open} lines are to be settled.`]),
]

export const NOT_REOPENABLE =
  "A line of the month was put on a partner's statement that is approved: what comes now is booked in the next open month."

const record = (
  trx: Database,
  action: 'lender_month.close' | 'lender_month.reopen',
  { lender_id, month }: Month,
  { name, reason, by: { actor, ip }, at }: { name: string; reason: string; by: By; at: Date },
): Promise<unknown> =>
  recordEvent(
    trx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'lender_month',
      object_id: `${lender_id}/${month}`,
      object_name: name,
      reason,
      ip,
    },
    at,
  )

/**
 * Closes a month, priced once more before: nothing is booked in it from then on. A closed one stays so.
 * @throws Problem not_found; conflict, in words, while a line is to be settled or the month is not over.
 */
export const closeLenderMonthOf = (
  { db, now }: Services,
  of: Month,
  name: string,
  reason: string,
  by: By,
): Promise<void> =>
  asOffice(db, async (trx) => {
    const { lender_id, month } = of
    await lockLenderMonths(trx, lender_id)
    const found = await findLenderMonth(trx, lender_id, month)
    if (found === null) throw new Problem('not_found')
    if (found.state === 'CLOSED') return
    const at = now()
    await priceLenderMonth(trx, of, at)
    await matchWaitingLines(trx, lender_id, at)
    const [sums] = await listMonthSums(trx, [of])
    const why = notClosable(month, sums?.open ?? 0, dayInIndia(at))
    if (why.length > 0) throw refuse(why.join(' '))
    const ruleOrder = (await rulesOfMonth(trx, lender_id, month)).map(({ id }) => id)
    await closeMonth(trx, lender_id, month, { by: by.actor, ruleOrder }, at)
    // What comes late has a month to stand in.
    const next = firstOpenMonth(`${month}-01`, await readClosed(trx, lender_id))
    await openLenderMonths(trx, lender_id, [next])
    // A disputed line that nothing is booked for yet would leave a closed month once its disbursal comes.
    if ((await moveBareLines(trx, lender_id, { from: month, to: next })) > 0)
      await refreshMonths(trx, lender_id, [next], at)
    await record(trx, 'lender_month.close', of, { name, reason, by, at })
  })

/**
 * Opens a closed month again; an open one stays so.
 * @throws Problem not_found; conflict, in words, where a line of it was put on an approved statement.
 */
export const reopenLenderMonthOf = (
  { db, now }: Services,
  of: Month,
  name: string,
  reason: string,
  by: By,
): Promise<void> =>
  asOffice(db, async (trx) => {
    const { lender_id, month } = of
    await lockLenderMonths(trx, lender_id)
    const found = await findLenderMonth(trx, lender_id, month)
    if (found === null) throw new Problem('not_found')
    if (found.state !== 'CLOSED') return
    if (await hasStatementEntries(trx, lender_id, month)) throw refuse(NOT_REOPENABLE)
    const at = now()
    await reopenMonth(trx, lender_id, month)
    await refreshMonths(trx, lender_id, [month], at)
    await record(trx, 'lender_month.reopen', of, { name, reason, by, at })
  })

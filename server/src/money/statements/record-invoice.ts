import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { percentOf } from '../../platform/money/percent-of.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { addPayout } from '../payouts/payouts.queries.ts'
import { taxYearOf } from '../statement-rules/tax-year.ts'
import { gstOf } from './approve-statement.ts'
import { lockStatement } from './lock-statement.ts'
import { readContents, sumOf } from './read-contents.ts'
import { readGstPercent } from './reckon-tds.ts'
import { recordStep } from './record-step.ts'
import { hasInvoice, saveInvoice } from './statements.queries.ts'

/**
 * Records the tax invoice of a partner with a GSTIN. Of a statement that is approved, its GST is owed from now on, as a payout of its own; before, it is
 * paid with the statement. The same invoice again does nothing.
 * @throws Problem not_found; gstin_missing; conflict of a draft, a cancelled one, another invoice, one that another statement of its financial year has; invalid_request of
 *   a day that is to come.
 */
export const recordInvoice = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  statementId: number,
  invoice: { number: string; day: string },
  by: By,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const at = now()
    const today = dayInIndia(at)
    const row = await lockStatement(tx, statementId)
    if (row.invoice_number === invoice.number && row.invoice_day === invoice.day) return
    if (row.state === 'DRAFT' || row.state === 'CANCELLED' || row.invoice_number !== null)
      throw new Problem('conflict')
    if (invoice.day > today) throw new Problem('invalid_request', [{ field: 'day', key: 'day_ahead' }])
    const [payee] = await listPayees(tx, [row.partner_id])
    if (payee?.gstin == null) throw new Problem('gstin_missing')
    const serial = { number: invoice.number, year: taxYearOf(invoice.day) }
    if (await hasInvoice(tx, row.partner_id, serial, statementId)) throw new Problem('conflict')
    const commission = row.commission_paise ?? sumOf((await readContents(tx, row, at)).lines)
    const gst_percent = await readGstPercent(tx, invoice.day)
    const gst_paise = percentOf(commission, gst_percent)
    await saveInvoice(tx, statementId, { ...invoice, gst_paise })
    if (row.approved_at !== null && gst_paise > 0) {
      await postTransactions(tx, [gstOf(row, gst_paise, today, by.actor.staff_id)], at)
      const { statement_id, partner_id } = row
      await addPayout(tx, { statement_id, partner_id, part: 'gst', amount_paise: gst_paise })
    }
    const after = { ...invoice, gst: toRupees(gst_paise) }
    await recordStep(tx, row, { action: 'partner_statement.invoice', after }, by, at)
  })

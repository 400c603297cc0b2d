import { listDisbursalMonths } from '../../loans/disbursals/published.ts'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listClosedMonths } from './ledger.queries.ts'
import { monthOf } from './book-month.ts'
import { priceLenderMonth } from './price-lender-month.ts'

/** Prices one month of one lender: woken by each disbursal and each clawback in it. */
export const priceLenderMonthJob: Job<'price_lender_month', Services> = async ({ db, now }, month) => {
  await asOffice(db, (trx) => priceLenderMonth(trx, month, now()))
}

/** Wakes the pricing of every open month that a change of rules or terms may reach, or of all of them. */
export const priceMonths: Job<'price_months', Services> = async ({ db, addJob }, of) => {
  await asOffice(db, async (trx) => {
    const months = await listDisbursalMonths(trx, of)
    const closed = new Set(
      (
        await listClosedMonths(
          trx,
          months.map(({ lender_id }) => lender_id),
        )
      ).map(({ lender_id, month }) => `${lender_id}:${month}`),
    )
    for (const { lender_id, month: day } of months) {
      const month = monthOf(day)
      if (closed.has(`${lender_id}:${month}`)) continue
      const key = `price_lender_month:${lender_id}:${month}`
      await addJob(trx, 'price_lender_month', { lender_id, month }, { key })
    }
  })
}

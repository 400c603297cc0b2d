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

/**
 * Wakes the pricing of every open month that a change of rules or terms may reach, or of all of them; of a closed one where a disbursal or
 * a clawback came since it was priced and its own wake-up was lost.
 */
export const priceMonths: Job<'price_months', Services> = async ({ db, addJob }, of) => {
  await asOffice(db, async (trx) => {
    const months = await listDisbursalMonths(trx, of)
    const lenders = months.map(({ lender_id }) => lender_id)
    const closed = new Map(
      (await listClosedMonths(trx, lenders)).map(({ lender_id, month, priced_at }) => [
        `${lender_id}:${month}`,
        priced_at,
      ]),
    )
    for (const { lender_id, month: day, news_at } of months) {
      const month = monthOf(day)
      const pricedAt = closed.get(`${lender_id}:${month}`)
      const hasNews =
        news_at !== null && (pricedAt === null || (pricedAt !== undefined && news_at > pricedAt))
      if (pricedAt !== undefined && !hasNews) continue
      const key = `price_lender_month:${lender_id}:${month}`
      await addJob(trx, 'price_lender_month', { lender_id, month }, { key })
    }
  })
}

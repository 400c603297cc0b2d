import { recordPartnerEvents } from '../../partners/events/record-partner-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { listPartnersOfApplications } from './partners-of-applications.queries.ts'
import type { AddedTranche } from '../disbursals/plan-tranches.ts'

/** Tells the partners whose leads these loans are of each part that was paid out, in the caller's transaction; of others nobody. */
export const notifyPartnersOfDisbursals = async (
  trx: Database,
  added: readonly AddedTranche[],
  at: Date,
): Promise<void> => {
  if (added.length === 0) return
  const ids = [...new Set(added.map(({ lender_application_id }) => lender_application_id))]
  const rows = await listPartnersOfApplications(trx, ids)
  const applications = new Map(rows.map((row) => [row.lender_application_id, row]))
  await recordPartnerEvents(
    trx,
    added.flatMap(({ lender_application_id, tranche, day, amount_paise }) => {
      const application = applications.get(lender_application_id)
      if (application === undefined) return []
      const { partner_id, application_number, lender_id, product_type } = application
      const amount = toRupees(amount_paise)
      return {
        partner_id,
        type: 'application.disbursed' as const,
        subject: application_number,
        fact: `${lender_application_id}:${tranche}`,
        data: { application_number, lender_id, product_type, part: tranche, amount, day },
        at,
      }
    }),
  )
}

import {
  listAgreements as listCall,
  saveAgreement as saveCall,
} from '@marketplace/contract/office/agreements'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listAgreements } from './agreements.queries.ts'
import { isInForce } from './judge-agreement.ts'
import { saveAgreement } from './save-agreement.ts'

export const agreementsRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async () => {
    const today = dayInIndia(services.now())
    const rows = await listAgreements(services.db)
    const directory = services.lenders()
    const bound = new Set(rows.filter((row) => isInForce(row, today)).map(({ lender_id }) => lender_id))
    return {
      success: true,
      data: {
        agreements: rows.map((row) => ({
          ...row,
          lender_name: directory.find(row.lender_id)?.legal_name ?? `Lender ${row.lender_id}`,
          is_in_force: isInForce(row, today) ? (1 as const) : (0 as const),
          is_review_due: isInForce(row, today) && row.review_on <= today ? (1 as const) : (0 as const),
        })),
        without: directory.lenders
          .filter(({ lender_id, lender_status }) => lender_status === 1 && !bound.has(lender_id))
          .map(({ lender_id, legal_name }) => ({ lender_id, lender_name: legal_name })),
      },
    }
  })

  serve(saveCall, async ({ actor, body, ip }) => {
    await saveAgreement(services, body, actor, ip)
    return { success: true, message: translate('en', 'agreement_saved') }
  })
}

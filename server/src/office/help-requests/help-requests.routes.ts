import { sendHelpRequest } from '@marketplace/contract/office/help-requests'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { addHelpRequest } from './help-requests.queries.ts'
import { settleHelp } from './help-work.ts'

/** Enough tries for a weekend: the queue's longest wait between two is six hours. */
const TRIES = 20

export const helpRequestsRoutes = (serve: Serve, services: Services): void => {
  // Stored first: whatever becomes of the CRM, the request is not lost and the answer is the same (section 8).
  serve(sendHelpRequest, async ({ body, brand, language }) => {
    await services.db.transaction(async (db) => {
      const created_at = services.now()
      const help_request_id = await addHelpRequest(db, {
        ...body,
        brand_id: brand.brand.brand_id,
        language,
        created_at,
      })
      await settleHelp(db, [help_request_id], created_at)
      await services.addJob(db, 'deliver_help_request', { help_request_id }, { max_attempts: TRIES })
    })
    return { success: true, message: translate(language, 'help_request_sent') }
  })
}

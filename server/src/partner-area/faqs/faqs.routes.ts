import { listFaqs, listOfficeFaqs, removeFaq, saveFaq } from '@marketplace/contract/partner-area/faqs'
import type { Services } from '../../market/services.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listFaqRows } from './faqs.queries.ts'
import { presentFaq, presentOfficeFaq, removeFaqOf, saveFaqOf } from './save-faq.ts'

export const faqsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(listFaqs, async ({ actor }) => {
    const rows = await asPartner(db, actor.partner_id, listFaqRows)
    return succeed(rows.filter(({ deleted }) => deleted === 0).map(presentFaq))
  })

  serve(listOfficeFaqs, async () => succeed((await listFaqRows(db)).map(presentOfficeFaq)))

  serve(saveFaq, async ({ body, actor, ip }) => ({
    success: true,
    message: translate('en', 'content_saved'),
    data: await saveFaqOf(services, body, { actor, ip }),
  }))

  serve(removeFaq, async ({ body, actor, ip }) => {
    await removeFaqOf(services, body, { actor, ip })
    return {
      success: true,
      message: translate('en', body.removed === 1 ? 'content_removed' : 'content_restored'),
    }
  })
}

import {
  askLenderPasscode,
  checkLenderPasscode,
  getLenderPage,
  leaveForLender,
  returnFromLender,
  sendLenderFacts,
} from '@marketplace/contract/loans/lender-pages'
import { originAt } from '../../reference/brands/brand-origin.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { presentOwnPage } from './own-page.ts'
import { askPasscode, checkPasscode } from './pass-passcode.ts'
import { sendFacts } from './send-facts.ts'
import { leaveForSite, takeReturn } from './visit-site.ts'

export const lenderPagesRoutes = (serve: Serve, services: Services): void => {
  serve(getLenderPage, async ({ actor, params, language }) => ({
    success: true,
    data: await presentOwnPage(services, { user_id: actor.user_id, ...params }, language),
  }))

  serve(sendLenderFacts, async ({ actor, params, body, language }) => {
    const ask = { user_id: actor.user_id, ...params }
    await sendFacts(services, { ...ask, ...body })
    return { success: true, data: await presentOwnPage(services, ask, language) }
  })

  serve(leaveForLender, async ({ actor, params, body, brand, request }) => {
    const origin = originAt(services.env, brand, request.host)
    const ask = { user_id: actor.user_id, ...params, ...body, origin }
    return { success: true, url: await leaveForSite(services, ask) }
  })

  serve(returnFromLender, async ({ actor, params, body, language }) => {
    const ask = { user_id: actor.user_id, ...params }
    await takeReturn(services, { ...ask, ...body })
    return { success: true, data: await presentOwnPage(services, ask, language) }
  })

  serve(askLenderPasscode, async ({ actor, params, body, language }) => {
    const ask = { user_id: actor.user_id, ...params }
    await askPasscode(services, { ...ask, ...body })
    return { success: true, data: await presentOwnPage(services, ask, language) }
  })

  serve(checkLenderPasscode, async ({ actor, params, body, language }) => {
    const ask = { user_id: actor.user_id, ...params }
    await checkPasscode(services, { ...ask, ...body })
    return { success: true, data: await presentOwnPage(services, ask, language) }
  })
}

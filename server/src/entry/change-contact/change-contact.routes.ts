import {
  finishContactChange,
  startContactChange,
  startContactFinish,
  startLostContactChange,
  takeContactBack as takeBackCall,
  verifyContactChange,
} from '@marketplace/contract/entry/contact-change'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../market/services.ts'
import { readBrowserCookie } from '../../platform/credentials/known-browser.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { startChange, verifyChange } from './change-contact.ts'
import { finishChange, startFinish, startLostChange } from './lost-contact.ts'
import { takeContactBack } from './take-contact-back.ts'

export const changeContactRoutes = (serve: Serve, services: Services): void => {
  const browserOf = (request: FastifyRequest) => readBrowserCookie(services.env, request)

  serve(startContactChange, ({ actor, body, brand, language, ip, challenge, request }) => {
    const asker = { ip, browser: browserOf(request), challenge }
    return startChange(services, { ...actor, brand, language }, body, asker)
  })

  serve(verifyContactChange, async ({ actor, body, brand, language }) => {
    await verifyChange(services, { ...actor, brand, language }, body)
    return { success: true, message: translate(language, 'saved') }
  })

  serve(startLostContactChange, async ({ actor, body, brand, language, ip, challenge, request }) => {
    const asker = { ip, browser: browserOf(request), challenge }
    const waits_until = await startLostChange(services, { ...actor, brand, language }, body, asker)
    return {
      success: true,
      message: translate(language, 'contact_change_asked'),
      waits_until: waits_until.toISOString(),
    }
  })

  serve(startContactFinish, ({ body, brand, language, ip, challenge, request }) =>
    startFinish(services, body, { brand, language, ip, browser: browserOf(request), challenge }),
  )

  serve(finishContactChange, async ({ body, brand, language }) => {
    await finishChange(services, body, brand)
    return { success: true, message: translate(language, 'saved') }
  })

  serve(takeBackCall, async ({ body, language, ip }) => {
    await takeContactBack(services, body.token, ip)
    return { success: true, message: translate(language, 'contact_taken_back') }
  })
}

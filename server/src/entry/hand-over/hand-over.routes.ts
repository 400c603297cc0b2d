import {
  createHandOver,
  createPartnerHandOver,
  listResumeLinks,
  openHandOver,
  readHandOver,
  revokeHandOver,
  revokeResumeLink,
  sendOwnResumeLink,
  sendPartnerResumeLink as sendOfPartnerCall,
  sendResumeLink as sendCall,
} from '@marketplace/contract/entry/hand-over'
import { readBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../../market/services.ts'
import { endLink, giveLink, givePartnerLink, readLink, sendOwnLink } from './give-link.ts'
import { openLink } from './open-link.ts'
import { readResumeLinks, revokeSentLink, sendPartnerResumeLink, sendResumeLink } from './send-resume-link.ts'

export const handOverRoutes = (serve: Serve, services: Services): void => {
  serve(createHandOver, async ({ actor, body, brand, language, ip }) =>
    succeed(await giveLink(services, actor, body, { brand, language, ip })),
  )

  serve(readHandOver, async ({ actor, params }) =>
    succeed({ state: await readLink(services, actor, params.link_id) }),
  )

  serve(revokeHandOver, async ({ actor, body, language }) => {
    await endLink(services, actor, body.link_id)
    return { success: true, message: translate(language, 'hand_over_ended') }
  })

  serve(openHandOver, ({ body, brand, ip, challenge, request }) => {
    const browser = readBrowserCookie(services.env, request)
    return openLink(services, { body, brand, asker: { ip, browser, challenge } })
  })

  serve(sendOwnResumeLink, async ({ actor, body, brand, language, ip }) => {
    await sendOwnLink(services, actor, body, { brand, language, ip })
    return { success: true, message: translate(language, 'resume_link_asked') }
  })

  serve(createPartnerHandOver, async ({ actor, body, brand, ip }) =>
    succeed(await givePartnerLink(services, actor, body, { brand, ip })),
  )

  serve(sendOfPartnerCall, async ({ actor, body, ip, language }) => {
    await sendPartnerResumeLink(services, body, actor, ip)
    return { success: true, message: translate(language, 'resume_link_sent') }
  })

  serve(listResumeLinks, async ({ params }) => succeed(await readResumeLinks(services, params.user_id)))

  serve(sendCall, async ({ actor, body, ip, language }) => {
    const link_id = await sendResumeLink(services, body, actor, ip)
    return { success: true, message: translate(language, 'resume_link_sent'), data: { link_id } }
  })

  serve(revokeResumeLink, async ({ actor, body, ip, language }) => {
    await revokeSentLink(services, body.link_id, actor, ip)
    return { success: true, message: translate(language, 'resume_link_revoked') }
  })
}

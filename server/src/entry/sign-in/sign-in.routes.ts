import { setLanguage } from '@marketplace/contract/reference/languages'
import { resendPasscode, signOut, startSignIn, verifyPasscode } from '@marketplace/contract/entry/sign-in'
import { cookieOptions } from '../cookies/cookie-options.ts'
import type { FastifyRequest } from 'fastify'
import { readBrowserCookie, setBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { readCookies } from '../../platform/http/read-cookies.ts'
import { clearSiteCache } from '../../platform/http/clear-site-cache.ts'
import { ownUserId } from '../../platform/http/own-user-id.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { revokeSession } from '../../platform/sessions/published.ts'
import { carriedTokenHash } from '../../platform/sessions/token.ts'
import { arrivalCookies, arrivalOf } from './arrival-cookies.ts'
import { setCustomerLanguage } from '../../customers/profiles/published.ts'
import { resend } from './resend-passcode.ts'
import { start } from './start-sign-in.ts'
import { verify } from './verify-passcode.ts'

export const signInRoutes = (serve: Serve, services: Services): void => {
  const browserOf = (request: FastifyRequest) => readBrowserCookie(services.env, request)

  serve(startSignIn, ({ body, brand, ip, challenge, request }) => {
    const arrival = arrivalOf(readCookies(request))
    const user_agent = request.headers['user-agent']
    return start(services, body, brand.brand, {
      ip,
      browser: browserOf(request),
      challenge,
      arrival,
      user_agent,
    })
  })

  serve(resendPasscode, ({ body, ip, challenge, request }) =>
    resend(services, body.prospect_app_id, { ip, browser: browserOf(request), challenge }),
  )

  serve(verifyPasscode, async ({ body, ip, language, request, reply }) => {
    const { browser, ...session } = await verify(services, body, {
      ip,
      browser: browserOf(request),
      user_agent: request.headers['user-agent'],
      replaces: carriedTokenHash(request.headers.authorization),
    })
    setBrowserCookie(services.env, reply, browser)
    return { success: true, message: translate(language, 'signed_in'), ...session }
  })

  serve(signOut, async ({ actor, language, request, reply }) => {
    // What the customer looked at and where they came from is nobody's business who comes after.
    for (const name of ['CCDetails', ...arrivalCookies])
      void reply.clearCookie(name, cookieOptions(services.env, request))
    await revokeSession(services.db, actor.token_hash, services.now())
    services.sessions.forget()
    clearSiteCache(reply)
    return { success: true, message: translate(language, 'signed_out') }
  })

  serve(setLanguage, async ({ actor, body }) => {
    await setCustomerLanguage(services.db, ownUserId(actor, body.uid), body.language, services.now())
    return { success: true, message: translate(body.language, 'saved') }
  })
}

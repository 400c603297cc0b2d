import { setLanguage } from '@marketplace/contract/reference/languages'
import {
  resendPasscode,
  signOut,
  startContactChange,
  startSignIn,
  verifyContactChange,
  verifyPasscode,
} from '@marketplace/contract/entry/sign-in'
import { cookieOptions } from '../cookies/cookie-options.ts'
import { readCookies } from '../../platform/http/read-cookies.ts'
import { ownUserId } from '../../platform/http/own-user-id.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { revokeSession } from '../../platform/sessions/published.ts'
import { arrivalCookies, arrivalOf } from './arrival-cookies.ts'
import { startChange, verifyChange } from './change-contact.ts'
import { setCustomerLanguage } from '../../customers/profiles/published.ts'
import { resend } from './resend-passcode.ts'
import { start } from './start-sign-in.ts'
import { verify } from './verify-passcode.ts'

export const signInRoutes = (serve: Serve, services: Services): void => {
  serve(startSignIn, ({ body, brand, ip, request }) =>
    start(services, body, brand.brand, { ip, arrival: arrivalOf(readCookies(request)) }),
  )

  serve(resendPasscode, ({ body, ip }) => resend(services, body.prospect_app_id, ip))

  serve(verifyPasscode, async ({ body, ip, language }) => {
    const session = await verify(services, body.prospect_app_id, body.otp, ip)
    return { success: true, message: translate(language, 'signed_in'), ...session }
  })

  serve(signOut, async ({ actor, language, request, reply }) => {
    // What the customer looked at and where they came from is nobody's business who comes after.
    for (const name of ['CCDetails', ...arrivalCookies])
      void reply.clearCookie(name, cookieOptions(services.env, request))
    await revokeSession(services.db, actor.token_hash, services.now())
    services.sessions.forget()
    return { success: true, message: translate(language, 'signed_out') }
  })

  serve(startContactChange, ({ actor, body, brand, language, ip }) =>
    startChange(services, { ...actor, brand: brand.brand, language, ip }, body),
  )

  serve(verifyContactChange, async ({ actor, body, brand, language, ip }) => {
    const changer = { ...actor, brand: brand.brand, language, ip }
    await verifyChange(services, changer, body.contact_id, body.otp)
    return { success: true, message: translate(language, 'saved') }
  })

  serve(setLanguage, async ({ actor, body }) => {
    await setCustomerLanguage(services.db, ownUserId(actor, body.uid), body.language, services.now())
    return { success: true, message: translate(body.language, 'saved') }
  })
}

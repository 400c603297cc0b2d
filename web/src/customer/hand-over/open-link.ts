import type { GivenConsent } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { openHandOver } from '@marketplace/contract/entry/hand-over'
import { signOut } from '@marketplace/contract/entry/sign-in'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { clearSession, getSession, setSession } from '../../browser-storage/session-store.ts'
import { rememberPasscodeRequest } from '../verification/passcode-request.ts'
import { rememberHandOver } from './handed-over.ts'
import { forgetLinkToken } from './link-token.ts'

/** Whoever was signed in on this device is signed out: the link is for one journey alone. */
const leaveHere = async (): Promise<void> => {
  try {
    if (getSession().atkn !== null) await call(signOut, {})
  } catch (error) {
    // Out of reach, or ended already: on this device it ends now.
    if (!(error instanceof ApiError)) throw error
  }
  clearSession()
}

/**
 * Spends the link and keeps where it leads, for the passcode screen to go on from.
 * @throws ApiError link_refused, consent_missing, too_many_requests, temporarily_unavailable.
 */
export const openLink = async (ask: {
  token: string
  prospectId: string | undefined
  language: LanguageId
  consents: GivenConsent[] | null
}): Promise<void> => {
  const { token, prospectId, language, consents } = ask
  const sent = await call(openHandOver, {
    body: {
      token,
      language,
      ...(prospectId === undefined ? {} : { prospect_app_id: prospectId }),
      ...(consents === null ? {} : { consents }),
    },
  })
  await leaveHere()
  forgetLinkToken()
  rememberPasscodeRequest(sent)
  rememberHandOver(sent.prospect_app_id)
  setSession({
    prospectAppId: sent.prospect_app_id,
    productType: sent.product_type,
    productId: sent.product_id,
    appId: sent.app_id,
  })
}

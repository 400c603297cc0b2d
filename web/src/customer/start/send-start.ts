import type { GivenConsent } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { startSignIn, type Utms } from '@marketplace/contract/entry/sign-in'
import { call } from '../../api/call.ts'
import { getSession, setSession } from '../../browser-storage/session-store.ts'
import { rememberPasscodeRequest } from '../verification/passcode-request.ts'
import { plainContact } from './contact-text.ts'
import { storeTypedContact, type TypedContact } from './typed-contact.ts'

const readUtms = (stored: string | null): Utms | undefined => {
  if (stored === null) return undefined
  try {
    return JSON.parse(stored) as Utms
  } catch {
    // Something else wrote this value; a start needs no campaign.
    return undefined
  }
}

interface Start {
  contact: TypedContact
  language: LanguageId
  consents: GivenConsent[]
}

/**
 * Starts a sign-in and keeps its prospect application id. An application of whoever was signed in here before is forgotten; the
 * product that was chosen before sign-in stays.
 * @throws ApiError too_many_requests, consent_missing, invalid_request, temporarily_unavailable.
 */
export const sendStart = async ({ contact, language, consents }: Start): Promise<void> => {
  const { urlSegment, utms: storedUtms } = getSession()
  const utms = readUtms(storedUtms)
  const sent = await call(startSignIn, {
    body: {
      [contact.kind]: plainContact(contact.kind, contact.text),
      ...(contact.kind === 'mobile_phone_number' ? { mobile_phone_code: '91' as const } : {}),
      language,
      consents,
      ...(urlSegment === null ? {} : { url_segment: urlSegment }),
      ...(utms === undefined ? {} : { utms }),
    },
  })
  storeTypedContact(contact)
  rememberPasscodeRequest(sent)
  setSession({ prospectAppId: sent.prospect_app_id, atkn: null, appId: null })
}

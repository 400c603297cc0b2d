import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { translate } from '../../platform/http/translate.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Services } from '../../market/services.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import {
  hashPasscode,
  newPasscode,
  PASSCODE_SECONDS,
  RESEND_SECONDS,
  type PasscodePurpose,
} from './passcode.ts'
import type { SpentBudgets } from './passcode-limits.ts'
import { addPasscode } from './passcodes.queries.ts'

/** A passcode about to be sent. */
export interface FreshPasscode {
  code: string
  code_hash: Buffer
  sent_at: Date
  expires_at: Date
}

export const makePasscode = (
  { vault, now }: Services,
  purpose: PasscodePurpose,
  subjectId: string,
): FreshPasscode => {
  const code = newPasscode()
  const sent_at = now()
  return {
    code,
    code_hash: hashPasscode(vault, purpose, subjectId, code),
    sent_at,
    expires_at: new Date(sent_at.getTime() + PASSCODE_SECONDS * 1_000),
  }
}

/** Who a passcode goes to, and what it is for. */
interface PasscodeTo {
  subject_id: string
  recipient: string
  language: LanguageId
  brand: string
  /** The words around the code: they say what it is for. */
  template?: 'passcode' | 'contact_proof' | 'my_data_copy' | 'my_data_delete' | 'my_data_sessions'
}

/**
 * The host that a code is for, as the last line of its SMS names it: the brand's own, never the one that the request says it came to, which
 * whoever asks may choose. Where a brand has none, that of the whole site.
 */
const siteHost = ({ brands, env }: Pick<Services, 'brands' | 'env'>, name: string): string => {
  const [own] = brands().brands.find(({ brand }) => brand.name === name)?.hosts ?? []
  return own ?? (env.PUBLIC_URL === undefined ? 'localhost' : new URL(env.PUBLIC_URL).hostname)
}

/** Queues the message with the code, in place of one that still waits for the same request. */
export const queuePasscode = async (
  services: Services,
  db: Database,
  fresh: FreshPasscode,
  { subject_id, recipient, language, brand, template = 'passcode' }: PasscodeTo,
): Promise<void> => {
  await queueMessage(services, db, {
    channel: recipient.includes('@') ? 'email' : 'sms',
    to: recipient,
    template,
    language,
    values: { brand, host: siteHost(services, brand) },
    code: fresh.code,
    expires_at: fresh.expires_at,
    replaces: `passcode:${subject_id}`,
  })
}

/** Keeps the hash of a first passcode with what it spent, and queues its message. `user_id`: the customer who is signed in; null before. */
export const sendPasscode = async (
  services: Services,
  db: Database,
  fresh: FreshPasscode,
  {
    purpose,
    user_id,
    spent,
    ...to
  }: PasscodeTo & { purpose: PasscodePurpose; user_id: string | null; spent: SpentBudgets },
): Promise<void> => {
  const { subject_id, recipient } = to
  const { code_hash, expires_at, sent_at } = fresh
  await addPasscode(db, {
    subject_id,
    purpose,
    recipient,
    user_id,
    code_hash,
    expires_at,
    sent_at,
    ...spent,
  })
  await queuePasscode(services, db, fresh, to)
}

/** What the caller is told of a passcode sent: the same for a known and an unknown contact. */
export const passcodeSent = (
  recipient: string,
  language: LanguageId,
): { success: true; message: string; masked_to: string; expires_in_s: number; resend_in_s: number } => {
  const masked_to = maskContact(recipient)
  return {
    success: true,
    message: translate(language, 'passcode_sent', { to: masked_to }),
    masked_to,
    expires_in_s: PASSCODE_SECONDS,
    resend_in_s: RESEND_SECONDS,
  }
}

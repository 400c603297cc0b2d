import { randomUUID } from 'node:crypto'
import type { verifyPasscode } from '@marketplace/contract/entry/sign-in'
import type { Body } from '@marketplace/contract/platform/call'
import { addConsent, hasWithdrawnSince } from '../../customers/consents/published.ts'
import { rememberCustomerBrowser } from '../../platform/credentials/known-browser.ts'
import { undoBySignIn } from '../../customers/planned-erasures/undo-by-sign-in.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { proveClaims } from '../../partners/claims/prove-claims.ts'
import { recordArrival } from '../../partners/leads/record-arrival.ts'
import { describeBrowser } from '../../platform/sessions/describe-browser.ts'
import { addCustomerSession, revokeSession } from '../../platform/sessions/published.ts'
import { hashToken, newCustomerToken } from '../../platform/sessions/token.ts'
import { comparePasscode } from './compare-passcode.ts'
import { takeCustomerByEmail, takeCustomerByMobile } from '../../customers/profiles/published.ts'
import { isReserved } from '../change-contact/published.ts'
import { usePasscode } from './passcodes.queries.ts'
import { type Prospect, findProspect, markProspectVerified } from '../../customers/prospects/published.ts'

/** A session ends after this, however busy it is. */
export const SESSION_HOURS = 12
const HOUR_MS = 3_600_000

const takeByContact = (
  db: Database,
  prospect: Prospect,
  customer: Parameters<typeof takeCustomerByMobile>[2],
): Promise<string> => {
  if (prospect.mobile_phone_number !== null)
    return takeCustomerByMobile(db, prospect.mobile_phone_number, customer)
  if (prospect.email !== null) return takeCustomerByEmail(db, prospect.email, customer)
  throw new Error('a prospect without a contact')
}

/** The customer of the contact that was proved; `made` where they are new. */
const takeCustomer = async (
  db: Database,
  prospect: Prospect,
  now: Date,
): Promise<{ userId: string; made: boolean }> => {
  const fresh = randomUUID()
  const customer = { user_id: fresh, brand_id: prospect.brand_id, language: prospect.language, now }
  const userId = await takeByContact(db, prospect, customer)
  return { userId, made: userId === fresh }
}

/**
 * The consents of the start enter the ledger with the time and the address at which they were given. One that was taken back since, on
 * another device, stays so: the later word counts.
 */
const enterConsents = async (db: Database, userId: string, prospect: Prospect): Promise<void> => {
  for (const { purpose, version, text } of prospect.consents) {
    if (await hasWithdrawnSince(db, userId, purpose, prospect.created_at)) continue
    await addConsent(db, {
      consent_id: randomUUID(),
      user_id: userId,
      purpose,
      version,
      language: prospect.language,
      text,
      lender_id: null,
      lender_name: null,
      brand_id: prospect.brand_id,
      ip_address: prospect.ip_address,
      given_at: prospect.created_at,
    })
  }
}

/** What a sign-in comes with. */
interface Arriving {
  ip: string
  /** The value of the known-browser cookie. */
  browser: string | undefined
  user_agent: string | undefined
  /** The hash of the session token that this browser holds already: it ends (ASVS 5.0, 7.2.4). */
  replaces: Buffer | null
}

/**
 * Opens a session for the right code: exactly one, however many bring it at once. From then on the browser is known for the
 * contact; `browser` is the value of its cookie.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent, contact_reserved.
 */
export const verify = async (
  services: Services,
  { prospect_app_id, otp }: Body<typeof verifyPasscode>,
  { ip, browser, user_agent, replaces }: Arriving,
): Promise<{ token: string; user_id: string; browser: string }> => {
  const contact = await comparePasscode(services, {
    purpose: 'sign_in',
    subject_id: prospect_app_id,
    user_id: null,
    code: otp,
  })
  const now = services.now()
  const token = newCustomerToken(services.vault)
  const opened = await services.db.transaction(async (db) => {
    const prospect = await findProspect(db, prospect_app_id)
    if (prospect === null) throw new Problem('not_found')
    // The customer before the code, as a deletion takes them: otherwise each could wait for the other.
    const { userId, made } = await takeCustomer(db, prospect, now)
    if (await isReserved(db, contact, userId, now)) throw new Problem('contact_reserved')
    if ((await usePasscode(db, prospect_app_id, now)) === 0) throw new Problem('passcode_spent')
    await markProspectVerified(db, prospect_app_id, userId, now)
    await undoBySignIn(db, userId, {
      agreed_at: prospect.consents.some(({ purpose }) => purpose === 'terms') ? prospect.created_at : null,
      now,
    })
    await enterConsents(db, userId, prospect)
    await recordArrival(db, prospect, userId, now)
    const mobile = prospect.mobile_phone_number
    if (mobile !== null) await proveClaims(services, db, { mobile, user_id: userId }, now)
    const own = { user_id: userId, contact }
    const known = await rememberCustomerBrowser({ ...services, db }, browser, own)
    if (replaces !== null) await revokeSession(db, replaces, now)
    await addCustomerSession(db, {
      token_hash: hashToken(token),
      user_id: userId,
      prospect_app_id,
      now,
      absolute_expires_at: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
      ip_address: ip,
      browser: describeBrowser(user_agent),
      browser_hash: hashToken(known),
      made_account: made,
    })
    return { token, user_id: userId, browser: known }
  })
  if (replaces !== null) services.sessions.forget()
  return opened
}

import type { Body } from '@marketplace/contract/platform/call'
import type { signInPartner } from '@marketplace/contract/partner-area/partner-sign-in'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { isStillPassword } from '../../platform/credentials/published.ts'
import { readBrowserCookie, setBrowserCookie } from '../../platform/credentials/known-browser.ts'
import { trySignIn } from '../../platform/credentials/try-sign-in.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { describeBrowser } from '../../platform/sessions/describe-browser.ts'
import { addPartnerSession, revokeSession } from '../../platform/sessions/published.ts'
import { carriedTokenHash, hashToken, newPartnerToken } from '../../platform/sessions/token.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { holdOpenPartner } from '../../partners/accounts/published.ts'
import { holdPerson, stampSignIn } from '../../partners/people/published.ts'
import { findWhoSignsIn, type WhoSignsIn } from './find-who-signs-in.ts'

/** A session ends after this, however busy it is. */
const SESSION_MS = 12 * 3_600_000

export interface PartnerSignedIn {
  token: string
  partner_id: number
  merchant_id: number
}

/**
 * Opens a session for the right password, and the right code where a second factor is enrolled. A partner that is neither
 * active nor prepares is answered as one that does not exist.
 * @throws Problem sign_in_refused, second_factor_needed, too_many_requests.
 */
export const signIn = async (
  services: Services,
  { email, password, totp }: Body<typeof signInPartner>,
  { ip, request, reply }: { ip: string; request: FastifyRequest; reply: FastifyReply },
): Promise<PartnerSignedIn> => {
  const { db, env } = services
  const name = email.toLowerCase()
  const found = await findWhoSignsIn(services, name)
  const tried = await trySignIn(services, {
    kind: 'partner',
    name,
    subject: found?.subject ?? null,
    password,
    second_factor: totp,
    ip,
    browser: readBrowserCookie(env, request),
  })
  const now = services.now()
  const actOf = ({ person_name, partner }: WhoSignsIn) => ({
    auditActor: {
      kind: 'partner' as const,
      id: partner.partner_id,
      name: person_name,
      on_behalf_of: partner.name,
    },
    object_kind: 'partner',
    object_id: partner.partner_id,
    object_name: partner.name,
    ip,
  })
  if (tried.outcome === 'locked' && tried.began && found !== null) {
    const act = { ...actOf(found), action: 'partner.sign_in_locked' as const }
    await db.transaction((tx) => recordEvent(tx, act, now))
  }
  if (tried.outcome === 'locked')
    throw new Problem('too_many_requests', tried.wait_s).about(name, 'password_limited')
  if (tried.outcome === 'second_factor_needed') throw new Problem('second_factor_needed')
  if (tried.outcome === 'refused') throw new Problem('sign_in_refused').about(name, tried.event)
  if (found === null) throw new Problem('sign_in_refused').about(name)
  const token = newPartnerToken(services.vault)
  const { partner_id, merchant_id } = found.partner
  const { person_id } = found.person
  await asOffice(db, async (tx) => {
    // Stopped, removed, or given another password, since it was compared: that wins.
    const isStill =
      (await holdOpenPartner(tx, partner_id)) &&
      (await holdPerson(tx, person_id)) &&
      (await isStillPassword(tx, found.subject, tried.password_hash))
    if (!isStill) throw new Problem('sign_in_refused')
    const replaces = carriedTokenHash(request.headers.authorization)
    if (replaces !== null) await revokeSession(tx, replaces, now)
    await addPartnerSession(tx, {
      token_hash: hashToken(token),
      partner_id,
      person_id,
      now,
      absolute_expires_at: new Date(now.getTime() + SESSION_MS),
      ip_address: ip,
      browser: describeBrowser(request.headers['user-agent']),
      second_factor: tried.second_factor !== 'none',
    })
    await stampSignIn(tx, person_id, now)
    const after = { second_factor: tried.second_factor }
    await recordEvent(tx, { ...actOf(found), action: 'partner.sign_in', after }, now)
  })
  setBrowserCookie(env, reply, tried.browser)
  return { token, partner_id, merchant_id }
}

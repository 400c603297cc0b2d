import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import type { AuditActor } from '../platform/audit-log/record-event.ts'
import { findCredentialState } from '../platform/credentials/published.ts'
import { mustStepUp } from '../platform/credentials/step-up.ts'
import { requireLooker } from './require-looker.ts'
import { readinessOf } from './readiness.ts'
import { asPartner } from '../partners/scope/as-partner.ts'
import { findOwnPartner } from '../partners/accounts/published.ts'
import { findSignedInPerson, openPerson, subjectOfPerson } from '../partners/people/published.ts'
import type { Services } from '../reference/services.ts'
import { findPartnerSession, touchSession } from '../platform/sessions/published.ts'
import { hashToken, readBearer } from '../platform/sessions/token.ts'
import type { SignedInPartner } from '../platform/http/actors.ts'
import { Problem } from '../platform/http/problem.ts'

const TOUCH_EVERY_MS = 30_000

/**
 * A call that a page makes by itself does not keep a session alive (decisions.md 7).
 * @throws Problem not_signed_in without a live session of somebody of a partner that is active or prepares, or of staff who look in at one.
 */
export const requirePartner = async (
  services: Services,
  request: FastifyRequest,
  call: Call,
): Promise<SignedInPartner> => {
  const { env, db, now: clock } = services
  const token = readBearer(request.headers.authorization)
  if (token?.startsWith('m_') === true) return requireLooker(services, hashToken(token))
  if (token === null || !token.startsWith('p_')) throw new Problem('not_signed_in')
  const now = clock()
  const token_hash = hashToken(token)
  const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const session = await findPartnerSession(db, token_hash, now, idleMinutes)
  if (session === null) throw new Problem('not_signed_in')
  const { partner_id, person_id } = session
  const { partner, row } = await asPartner(db, partner_id, async (tx) => ({
    partner: await findOwnPartner(tx),
    row: await findSignedInPerson(tx, partner_id, person_id),
  }))
  if (partner === null || row === null) throw new Problem('not_signed_in')
  if (partner.status !== 'active' && partner.is_preparing === 0) throw new Problem('not_signed_in')
  const [{ name: personName, email }, credential] = await Promise.all([
    openPerson(services.vault, row, partner),
    findCredentialState(db, subjectOfPerson(row)),
  ])
  if (email === null) throw new Error('somebody who signs in has no address')
  if (call.background !== true && now.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await touchSession(db, token_hash, now)
  }
  const { name } = partner
  const auditActor: AuditActor = { kind: 'partner', id: partner_id, name: personName, on_behalf_of: name }
  const must_step_up = mustStepUp(credential ?? { second_factor: 0 }, session.second_factor_at, now)
  return {
    partner_id,
    name,
    email,
    person: {
      partner_id,
      person_id: row.person_id,
      is_first: row.is_first,
      name: personName,
      role: row.role,
    },
    ...readinessOf(partner, credential),
    is_preparing: partner.is_preparing,
    must_step_up,
    token_hash,
    asker: { actor: auditActor, subject: auditActor, masquerade_id: null },
    look_ends_at: null,
    auditActor,
  }
}

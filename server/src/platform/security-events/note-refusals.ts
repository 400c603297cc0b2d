import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import type { ErrorCode } from '@marketplace/contract/platform/error-codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Problem } from '../http/problem.ts'
import type { SecurityEvent, SecurityEvents } from './security-events.ts'

/** What a refusal is to an investigator (ASVS 5.0, 16.3), where the problem itself does not name it. */
const kindOf: Readonly<Partial<Record<ErrorCode, SecurityEventKind>>> = {
  not_signed_in: 'token_refused',
  not_permitted: 'role_refused',
  scope_missing: 'role_refused',
  partner_role_refused: 'role_refused',
  masquerade_read_only: 'role_refused',
  masquerade_hidden: 'role_refused',
  sign_in_refused: 'password_wrong',
  password_wrong: 'password_wrong',
  code_wrong: 'second_factor_wrong',
  passcode_wrong: 'passcode_wrong',
  passcode_spent: 'passcode_wrong',
  too_many_requests: 'limit_reached',
  // A limit that asks for work in place of a wait.
  challenge_required: 'limit_reached',
  resend_too_soon: 'passcode_limited',
  // An unmasking about something of somebody else, or of nothing.
  reference_refused: 'foreign_id',
  signature_invalid: 'signature_refused',
}

type Who = Pick<SecurityEvent, 'actor_kind' | 'subject'>

const whoAsked = ({ customer, partner, apiCaller, staff }: FastifyRequest, { code, event }: Problem): Who => {
  if (customer !== null) return { actor_kind: 'customer', subject: `customer:${customer.user_id}` }
  if (partner !== null && partner.asker.masquerade_id !== null)
    return { actor_kind: 'staff', subject: partner.asker.actor.name }
  const ofPartner = partner ?? apiCaller
  if (ofPartner !== null) return { actor_kind: 'partner', subject: ofPartner.email }
  if (code === 'partner_role_refused') return { actor_kind: 'partner', subject: null }
  if (staff !== null || code === 'not_permitted')
    return { actor_kind: 'staff', subject: staff?.username ?? null }
  const isLender = code === 'signature_invalid' || event === 'signature_refused'
  return { actor_kind: isLender ? 'lender' : 'anonymous', subject: null }
}

/** An id that a signed-in customer or partner asked for and that is not theirs: absent and foreign answer alike, and are noted alike. */
const isForeignId = ({ code }: Problem, { actor_kind }: Who): boolean =>
  code === 'not_found' && (actor_kind === 'customer' || actor_kind === 'partner')

/**
 * Notes every refusal that an investigator would ask for, in one place: a call that refuses cannot forget it. It is read from the
 * failure that was answered (answer-failures.ts), once the answer has left.
 */
export const noteRefusals = (app: FastifyInstance, events: SecurityEvents): void => {
  app.addHook('onResponse', (request, _reply, done) => {
    const { problem } = request
    const { url } = request.routeOptions
    if (problem !== null && url !== undefined) {
      const who = whoAsked(request, problem)
      const kind = problem.event ?? (isForeignId(problem, who) ? 'foreign_id' : kindOf[problem.code])
      if (kind !== undefined)
        events.note({
          kind,
          call: `${request.method} ${url}`,
          actor_kind: who.actor_kind,
          ip: request.ip,
          subject: problem.subject ?? who.subject,
        })
    }
    done()
  })
}

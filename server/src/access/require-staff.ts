import type { Call, Role } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import { findCredentialState } from '../platform/credentials/published.ts'
import { mustStepUp } from '../platform/credentials/step-up.ts'
import type { Services } from '../reference/services.ts'
import { findStaffSession, touchSession } from '../platform/sessions/published.ts'
import { hashToken, readBearer } from '../platform/sessions/token.ts'
import { findActiveStaff } from '../office/staff/published.ts'
import { readinessOf } from './readiness.ts'
import { cacheBriefly } from '../platform/caches/cache-briefly.ts'
import type { Staff } from '../platform/http/actors.ts'
import { Problem } from '../platform/http/problem.ts'

const TOUCH_EVERY_MS = 30_000

/**
 * A call that a page makes by itself does not keep a session alive (decisions.md 7).
 * @throws Problem not_signed_in without a live staff session.
 */
const requireAnyStaff = async (
  { env, db, now: clock }: Services,
  request: FastifyRequest,
  call: Pick<Call, 'background' | 'stepUp'>,
): Promise<Staff> => {
  const token = readBearer(request.headers.authorization)
  if (token === null || !token.startsWith('a_')) throw new Problem('not_signed_in')
  const now = clock()
  const token_hash = hashToken(token)
  const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const session = await findStaffSession(db, token_hash, now, idleMinutes)
  if (session === null) throw new Problem('not_signed_in')
  const [staff, credential] = await Promise.all([
    findActiveStaff(db, session.staff_id),
    findCredentialState(db, { kind: 'staff', id: session.staff_id }),
  ])
  if (staff === null) throw new Problem('not_signed_in')
  if (call.background !== true && now.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await touchSession(db, token_hash, now)
  }
  return {
    ...staff,
    ...readinessOf(staff, credential),
    must_step_up: mustStepUp(credential ?? { second_factor: 0 }, session.second_factor_at, now, call),
    token_hash,
    auditActor: { kind: 'staff', id: staff.staff_id, name: staff.username },
  }
}

/**
 * @param roles those that may make the call (section 6).
 * @throws Problem not_signed_in without a live staff session, not_permitted for another role.
 */
export const requireStaff = async (
  services: Services,
  request: FastifyRequest,
  roles: readonly Role[],
  call: Call,
): Promise<Staff> => {
  const staff = await requireAnyStaff(services, request, call)
  if (!roles.includes(staff.role_id)) throw new Problem('not_permitted').about(staff.username)
  return staff
}

export type FindStaff = (request: FastifyRequest) => Promise<Staff> | null

/**
 * Finds the member of staff who asks; null for everybody else. For calls that change nothing: who it was a moment ago still
 * counts. It throws Problem not_signed_in where a staff session has ended.
 */
export const createFindStaff = (services: Services): FindStaff => {
  const briefly = cacheBriefly<Staff>(services.now)
  return (request) => {
    const token = readBearer(request.headers.authorization)
    return token?.startsWith('a_') === true
      ? briefly(hashToken(token).toString('latin1'), () => requireAnyStaff(services, request, {}))
      : null
  }
}

import type { FastifyRequest } from 'fastify'
import type { Services } from '../reference/services.ts'
import { touchSession } from '../platform/sessions/published.ts'
import { hashToken, readBearer } from '../platform/sessions/token.ts'
import type { Customer } from '../platform/http/actors.ts'
import { Problem } from '../platform/http/problem.ts'

const TOUCH_EVERY_MS = 30_000

/** @throws Problem not_signed_in. The idle limit is the configured minutes plus the warning (decisions.md 7). */
export const requireCustomer = async (services: Services, request: FastifyRequest): Promise<Customer> => {
  const token = readBearer(request.headers.authorization)
  if (token === null) throw new Problem('not_signed_in')
  const { env, db, sessions } = services
  const now = services.now()
  const token_hash = hashToken(token)
  const idleMinutes = env.CUSTOMER_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const session = await sessions.find(token_hash, now, idleMinutes)
  if (session === null) throw new Problem('not_signed_in')
  if (now.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    session.last_seen_at = now
    await touchSession(db, token_hash, now)
  }
  return { user_id: session.user_id, prospect_app_id: session.prospect_app_id, token_hash }
}

import type { Body } from '@marketplace/contract/platform/call'
import type { endMySessions, MySecurity } from '@marketplace/contract/rights/my-data'
import { findContactHold } from '../../entry/change-contact/published.ts'
import type { Services } from '../../market/services.ts'
import type { Customer } from '../../platform/http/actors.ts'
import { presentOwnSession } from '../../platform/sessions/present-own-session.ts'
import { endOwnSessions, listLiveSessions } from '../../platform/sessions/published.ts'
import { checkConfirmation, useConfirmation } from './confirm-action.ts'

/** Where a customer is signed in, and what a change of contact holds. */
export const readSecurity = async (
  { db, env, now }: Services,
  { user_id, token_hash }: Customer,
): Promise<MySecurity> => {
  const idleMinutes = env.CUSTOMER_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const [rows, heldUntil] = await Promise.all([
    listLiveSessions(db, { kind: 'customer', id: user_id }, { token_hash, now: now(), idleMinutes }),
    findContactHold(db, user_id, now()),
  ])
  return { sessions: rows.map(presentOwnSession), held_until: heldUntil?.toISOString() ?? null }
}

/**
 * Ends one of the customer's sessions, or without an id all but the one that asks. @returns how many ended.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent.
 */
export const endSessions = async (
  services: Services,
  { user_id, token_hash }: Customer,
  {
    confirm_id,
    otp,
    session_id = null,
  }: Omit<Body<typeof endMySessions>, 'session_id'> & {
    session_id?: string | null | undefined
  },
): Promise<number> => {
  await checkConfirmation(services, 'sessions', { user_id, confirm_id, otp })
  const now = services.now()
  const ended = await services.db.transaction(async (tx) => {
    await useConfirmation(tx, confirm_id, now)
    return endOwnSessions(tx, { kind: 'customer', id: user_id }, { session_id, token_hash, now })
  })
  services.sessions.forget()
  return ended
}

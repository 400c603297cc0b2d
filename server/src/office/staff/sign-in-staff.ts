import type { Role } from '@marketplace/contract/platform/call'
import type { AuditActor } from '../../platform/audit-log/record-event.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { isStillPassword } from '../../platform/credentials/published.ts'
import type { Subject } from '../../platform/credentials/subject.ts'
import { trySignIn, type SignInOutcome } from '../../platform/credentials/try-sign-in.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { describeBrowser } from '../../platform/sessions/describe-browser.ts'
import { addStaffSession, revokeSession } from '../../platform/sessions/published.ts'
import { hashToken, newStaffToken } from '../../platform/sessions/token.ts'
import { findStaffByUsername, markStaffSignedIn, type StaffRow } from './staff.queries.ts'

/** A session ends after this, however busy it is. */
const SESSION_HOURS = 12
const HOUR_MS = 3_600_000

/** Who knocks is not known yet. */
const door: AuditActor = { kind: 'system', id: 'sign-in', name: 'sign-in' }

export interface StaffSignIn {
  username: string
  password: string
  totp: string | undefined
  ip: string
  /** The value of the known-browser cookie. */
  browser: string | undefined
  user_agent: string | undefined
  /** The hash of the session token that this browser holds already: it ends (ASVS 5.0, 7.2.4). */
  replaces: Buffer | null
}

export interface SignedIn {
  token: string
  admin_id: number
  role_id: Role
  browser: string
}

/**
 * Opens a session for the right password and code.
 * @throws Problem sign_in_refused, second_factor_needed, too_many_requests.
 */
export const signIn = async (services: Services, asked: StaffSignIn): Promise<SignedIn> => {
  const name = asked.username.trim().toLowerCase()
  const staff = await findStaffByUsername(services.db, name)
  const subject: Subject | null =
    staff === null || staff.disabled_at !== null ? null : { kind: 'staff', id: staff.staff_id }
  const result = await trySignIn(services, {
    kind: 'staff',
    name,
    subject,
    password: asked.password,
    second_factor: asked.totp,
    ip: asked.ip,
    browser: asked.browser,
  })
  if (result.outcome === 'passed' && staff !== null && subject !== null) {
    const token = await openSession(services, staff, subject, result, asked)
    if (token !== null)
      return { token, admin_id: staff.staff_id, role_id: staff.role_id, browser: result.browser }
  }
  if (result.outcome === 'second_factor_needed') throw new Problem('second_factor_needed')
  if (result.outcome === 'locked') {
    if (result.began) await noteKnock(services, staff, 'staff.sign_in_locked', asked.ip)
    throw new Problem('too_many_requests', result.wait_s).about(name, 'password_limited')
  }
  await noteKnock(services, staff, 'staff.sign_in_refused', asked.ip)
  throw new Problem('sign_in_refused').about(name, result.outcome === 'refused' ? result.event : null)
}

/** @returns null where the account was disabled or its password replaced since it was compared. */
const openSession = (
  { db, vault, now }: Services,
  staff: StaffRow,
  subject: Subject,
  { second_factor, password_hash }: Extract<SignInOutcome, { outcome: 'passed' }>,
  { ip, user_agent, replaces }: StaffSignIn,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const at = now()
    if ((await markStaffSignedIn(tx, staff.staff_id, at)) === 0) return null
    if (!(await isStillPassword(tx, subject, password_hash))) return null
    if (replaces !== null) await revokeSession(tx, replaces, at)
    const token = newStaffToken(vault)
    await addStaffSession(tx, {
      token_hash: hashToken(token),
      staff_id: staff.staff_id,
      now: at,
      absolute_expires_at: new Date(at.getTime() + SESSION_HOURS * HOUR_MS),
      ip_address: ip,
      browser: describeBrowser(user_agent),
      second_factor: second_factor !== 'none',
    })
    await recordEvent(
      tx,
      {
        auditActor: { kind: 'staff', id: staff.staff_id, name: staff.username },
        action: 'staff.signed_in',
        object_kind: 'staff',
        object_id: staff.staff_id,
        object_name: staff.username,
        after: { second_factor },
        ip,
      },
      at,
    )
    return token
  })

/** A name that nobody has is not written down: people type passwords into the wrong field. */
const noteKnock = (
  { db, now }: Services,
  staff: StaffRow | null,
  action: 'staff.sign_in_refused' | 'staff.sign_in_locked',
  ip: string,
): Promise<void> =>
  db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor: door,
        action,
        object_kind: 'staff',
        object_id: staff?.staff_id ?? 'unknown',
        object_name: staff?.username ?? null,
        ip,
      },
      now(),
    ),
  )

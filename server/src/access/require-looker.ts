import type { AuditActor } from '../platform/audit-log/record-event.ts'
import type { SignedInPartner } from '../platform/http/actors.ts'
import { Problem } from '../platform/http/problem.ts'
import { findStaffSession } from '../platform/sessions/published.ts'
import { endLook } from '../office/masquerade/end-look.ts'
import { findOpenedLook } from '../office/masquerade/published.ts'
import { findActiveStaff } from '../office/staff/published.ts'
import { findOwnPartner } from '../partners/accounts/published.ts'
import { findFirstPerson } from '../partners/people/published.ts'
import { asOffice, asPartner } from '../partners/scope/as-partner.ts'
import type { Services } from '../reference/services.ts'

/**
 * Staff who look in at a partner's area. The look belongs to the session that started it and adds nothing to its life: whoever is signed out,
 * disabled or no administrator any more has lost it by the next call.
 * @throws Problem not_signed_in.
 */
export const requireLooker = async (services: Services, token_hash: Buffer): Promise<SignedInPartner> => {
  const { env, db, now: clock } = services
  const now = clock()
  const look = await asOffice(db, (tx) => findOpenedLook(tx, token_hash, now))
  if (look === null) throw new Problem('not_signed_in')
  const idleMinutes = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const [session, staff, own] = await Promise.all([
    findStaffSession(db, look.staff_session_hash, now, idleMinutes),
    findActiveStaff(db, look.staff_id),
    asPartner(db, look.partner_id, async (tx) => ({
      partner: await findOwnPartner(tx),
      first: await findFirstPerson(tx, look.partner_id),
    })),
  ])
  const { masquerade_id, partner_id, ends_at } = look
  if (session?.staff_id !== look.staff_id || staff?.role_id !== 1) {
    await asOffice(db, (tx) => endLook(services, tx, masquerade_id, { by: 'session', at: now, ip: null }))
    throw new Problem('not_signed_in')
  }
  const { partner, first } = own
  if (partner?.status !== 'active' || first === null) throw new Problem('not_signed_in')
  const { name, email, contact_name } = partner
  const actor: AuditActor = { kind: 'staff', id: staff.staff_id, name: staff.username, on_behalf_of: name }
  return {
    partner_id,
    name,
    email,
    // An owner opens everything.
    person: { partner_id, person_id: first.person_id, is_first: 1, name: contact_name, role: 'owner' },
    // What the partner has yet to do before its own work keeps nobody from looking.
    must_enrol: 0,
    must_change_password: 0,
    is_preparing: 0,
    must_step_up: 1,
    token_hash,
    asker: { actor, subject: { kind: 'partner', id: partner_id, name }, masquerade_id },
    look_ends_at: ends_at,
    auditActor: actor,
  }
}

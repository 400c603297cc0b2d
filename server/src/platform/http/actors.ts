import type { ApiScope, Role, PartnerRole } from '@marketplace/contract/platform/call'
import type { AuditActor } from '../audit-log/record-event.ts'

/** A signed-in customer. */
export interface Customer {
  user_id: string
  prospect_app_id: string
  token_hash: Buffer
}

/** A signed-in member of staff. */
export interface Staff {
  staff_id: number
  username: string
  full_name: string
  role_id: Role
  is_demo: 0 | 1
  /** What has to be done before any work: a second factor set up, a password of their own chosen. */
  must_enrol: 0 | 1
  must_change_password: 0 | 1
  /** Whether a call that needs a fresh second factor is refused now. */
  must_step_up: 0 | 1
  token_hash: Buffer
  /** As the audit log names them. */
  auditActor: AuditActor
}

/** Who really asks, and in whose place: the one source of both. */
export interface Asker {
  actor: AuditActor
  subject: AuditActor
  /** The look by which staff ask in a partner's place; null for the partner itself. */
  masquerade_id: number | null
}

/** One of the people of a partner (decision 104). */
export interface TeamMember {
  partner_id: number
  person_id: number
  /** 1: the one who was the partner's only sign-in before there were teams. */
  is_first: 0 | 1
  name: string
  role: PartnerRole
}

/** Somebody who is signed in for a partner, or staff who look in at its area: `asker` says which. */
export interface SignedInPartner {
  partner_id: number
  /** The partner's. */
  name: string
  /** What this person signs in with. */
  email: string
  /** Who of the team asks; where staff look in the first one, as an owner. */
  person: TeamMember
  must_enrol: 0 | 1
  must_change_password: 0 | 1
  /** 1 for a business that is not active yet: what it needs for that is open to it, and nothing else. */
  is_preparing: 0 | 1
  must_step_up: 0 | 1
  token_hash: Buffer
  asker: Asker
  /** When the look of staff ends; null for the partner itself. */
  look_ends_at: Date | null
  /** As the audit log names who really asks. */
  auditActor: AuditActor
}

/** A partner's own system, by a key of that partner. */
export interface ApiCaller {
  key_id: number
  partner_id: number
  /** The partner's, by which its security events stand. */
  email: string
  scopes: readonly ApiScope[]
}

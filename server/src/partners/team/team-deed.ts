import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'

/** The owner who does it, and from where. */
export interface TeamDeed {
  actor: SignedInPartner
  ip: string
}

/** What was done to whom, by number and role: names stay out of the log but for who acts. */
export const recordTeamDeed = (
  tx: Database,
  { actor, ip }: TeamDeed,
  action: `partner.${'invite' | 'invite_resent' | 'invite_withdrawn' | 'person_role' | 'person_removed'}`,
  { before, after }: { before?: Record<string, string | number>; after?: Record<string, string | number> },
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'partner',
      object_id: actor.partner_id,
      object_name: actor.name,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ip,
    },
    now,
  )

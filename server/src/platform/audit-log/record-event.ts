import type { Database } from '../db/database.ts'
import { addAuditEntry, lockAuditHead, moveAuditHead } from './audit-log.queries.ts'
import { hashEntry, type Json } from './hash-entry.ts'

/** Who did something, as the log names them. */
export interface AuditActor {
  kind: 'staff' | 'partner' | 'system'
  id: string | number
  name: string
  /** In whose place, where it is not their own: staff who look in at a partner's area. */
  on_behalf_of?: string
}

/** One thing that was done: `action` is noun.verb, `before` and `after` hold what changed and no personal data in clear. */
export interface AuditEvent {
  auditActor: AuditActor
  on_behalf_of?: string
  action: `${string}.${string}`
  object_kind: string
  object_id: string | number
  object_name?: string | null
  before?: Json
  after?: Json
  reason?: string
  /** Free text about the customer whom `object_id` names, sealed under their key. */
  sealed_reason?: Buffer
  ip: string | null
}

/** What the log says of an act that asks for a reason and was given none. */
const NO_REASON = 'No reason was given'

export const reasonOrNone = (given: string | undefined): string => given ?? NO_REASON

/** What a sealed reason is bound to: the customer whom the entry is about; its place in the log is held by the chain. */
export const reasonContext = (userId: string): string => `audit_entry.sealed_reason:${userId}`

/**
 * Writes acts to the audit log, in the order given. Call it with the transaction of the change itself, as its last statement:
 * the change and its entry stand or fall together, and the line of writers stays short.
 */
export const recordEvents = async (tx: Database, acts: readonly AuditEvent[], at: Date): Promise<void> => {
  if (acts.length === 0) return
  let { entry_id, entry_hash } = await lockAuditHead(tx)
  for (const act of acts) {
    entry_id += 1
    const entry = {
      entry_id,
      at,
      actor_kind: act.auditActor.kind,
      actor_id: String(act.auditActor.id),
      actor_name: act.auditActor.name,
      on_behalf_of: act.on_behalf_of ?? act.auditActor.on_behalf_of ?? null,
      action: act.action,
      object_kind: act.object_kind,
      object_id: String(act.object_id),
      object_name: act.object_name ?? null,
      before: act.before ?? null,
      after: act.after ?? null,
      reason: act.reason ?? null,
      sealed_reason: act.sealed_reason ?? null,
      ip: act.ip,
    }
    const next = hashEntry(entry_hash, entry)
    await addAuditEntry(tx, entry, entry_hash, next)
    entry_hash = next
  }
  await moveAuditHead(tx, { entry_id, entry_hash })
}

export const recordEvent = (tx: Database, act: AuditEvent, at: Date): Promise<void> =>
  recordEvents(tx, [act], at)

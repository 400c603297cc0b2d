import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { AuditContent } from './hash-entry.ts'

export interface AuditHead {
  entry_id: number
  entry_hash: Buffer
}

/** The end of the chain, held until the transaction ends: entries are written one after another. */
export const lockAuditHead = async (tx: Database): Promise<AuditHead> => {
  const head = await tx.row<AuditHead>(sql`select entry_id, entry_hash from audit_head for update`)
  if (head === null) throw new Error('table audit_head is empty')
  return head
}

export const addAuditEntry = async (
  tx: Database,
  entry: AuditContent,
  previousHash: Buffer,
  entryHash: Buffer,
): Promise<void> => {
  await tx.run(sql`insert into audit_entry (entry_id, at, actor_kind, actor_id, actor_name, on_behalf_of, action, object_kind,
      object_id, object_name, before, after, reason, ip, previous_hash, entry_hash)
    values (${entry.entry_id}, ${entry.at}, ${entry.actor_kind}, ${entry.actor_id}, ${entry.actor_name}, ${entry.on_behalf_of},
      ${entry.action}, ${entry.object_kind}, ${entry.object_id}, ${entry.object_name}, ${JSON.stringify(entry.before)},
      ${JSON.stringify(entry.after)}, ${entry.reason}, ${entry.ip}, ${previousHash}, ${entryHash})`)
  await tx.run(sql`update audit_head set entry_id = ${entry.entry_id}, entry_hash = ${entryHash}`)
}

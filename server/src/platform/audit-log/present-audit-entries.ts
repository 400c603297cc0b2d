import type { AuditEntry } from '@marketplace/contract/office/audit-log'
import { openForPersons } from '../sealing/person-keys.ts'
import type { Services } from '../services.ts'
import type { AuditContent } from './hash-entry.ts'
import { reasonContext } from './record-event.ts'

/** Entries as staff read them: reasons about customers are opened, as far as their keys are still there. */
export const presentAuditEntries = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  entries: readonly AuditContent[],
): Promise<AuditEntry[]> => {
  const sealed = entries.flatMap(({ entry_id, object_id, sealed_reason }) =>
    sealed_reason === null
      ? []
      : [{ entry_id, user_id: object_id, sealed: sealed_reason, context: reasonContext(object_id) }],
  )
  const opened = await openForPersons(db, vault, sealed)
  const reasons = new Map(sealed.map(({ entry_id }, at) => [entry_id, opened[at] ?? null]))
  return entries.map(({ sealed_reason, ...entry }) => ({
    ...entry,
    at: entry.at.toISOString(),
    reason: sealed_reason === null ? entry.reason : (reasons.get(entry.entry_id) ?? null),
    reason_gone: sealed_reason !== null && reasons.get(entry.entry_id) == null ? 1 : 0,
  }))
}

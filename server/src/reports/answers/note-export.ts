import type { Services } from '../../market/services.ts'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'

/** Writes that figures or rows leave as a file to the audit log, with what was asked and how many lines it has. */
export const noteExport = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  file: string,
  question: Readonly<Record<string, Json | undefined>>,
  { auditActor, ip }: { auditActor: AuditActor; ip: string },
): Promise<void> => {
  const after = Object.fromEntries(
    Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return db.transaction((tx) =>
    recordEvent(
      tx,
      { auditActor, action: 'reports.export', object_kind: 'report', object_id: file, after, ip },
      now(),
    ),
  )
}

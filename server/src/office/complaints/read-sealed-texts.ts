import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Services } from '../../market/services.ts'
import { textContext } from './close-by-deletion.ts'
import { listSealedTexts } from './complaints.queries.ts'

/**
 * The words of a deleted customer's complaint about a lender, for a court, a regulator or the lender that has to answer it. That
 * they were read, and why, is on the audit log.
 * @returns one line a step, the oldest first.
 * @throws Error without a reason, and where no words are kept under the number.
 */
export const readSealedTexts = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { number, reason, now }: { number: string; reason: string; now: Date },
): Promise<string> => {
  if (reason.trim() === '')
    throw new Error('say why the words are read: npm run complaints:read -- <number> "<reason>"')
  const rows = await listSealedTexts(db, number)
  if (rows.length === 0) throw new Error(`no sealed words are kept of complaint ${number}`)
  const lines: string[] = []
  for (const { event_id, step, at, sealed_text } of rows)
    lines.push(`${at.toISOString()} ${step}: ${await vault.open(sealed_text, textContext(event_id))}`)
  await db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor: { kind: 'system', id: 'command', name: 'complaints:read' },
        action: 'complaint.texts_read',
        object_kind: 'complaint',
        object_id: number,
        reason,
        ip: null,
      },
      now,
    ),
  )
  return lines.join('\n')
}

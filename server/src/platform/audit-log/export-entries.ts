import { StreamedFile } from '../answers/streamed-file.ts'
import type { Staff } from '../http/actors.ts'
import type { Services } from '../services.ts'
import { auditCsvLines, auditCsvTitles } from './audit-csv.ts'
import { findAuditHead, listEntriesBelow, type AuditFilter } from './audit-log.queries.ts'
import { recordEvent } from './record-event.ts'

/** Entries in a part: some hundred kilobytes, whatever the file is long. */
const PART = 1_000

/** Parts of the file. Between two of them no connection and no transaction is held: a slow reader costs the database nothing. */
const parts = async function* ({ db }: Pick<Services, 'db'>, filter: AuditFilter, below: number) {
  yield auditCsvTitles()
  let next = below
  for (;;) {
    const entries = await listEntriesBelow(db, filter, next, PART)
    const last = entries.at(-1)
    if (last === undefined) return
    yield auditCsvLines(entries)
    if (entries.length < PART) return
    next = last.entry_id
  }
}

/** Every entry of a filter as it stands now, as a file; that it left is on the log first, and not in the file. */
export const exportEntries = async (
  services: Pick<Services, 'db' | 'now'>,
  filter: AuditFilter,
  { auditActor }: Staff,
  ip: string,
): Promise<StreamedFile> => {
  const { db, now } = services
  const up_to = (await findAuditHead(db))?.entry_id ?? 0
  await db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor,
        action: 'audit_log.export',
        object_kind: 'audit_log',
        object_id: 'audit-log.csv',
        after: { ...filter, up_to },
        ip,
      },
      now(),
    ),
  )
  return new StreamedFile(parts(services, filter, up_to + 1))
}

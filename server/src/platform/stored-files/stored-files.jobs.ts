import { basename } from 'node:path'
import { listUsedMarks } from '../../reference/brands/brands.queries.ts'
import { listUsedThumbs } from '../../catalogue/credit-cards/credit-cards.queries.ts'
import { refersTo, type Database } from '../db/database.ts'
import type { Job } from '../jobs/run-worker.ts'
import { deleteStoredFile, listUnusedFiles } from './stored-files.queries.ts'

/** Who says which files are in use. A noun that keeps an address of a stored file adds its query here. */
const uses: readonly ((db: Database) => Promise<string[]>)[] = [listUsedThumbs, listUsedMarks]

/** Time enough to put a fresh upload where it belongs. */
const GRACE_MS = 86_400_000
const BATCH = 500

/** Deletes stored files that nothing refers to any more. Runs every night; a repetition finds nothing. */
export const forgetUnusedFiles: Job<'forget_unused_files'> = async (
  { db, files, log, now },
  _payload,
  { stop },
) => {
  const before = new Date(now().getTime() - GRACE_MS)
  const used = (await Promise.all(uses.map((listUsed) => listUsed(db)))).flat()
  let deleted = 0
  for (const address of await listUnusedFiles(db, before, used, BATCH)) {
    if (stop?.aborted === true) return
    const gone = await db
      .transaction(async (tx) => {
        const rows = await deleteStoredFile(tx, address)
        // Inside of the transaction: a file whose bytes could not be removed keeps its row, and comes again.
        if (rows === 1) await files.remove(basename(address))
        return rows
      })
      .catch((error: unknown) => {
        // Put to use since we looked.
        if (refersTo(error)) return 0
        throw error
      })
    deleted += gone
  }
  if (deleted > 0) log.info({ deleted }, 'forgot unused files')
}

import { basename } from 'node:path'
import { refersTo, type Database } from '../db/database.ts'
import { ExpectedFailure } from '../jobs/expected-failure.ts'
import type { Job } from '../jobs/job.ts'
import { deleteStoredFile, listUnusedFiles } from './stored-files.queries.ts'

/** The addresses of stored files that the rows of a module refer to. */
export type FilesInUse = (db: Database) => Promise<string[]>

/** Time enough to put a fresh upload where it belongs. */
const GRACE_MS = 86_400_000
const BATCH = 500

/** Deletes stored files that none of `uses` refers to any more. Runs every night; a repetition finds nothing. */
export const forgetUnusedFiles =
  (uses: readonly FilesInUse[]): Job<'forget_unused_files'> =>
  async ({ db, files, log, now }, _payload, { stop }) => {
    const before = new Date(now().getTime() - GRACE_MS)
    const used = (await Promise.all(uses.map((listUsed) => listUsed(db)))).flat()
    let deleted = 0
    for (const address of await listUnusedFiles(db, before, used, BATCH)) {
      if (stop?.aborted === true) throw new ExpectedFailure('stopped before every unused file was deleted')
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

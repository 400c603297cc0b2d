import { DOCUMENT_DAYS } from '@marketplace/contract/partners/partner-documents'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listTurnedDown } from '../accounts/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { deleteDocument, lockDocumentsToForget } from './documents.queries.ts'
import { removeDocument } from './sealed-document.ts'

const DAY_MS = 86_400_000
const BATCH = 50

/**
 * Deletes papers that were refused or replaced, or whose sender was turned down, file and row, and what never arrived whole. Runs every night; a repetition finds
 * nothing. A file that cannot be removed keeps its row and comes again.
 */
export const forgetPartnerPapers: Job<'forget_partner_papers'> = async (
  { db, files, log, now },
  _payload,
  { stop },
) => {
  const at = now()
  const before = new Date(at.getTime() - DOCUMENT_DAYS * DAY_MS)
  const unfinished = new Date(at.getTime() - DAY_MS)
  let deleted = 0
  let batch = BATCH
  while (batch === BATCH) {
    if (stop?.aborted === true) throw new ExpectedFailure('stopped before every old paper was deleted')
    batch = await asOffice(db, async (tx) => {
      const rows = await lockDocumentsToForget(
        tx,
        { before, unfinished, turnedDown: await listTurnedDown(tx, before) },
        BATCH,
      )
      for (const row of rows) {
        // Inside of the transaction: a file whose bytes could not be removed keeps its row.
        await removeDocument({ files }, row)
        await deleteDocument(tx, row.document_id)
      }
      return rows.length
    })
    deleted += batch
  }
  if (deleted > 0) log.info({ deleted }, 'forgot papers of partners')
}

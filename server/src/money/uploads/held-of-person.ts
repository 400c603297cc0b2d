import { changeUpload, moveUpload } from './file-work.ts'
import type { FileState } from '@marketplace/contract/money/lender-file-words'
import { listSharedApplications } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { removeParts } from './sealed-parts.ts'
import { forgetReferences, forgetRows } from './upload-rows.queries.ts'
import { listFilesAbout, listUnmatchedFiles } from './uploads.queries.ts'

/** Words for a file that ended because its rows were not matched yet. */
const FORGOTTEN = 'A customer was deleted before the rows of this file were matched. Upload it again'
const unmatched: readonly FileState[] = ['RECEIVED', 'READING', 'NEEDS_MAPPING']

/**
 * What lenders' files brought of a person: the sealed text of every file with a row that is or may be about them goes whole, and the lender's
 * references from its rows. A file of which no row was matched yet may be about anyone: it goes, and is to be uploaded again. Statuses, days and
 * sums stay, as they stand in the application itself.
 */
export const filesOfPerson = {
  erase: {
    lender_files: async ({ files }, tx, { user_id, now }) => {
      const ids = (await listSharedApplications(tx, user_id)).map(
        ({ lender_application_id }) => lender_application_id,
      )
      if (ids.length === 0) return
      for (const file of await listFilesAbout(tx, ids)) {
        await removeParts({ files }, file)
        await changeUpload(tx, file.upload_id, { parts: 0 })
      }
      for (const file of await listUnmatchedFiles(tx, [...unmatched, 'FAILED'])) {
        await removeParts({ files }, file)
        await changeUpload(tx, file.upload_id, { parts: 0 })
        await forgetRows(tx, file.upload_id)
        const ended = { state: 'FAILED', error: FORGOTTEN, processed_at: now } as const
        await moveUpload(tx, file.upload_id, ended, now, unmatched)
      }
      await forgetReferences(tx, ids)
    },
  },
} satisfies PersonParts<Services>

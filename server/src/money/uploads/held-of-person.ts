import { listSharedApplications } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { removeParts } from './sealed-parts.ts'
import { forgetReferences } from './upload-rows.queries.ts'
import { changeUpload, listFilesAbout } from './uploads.queries.ts'

/**
 * What lenders' files brought of a person: the sealed text of every file with a row about them goes whole, and the lender's references from its rows.
 * Statuses, days and sums stay, as they stand in the application itself.
 */
export const filesOfPerson = {
  erase: {
    lender_files: async ({ files }, tx, { user_id }) => {
      const ids = (await listSharedApplications(tx, user_id)).map(
        ({ lender_application_id }) => lender_application_id,
      )
      if (ids.length === 0) return
      for (const file of await listFilesAbout(tx, ids)) {
        await removeParts({ files }, file)
        await changeUpload(tx, file.upload_id, { parts: 0 })
      }
      await forgetReferences(tx, ids)
    },
  },
} satisfies PersonParts<Services>

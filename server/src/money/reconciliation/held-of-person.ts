import { listSharedApplications } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { forgetReferences } from '../stated-lines/stated-lines.queries.ts'

/** What lenders state of a person's loans: no name, no contact; their references go, sums and months stay as the books need them. */
export const statedOfPerson = {
  erase: {
    stated_lines: async (_services, tx, { user_id }) => {
      const ids = (await listSharedApplications(tx, user_id)).map(
        ({ lender_application_id }) => lender_application_id,
      )
      if (ids.length > 0) await forgetReferences(tx, ids)
    },
  },
} satisfies PersonParts<Services>

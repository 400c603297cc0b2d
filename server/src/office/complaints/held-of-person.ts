import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { forgetComplaintTexts, listComplaintsOf } from './complaints.queries.ts'
import { complaintsOf } from './present-complaints.ts'

export const complaintsOfPerson = {
  gather: async (services, { user_id }) => ({ complaints: await complaintsOf(services, user_id) }),
  preview: async ({ db }, { user_id }) => {
    const complaints = await listComplaintsOf(db, user_id)
    return {
      goes: { complaint_texts: complaints.length },
      stays: { complaints: complaints.length },
      also: { open_complaints: complaints.filter(({ status }) => status !== 'settled').length },
    }
  },
  erase: { complaint_texts: (_services, tx, { user_id, now }) => forgetComplaintTexts(tx, user_id, now) },
} satisfies PersonParts<Services>

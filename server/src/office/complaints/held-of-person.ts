import type { Services } from '../../market/services.ts'
import type { PersonParts } from '../../platform/module.ts'
import { closeComplaintsByDeletion, textsUntil, textYearsOn } from './close-by-deletion.ts'
import { listComplaintEvents, listComplaintsOf } from './complaints.queries.ts'
import { complaintsOf } from './present-complaints.ts'

/** How many complaints are about a lender, and the last day on which the words of one of them are kept sealed. */
const countSealed = async ({ db, now }: Pick<Services, 'db' | 'now'>, complaintIds: readonly number[]) => {
  const [events, years] = [await listComplaintEvents(db, complaintIds), await textYearsOn(db, now())]
  const ends = [...Map.groupBy(events, ({ complaint_id }) => complaint_id).values()]
    .map((own) => textsUntil(own, years))
    .filter((until) => until > now())
  const last = ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())))
  return { count: ends.length, until: last?.toISOString() ?? null }
}

export const complaintsOfPerson = {
  gather: async (services, { user_id }) => ({ complaints: await complaintsOf(services, user_id) }),
  preview: async (services, { user_id }) => {
    const complaints = await listComplaintsOf(services.db, user_id)
    const sealed = await countSealed(
      services,
      complaints.flatMap(({ lender_id, complaint_id }) => (lender_id === null ? [] : [complaint_id])),
    )
    return {
      goes: { complaint_texts: complaints.length - sealed.count },
      stays: { complaints: complaints.length, lender_complaint_texts: sealed.count },
      also: {
        open_complaints: complaints.filter(({ status }) => status === 'open').length,
        complaint_texts_until: sealed.until,
      },
    }
  },
  erase: {
    complaint_texts: (services, tx, { user_id, now }) =>
      closeComplaintsByDeletion(services, tx, { user_id, now }),
  },
} satisfies PersonParts<Services>

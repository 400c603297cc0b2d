import type { OpenReference } from '@marketplace/contract/office/customer-care'
import { listApplicationsOf } from '../../loans/applications/published.ts'
import { listFoundCustomers } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { listComplaintsOf } from '../complaints/complaints.queries.ts'
import { listHelpRequestsOf } from '../help-requests/help-requests.queries.ts'
import { listCustomerNotes } from './customer-notes.queries.ts'

/** Somebody who asked for help is answered within this. */
const HELP_DAYS = 30
/** A call is written down by a note; what has to be looked up for it is looked up by the next day. */
const CALL_HOURS = 24
const HOUR_MS = 3_600_000
const MOST = 20
const DETAIL_LENGTH = 60

const detailOf = (text: string): string =>
  text.length <= DETAIL_LENGTH ? text : `${text.slice(0, DETAIL_LENGTH - 1)}…`

/**
 * What is open about a customer for a member of staff (contract: OpenReference). An unmasking has to name one of these, so that
 * nobody looks up a person whom nothing asks about.
 */
export const listOpenReferences = async (
  { now }: Pick<Services, 'now'>,
  db: Database,
  userId: string,
  staffId: number,
): Promise<OpenReference[]> => {
  const since = (hours: number): Date => new Date(now().getTime() - hours * HOUR_MS)
  const [customer] = await listFoundCustomers(db, { user_id: userId }, 1)
  if (customer === undefined) return []
  // An address that nobody proved may be somebody else's.
  const email = customer.email_verified === 1 ? customer.email : null
  const help = await listHelpRequestsOf(db, { mobile: customer.mobile_phone_number, email }, MOST)
  const complaints = await listComplaintsOf(db, userId)
  const applications = await listApplicationsOf(db, userId)
  const notes = await listCustomerNotes(db, userId)
  const row = (
    kind: OpenReference['kind'],
    id: string | number,
    at: Date,
    detail: string,
  ): OpenReference => ({
    kind,
    id: String(id),
    at: at.toISOString(),
    detail: detailOf(detail),
  })
  return [
    ...help
      .filter(({ created_at }) => created_at >= since(HELP_DAYS * 24))
      .map((one) => row('help_request', one.help_request_id, one.created_at, one.description)),
    ...complaints
      .filter(({ status }) => status === 'open' || status === 'answered')
      .map((one) => row('complaint', one.number, one.created_at, one.category)),
    ...applications
      .filter(({ status }) => status !== 'CLOSED')
      .map((one) => row('application', one.app_id, one.created_at, one.product_type)),
    ...notes
      .filter(({ staff_id, created_at }) => staff_id === staffId && created_at >= since(CALL_HOURS))
      .map((one) => row('call', one.note_id, one.created_at, one.text)),
  ]
}

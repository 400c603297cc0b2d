import type { handOverComplaint as handOverCall } from '@marketplace/contract/office/complaint-register'
import type { Body } from '@marketplace/contract/platform/call'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import {
  findLenderApplicationOf,
  type LenderApplicationRow,
  listSharedApplications,
} from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listCustomerWords, markHandedOver } from './complaint-register.queries.ts'
import { addComplaintEvent, lockComplaint, type ComplaintRow } from './complaints.queries.ts'
import { writeNodalLetter } from './nodal-letter.ts'
import { dueDay } from './notify-complainant.ts'

/**
 * The application that a complaint is about: the named one, else the customer's last one at the lender, as nobody there finds a
 * customer without a reference.
 */
const findApplicationAt = async (
  tx: Database,
  { app_id, user_id }: Pick<ComplaintRow, 'app_id' | 'user_id'>,
  lenderId: number,
): Promise<LenderApplicationRow | null> => {
  const shared = app_id === null ? await listSharedApplications(tx, user_id) : []
  const about = app_id ?? shared.findLast(({ lender_id }) => lender_id === lenderId)?.app_id
  return about === undefined ? null : findLenderApplicationOf(tx, about, lenderId)
}

/**
 * Writes to the nodal officer of the lender that a complaint is about, and notes it in the complaint, where the customer sees it
 * (RBI Digital Lending Directions, 2025: the lender answers for its lending service provider).
 * @throws Problem not_found; conflict where it is not open or was handed over already; nodal_officer_missing where it is about no
 * lender; temporarily_unavailable without a mail server.
 */
export const handOverComplaint = async (
  services: Services,
  { number }: Body<typeof handOverCall>,
  { auditActor }: Staff,
  ip: string,
): Promise<void> => {
  const at = services.now()
  await services.db.transaction(async (tx) => {
    const row = await lockComplaint(tx, number)
    if (row === null) throw new Problem('not_found')
    if (row.status !== 'open' || row.handed_over_at !== null) throw new Problem('conflict')
    const lender = row.lender_id === null ? null : services.lenders().find(row.lender_id)
    if (lender === null) throw new Problem('nodal_officer_missing')
    const { brands, bySlug } = services.brands()
    const known =
      brands.find(({ brand }) => brand.brand_id === row.brand_id) ?? bySlug(services.env.DEFAULT_BRAND)
    if (known === null) throw new Problem('temporarily_unavailable')
    const { brand } = known
    const application = await findApplicationAt(tx, row, lender.lender_id)
    const letter = writeNodalLetter({
      number,
      category: row.category,
      lender: lender.legal_name,
      our_reference: application?.our_reference ?? null,
      their_reference: application?.their_reference ?? null,
      received: formatDay(parseDay(dayInIndia(row.created_at))),
      due: dueDay(row),
      words: await listCustomerWords(tx, row.complaint_id),
      officer: {
        name: brand.grievance_officer_name,
        email: brand.grievance_email,
        phone: brand.grievance_phone,
      },
    })
    await queueMessage(services, tx, {
      channel: 'email',
      to: lender.nodal_officer_email,
      template: 'complaint_handed_over',
      language: 'en',
      values: { brand: brand.name, number, day: dueDay(row) },
      user_id: row.user_id,
      letter,
    })
    await markHandedOver(tx, row.complaint_id, at)
    const { complaint_id } = row
    await addComplaintEvent(tx, { complaint_id, step: 'handed_over', text: null, staff_id: null, at })
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'complaint.hand_over',
        object_kind: 'complaint',
        object_id: number,
        after: { lender_id: lender.lender_id },
        ip,
      },
      at,
    )
  })
}

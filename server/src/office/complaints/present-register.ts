import type { RegisteredComplaint } from '@marketplace/contract/office/complaint-register'
import { listCustomerContacts } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listStaffNames } from '../staff/published.ts'
import { ageInDays } from './complaint-age.ts'
import { listEnds } from './complaint-register.queries.ts'
import type { ComplaintRow } from './complaints.queries.ts'
import { daysLeft } from './days-left.ts'

/** Rows of the register, in their order: whose, about whom, how old, whose turn it is; never the customer's words. */
export const presentRegister = async (
  { db, brands, lenders, now }: Pick<Services, 'db' | 'brands' | 'lenders' | 'now'>,
  rows: readonly ComplaintRow[],
): Promise<RegisteredComplaint[]> => {
  const [contacts, names, ends] = await Promise.all([
    listCustomerContacts(
      db,
      rows.map(({ user_id }) => user_id),
    ),
    listStaffNames(
      db,
      rows.flatMap(({ owner_staff_id }) => (owner_staff_id === null ? [] : [owner_staff_id])),
    ),
    listEnds(
      db,
      rows.map(({ complaint_id }) => complaint_id),
    ),
  ])
  const contactOf = new Map(contacts.map(({ user_id, contact }) => [user_id, contact]))
  const nameOf = new Map(names.map(({ staff_id, full_name }) => [staff_id, full_name]))
  const endOf = new Map(ends.map(({ complaint_id, at }) => [complaint_id, at]))
  return rows.map((row) => {
    const lender = row.lender_id === null ? null : lenders().find(row.lender_id)
    const contact = contactOf.get(row.user_id) ?? null
    return {
      number: row.number,
      user_id: row.user_id,
      app_id: row.app_id,
      contact: contact === null ? null : maskContact(contact),
      category: row.category,
      status: row.status,
      brand_name: brands().brands.find(({ brand }) => brand.brand_id === row.brand_id)?.brand.name ?? null,
      lender_id: row.lender_id,
      lender_name: lender?.legal_name ?? null,
      nodal_officer_email: lender?.nodal_officer_email ?? null,
      nodal_officer_phone: lender?.nodal_officer_phone ?? null,
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      age_days: ageInDays(row.created_at, endOf.get(row.complaint_id) ?? now()),
      days_left: daysLeft(row.due_at, now()),
      is_overdue: row.status === 'open' && row.due_at <= now() ? 1 : 0,
      owner_staff_id: row.owner_staff_id,
      owner_name: row.owner_staff_id === null ? null : (nameOf.get(row.owner_staff_id) ?? null),
      handed_over_at: row.handed_over_at?.toISOString() ?? null,
    }
  })
}

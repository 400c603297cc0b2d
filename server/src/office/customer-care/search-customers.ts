import type { CustomerSearch, FoundCustomer } from '@marketplace/contract/office/customer-care'
import {
  findApplicationById,
  listApplicationsByTheirReference,
  listNewestApplications,
} from '../../loans/applications/published.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import {
  type CustomerKey,
  type FoundCustomerRow,
  listAndCountFoundCustomers,
} from '../../customers/profiles/published.ts'
import { indexPanEnding } from '../../customers/profiles/identity/pan-ending.ts'
import type { Services } from '../../market/services.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { findComplainant } from '../complaints/complaints.queries.ts'
import { spendCareBudget } from './care-limits.ts'

const MOST = 50

interface Sought {
  by: keyof CustomerSearch
  value: string
  /** Null where nobody can be meant. */
  key: CustomerKey | null
  /** Which application was meant, by customer, where the value names one. */
  apps: ReadonlyMap<string, string>
}

interface Holder {
  user_id: string
  app_id: string | null
}

/** Customers that a number leads to, each with the application that it is of. */
const heldBy = (by: Sought['by'], value: string, holders: readonly Holder[]): Sought => ({
  by,
  value,
  key: holders.length === 0 ? null : { user_ids: [...new Set(holders.map(({ user_id }) => user_id))] },
  // The newest stands first, and wins.
  apps: new Map(
    holders
      .toReversed()
      .flatMap(({ user_id, app_id }): [string, string][] => (app_id === null ? [] : [[user_id, app_id]])),
  ),
})

const none: ReadonlyMap<string, string> = new Map()
const one = <Item>(item: Item | null): Item[] => (item === null ? [] : [item])

const soughtOf = async ({ vault }: Services, db: Database, search: CustomerSearch): Promise<Sought> => {
  const { mobile, email, pan_last4, name, complaint_number, lender_reference, application_id = '' } = search
  if (mobile !== undefined) return { by: 'mobile', value: mobile, key: { mobile }, apps: none }
  if (email !== undefined) return { by: 'email', value: email.toLowerCase(), key: { email }, apps: none }
  if (pan_last4 !== undefined) {
    const key = { pan_ending: indexPanEnding(vault, pan_last4) }
    return { by: 'pan_last4', value: pan_last4, key, apps: none }
  }
  if (name !== undefined) {
    const told = name.replaceAll(/ +/g, ' ')
    return { by: 'name', value: told.toLowerCase(), key: { name: told }, apps: none }
  }
  if (complaint_number !== undefined)
    return heldBy('complaint_number', complaint_number, one(await findComplainant(db, complaint_number)))
  if (lender_reference !== undefined) {
    const holders = await listApplicationsByTheirReference(db, lender_reference, MOST)
    return heldBy('lender_reference', lender_reference, holders)
  }
  return heldBy('application_id', application_id, one(await findApplicationById(db, application_id)))
}

/** The full name as far as it is told. */
const nameOf = ({
  first_name,
  last_name,
}: Pick<FoundCustomerRow, 'first_name' | 'last_name'>): string | null =>
  [first_name, last_name].filter((name) => name !== null).join(' ') || null

const toFound = ({ brands }: Services, row: FoundCustomerRow, app_id: string | null): FoundCustomer => ({
  user_id: row.user_id,
  name: nameOf(row),
  mobile: row.mobile_phone_number === null ? null : maskContact(row.mobile_phone_number),
  email: row.email === null ? null : maskContact(row.email),
  brand_name: brands().brands.find(({ brand }) => brand.brand_id === row.brand_id)?.brand.name ?? null,
  active_at: row.updated_at.toISOString(),
  app_id,
})

/**
 * Finds customers, and puts the search on the audit log: by what, how many, and a keyed hash of the value, by which the same
 * search is known again.
 * @throws Problem too_many_requests.
 */
export const searchCustomers = async (
  services: Services,
  search: CustomerSearch,
  staff: Staff,
  ip: string,
): Promise<{ data: FoundCustomer[]; total: number }> => {
  await spendCareBudget(services, 'search', staff)
  return services.db.transaction(async (tx) => {
    const { by, value, key, apps } = await soughtOf(services, tx, search)
    const rows = key === null ? [] : await listAndCountFoundCustomers(tx, key, MOST)
    const total = rows[0]?.total ?? 0
    const newest = await listNewestApplications(
      tx,
      rows.map(({ user_id }) => user_id),
    )
    const newestOf = new Map(newest.map((row) => [row.user_id, row.app_id]))
    await recordEvent(
      tx,
      {
        auditActor: staff.auditActor,
        action: 'customer.search',
        object_kind: 'customer_search',
        object_id: services.vault.blindIndex(`search_${by}`, value).toString('hex').slice(0, 32),
        after: { by, found: total },
        ip,
      },
      services.now(),
    )
    return {
      data: rows.map((row) =>
        toFound(services, row, apps.get(row.user_id) ?? newestOf.get(row.user_id) ?? null),
      ),
      total,
    }
  })
}

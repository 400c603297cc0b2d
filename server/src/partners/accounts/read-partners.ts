import type { Query } from '@marketplace/contract/platform/call'
import {
  partnerStatuses,
  type listPartners,
  type ListedPartner,
  type Partner,
  type PartnerDetail,
  type PartnerStatus,
  type PublicPartner,
} from '@marketplace/contract/partners/partners'
import { findCredentialState } from '../../platform/credentials/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { maskedPartner } from './open-partner.ts'
import { countLeads, countLeadsOf } from './partner-leads.queries.ts'
import { nextPartnerStatuses } from './partner-status-table.ts'
import { listTerms } from './partner-terms.queries.ts'
import { listUtms } from './partner-utms.queries.ts'
import {
  countPartners,
  countPartnersByStatus,
  findPartner,
  findPartnerByName,
  listPartnerRows,
} from './partners.queries.ts'
import { stateOfTerms } from './terms-on.ts'

const PAGE_SIZE = 25

export interface PartnerPage {
  data: ListedPartner[]
  total: number
  counts: Record<PartnerStatus, number>
}

/** One page of partners, and how many there are of each status. */
export const readPartnerPage = (
  services: Services,
  query: Query<typeof listPartners>,
): Promise<PartnerPage> => {
  const { page = 1, page_size = PAGE_SIZE, search, status } = query
  const filter = { search: search?.trim(), status, limit: page_size, offset: (page - 1) * page_size }
  return asOffice(services.db, async (tx) => {
    const rows = await listPartnerRows(tx, filter, dayInIndia(services.now()))
    const counted = await countPartnersByStatus(tx)
    const counts = Object.fromEntries(
      partnerStatuses.map((one) => [one, counted.find((row) => row.status === one)?.count ?? 0]),
    ) as Record<PartnerStatus, number>
    const total = await countPartners(tx, filter)
    const leads = await countLeadsOf(
      tx,
      rows.map(({ id }) => id),
    )
    const leadsOf = new Map(leads.map(({ partner_id, count }) => [partner_id, count]))
    const data = await Promise.all(
      rows.map(async (row) => ({
        ...(await maskedPartner(services.vault, row)),
        leads: leadsOf.get(row.id) ?? 0,
      })),
    )
    return { data, total, counts }
  })
}

/** A partner with its histories. @throws Problem not_found. */
export const readPartnerDetail = (services: Services, id: number): Promise<PartnerDetail> =>
  asOffice(services.db, async (tx) => {
    const today = dayInIndia(services.now())
    const row = await findPartner(tx, id, today)
    if (row === null) throw new Problem('not_found')
    const terms = await listTerms(tx, id)
    const utms = await listUtms(tx, id)
    const credential = await findCredentialState(tx, { kind: 'partner', id })
    return {
      ...(await maskedPartner(services.vault, row)),
      terms: terms.map((one) => ({
        ...one,
        set_at: one.set_at.toISOString(),
        state: stateOfTerms(terms, one, today),
      })),
      utm_ids: utms.map((one) => ({ ...one, valid_from: one.valid_from.toISOString() })),
      next_statuses: [...nextPartnerStatuses(row)],
      leads: await countLeads(tx, id),
      can_sign_in: (row.status === 'active' || row.prepares_since !== null) && credential !== null ? 1 : 0,
      second_factor: credential?.second_factor ?? 0,
    }
  })

/** What section 7 calls with no name (`name` default 'cl'). */
const DEFAULT_NAME = 'cl'

/** A partner by slug or name: all fields for staff, the public ones of an active one for everybody else. */
export const readPartnerByName = async (
  services: Services,
  staff: Staff | null,
  typed: string,
): Promise<Partner | PublicPartner | null> => {
  const name = typed.trim() === '' ? DEFAULT_NAME : typed.trim()
  const today = dayInIndia(services.now())
  const row = await asOffice(services.db, (tx) => findPartnerByName(tx, name, today))
  if (row === null) return null
  if (staff?.role_id === 1) return maskedPartner(services.vault, row)
  return row.status === 'active' ? { id: row.id, name: row.name, slug: row.slug, utm_id: row.utm_id } : null
}

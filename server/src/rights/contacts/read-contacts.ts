import {
  contactPurposes,
  type ContactPurpose,
  type StopSource,
} from '@marketplace/contract/customers/contact'
import type { ContactChoices, OwnContact } from '@marketplace/contract/rights/contacts'
import { listConsentsOf } from '../../customers/consents/published.ts'
import {
  type ContactRow,
  listContactsOf,
  listStopsOf,
  type StopRow,
} from '../../customers/contact-rules/published.ts'
import type { Services } from '../../market/services.ts'

const PAGE = 30

/** What the customer asked for shows where it happened; the others can be stopped before they ever come. */
const asked: ReadonlySet<ContactPurpose> = new Set(['call_back', 'help_reply', 'complaint_reply'])

const stoppedBy = (
  stops: readonly StopRow[],
  is: (stop: StopRow) => boolean,
): { stopped_by: StopSource | null } => ({
  stopped_by: stops.find(is)?.source ?? null,
})

const presentContact = (
  { brands, lenders }: Pick<Services, 'brands' | 'lenders'>,
  { contact_id, channel, purpose, kind, brand_id, lender_id, at, outcome, because }: ContactRow,
): OwnContact => ({
  contact_id,
  channel,
  purpose,
  kind,
  brand_name: brands().brands.find(({ brand }) => brand.brand_id === brand_id)?.brand.name ?? null,
  lender_name: lender_id === null ? null : (lenders().find(lender_id)?.legal_name ?? null),
  at: at.toISOString(),
  outcome,
  because,
})

/** How a customer was contacted, a page of it, and what they stopped or can stop. */
export const readContacts = async (
  services: Services,
  userId: string,
  before: number | null,
): Promise<ContactChoices> => {
  const { db, lenders } = services
  const rows = await listContactsOf(db, userId, { limit: PAGE + 1, before })
  const shown = rows.slice(0, PAGE)
  const stops = await listStopsOf(db, userId)
  const shares = (await listConsentsOf(db, userId)).filter(({ withdrawn_at }) => withdrawn_at === null)
  const lenderIds = new Set(
    [...shown, ...stops, ...shares].flatMap(({ lender_id }) => (lender_id === null ? [] : [lender_id])),
  )
  const seen = new Set([...shown, ...stops].map(({ purpose }) => purpose))
  return {
    contacts: shown.map((row) => presentContact(services, row)),
    has_older: rows.length > PAGE ? 1 : 0,
    calls: stoppedBy(
      stops,
      ({ channel, purpose, lender_id }) => channel === 'call' && purpose === null && lender_id === null,
    ),
    purposes: contactPurposes
      .filter((purpose) => !asked.has(purpose) || seen.has(purpose))
      .map((purpose) => ({
        purpose,
        ...stoppedBy(
          stops,
          (stop) => stop.purpose === purpose && stop.channel === null && stop.lender_id === null,
        ),
      })),
    lenders: [...lenderIds].flatMap((lender_id) => {
      const lender = lenders().find(lender_id)
      if (lender === null) return []
      const by = stoppedBy(
        stops,
        (stop) => stop.lender_id === lender_id && stop.channel === null && stop.purpose === null,
      )
      return [{ lender_id, name: lender.legal_name, ...by }]
    }),
  }
}

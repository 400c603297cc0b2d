import { needsYou } from '@marketplace/contract/partner-area/partner-customers'
import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import type { Services } from '../../market/services.ts'
import { daysOfMonth } from '../../money/ledger/book-month.ts'
import {
  countLeads,
  countLeadStates,
  countOwnLeadsByMonth,
  countOwnUndecided,
  listLeadIds,
  listTerms,
} from '../../partners/accounts/published.ts'
import { ARRIVAL_DAYS } from '../../partners/leads/lead-owner.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { readFigures } from '../../reports/answers/published.ts'
import type { Reader } from '../account/partner-account.ts'
import { listCustomersOf } from '../customers/customers.queries.ts'
import { withLenders, withShares } from '../customers/read-customers.ts'
import { homeMeasures, monthBefore, orderStates, presentMonth, presentTerms } from './present-partner-home.ts'

const NEWEST = 11
const NEEDS = 5
const DAY_MS = 86_400_000

/**
 * A partner's home. Which leads are its own is decided under row level security; the counts are those of the reports, of this partner, and
 * so the same that staff read.
 */
export const gatherPartnerHome = async (
  services: Pick<Services, 'db' | 'lenders' | 'now'>,
  actor: Reader,
): Promise<PartnerHome> => {
  const { db } = services
  const { partner_id } = actor
  const at = services.now()
  const today = dayInIndia(at)
  const month = today.slice(0, 7)
  const last = monthBefore(month)
  const { from } = daysOfMonth(last)
  const ownRows = asPartner(db, partner_id, async (tx) => {
    const newest = await listLeadIds(tx, partner_id, {}, { limit: NEWEST, offset: 0 })
    const waiting = { states: needsYou, held: { isHeld: true, at } }
    const needs = await listLeadIds(tx, partner_id, waiting, { limit: NEEDS, offset: 0 })
    const shown = [...new Set([...newest, ...needs])]
    return {
      newest,
      needs,
      shown: await withLenders(tx, partner_id, await listCustomersOf(tx, partner_id, shown)),
      counts: orderStates(await countLeadStates(tx, partner_id, needsYou, at)),
      leads: await countLeads(tx, partner_id),
      months: await countOwnLeadsByMonth(tx, partner_id, from),
      undecided: await countOwnUndecided(tx, partner_id, new Date(at.getTime() - ARRIVAL_DAYS * DAY_MS)),
      terms: await listTerms(tx, partner_id),
    }
  })
  const sums = asOffice(db, (tx) =>
    readFigures(tx, {
      measures: homeMeasures,
      times: 'effective',
      by: ['month'],
      where: { partner: [partner_id] },
      // To the end of the month: whole months have cells of their own.
      from,
      to: daysOfMonth(month).to,
    }),
  )
  const [own, figures] = await Promise.all([ownRows, sums])
  const rows = [...figures.rows.values()]
  const shown = await withShares(services, actor, own.shown)
  const customers = new Map(shown.map((customer) => [customer.lead_id, customer]))
  const those = (leadIds: readonly number[]) => leadIds.flatMap((leadId) => customers.get(leadId) ?? [])
  return {
    as_of: at.toISOString(),
    this_month: presentMonth(month, rows, own.months),
    last_month: presentMonth(last, rows, own.months),
    undecided: own.undecided,
    leads: own.leads,
    newest: those(own.newest),
    needs: { counts: own.counts, newest: those(own.needs) },
    terms: presentTerms(own.terms, today),
  }
}

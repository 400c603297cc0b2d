import { countLeadApplications } from '../../loans/applications/published.ts'
import { daysOfMonth, monthOf } from '../../money/ledger/book-month.ts'
import { listOwnFigures } from '../../money/statements/published.ts'
import type { Services } from '../../market/services.ts'
import { listOwnLeads } from '../../partners/accounts/published.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { monthsBetween } from './months-between.ts'
import { presentReport } from './present-report.ts'

/**
 * A partner's report of some months (YYYY-MM), the newest first. Which leads are its own is decided under row level security; what became
 * of them is asked for those, and for this partner, alone.
 */
export const gatherReport = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  partner_id: number,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<{ as_of: string } & ReturnType<typeof presentReport>> => {
  const at = now()
  const months = monthsBetween(asked, monthOf(dayInIndia(at)))
  const [to, from] = [months[0], months.at(-1)]
  const nameOf = (lenderId: number): string => lenders().find(lenderId)?.legal_name ?? `Lender ${lenderId}`
  if (to === undefined || from === undefined)
    return { as_of: at.toISOString(), ...presentReport([], { leads: [], counts: [], figures: [] }, nameOf) }
  const leads = await asPartner(db, partner_id, listOwnLeads)
  const counts = leads.length === 0 ? [] : await countLeadApplications(db, leads, { from, to })
  const days = { from: daysOfMonth(from).from, to: daysOfMonth(to).to }
  const figures = await asOffice(db, (tx) => listOwnFigures(tx, partner_id, days))
  const leadMonths = leads.map(({ created_at }) => monthOf(dayInIndia(created_at)))
  return {
    as_of: at.toISOString(),
    ...presentReport(months, { leads: leadMonths, counts, figures }, nameOf),
  }
}

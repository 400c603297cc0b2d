import { getPartnerReport } from '@marketplace/contract/money/partner-statements-own'
import { countLeadApplications } from '../../loans/applications/published.ts'
import { daysOfMonth, monthOf } from '../../money/ledger/book-month.ts'
import { listOwnFigures } from '../../money/statements/published.ts'
import type { Services } from '../../market/services.ts'
import { listOwnLeads } from '../../partners/accounts/published.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { monthsBetween } from './months-between.ts'
import { presentReport } from './present-report.ts'

/** Which leads are the partner's own is decided under row level security; what became of them is asked for those, and for this partner, alone. */
export const reportRoutes = (serve: Serve, { db, lenders, now }: Services): void => {
  serve(getPartnerReport, async ({ query, actor: { partner_id } }) => {
    const at = now()
    const months = monthsBetween(query, monthOf(dayInIndia(at)))
    const [to, from] = [months[0], months.at(-1)]
    const nameOf = (lenderId: number): string => lenders().find(lenderId)?.legal_name ?? `Lender ${lenderId}`
    if (to === undefined || from === undefined) {
      const empty = presentReport([], { leads: [], counts: [], figures: [] }, nameOf)
      return succeed({ as_of: at.toISOString(), ...empty })
    }
    const leads = await asPartner(db, partner_id, listOwnLeads)
    const counts = leads.length === 0 ? [] : await countLeadApplications(db, leads, { from, to })
    const days = { from: daysOfMonth(from).from, to: daysOfMonth(to).to }
    const figures = await asOffice(db, (tx) => listOwnFigures(tx, partner_id, days))
    const leadMonths = leads.map(({ created_at }) => monthOf(dayInIndia(created_at)))
    return succeed({
      as_of: at.toISOString(),
      ...presentReport(months, { leads: leadMonths, counts, figures }, nameOf),
    })
  })
}

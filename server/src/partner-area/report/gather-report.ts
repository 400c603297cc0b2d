import { daysOfMonth, monthOf } from '../../money/ledger/book-month.ts'
import { listOwnFigures } from '../../money/statements/published.ts'
import type { Services } from '../../market/services.ts'
import { countOwnLeadsByMonth } from '../../partners/accounts/published.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { readFigures } from '../../reports/answers/published.ts'
import { countsOf, reportMeasures } from './counts-of.ts'
import { monthsBetween } from './months-between.ts'
import { presentReport } from './present-report.ts'

/**
 * A partner's report of some months (YYYY-MM), the newest first. Counts and what was disbursed are the figures of the reports, of this
 * partner, so that staff and partner read the same; money is what the ledger and the statements hold. Which leads came is decided under row
 * level security.
 */
export const gatherReport = async (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  partner_id: number,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<{ as_of: string } & ReturnType<typeof presentReport>> => {
  const at = now()
  const months = monthsBetween(asked, monthOf(dayInIndia(at)))
  const [last, first] = [months[0], months.at(-1)]
  const nameOf = (lenderId: number): string => lenders().find(lenderId)?.legal_name ?? `Lender ${lenderId}`
  if (last === undefined || first === undefined)
    return { as_of: at.toISOString(), ...presentReport([], { leads: [], counts: [], figures: [] }, nameOf) }
  const days = { from: daysOfMonth(first).from, to: daysOfMonth(last).to }
  const leads = await asPartner(db, partner_id, (tx) => countOwnLeadsByMonth(tx, partner_id, days.from))
  const { counts, figures } = await asOffice(db, async (tx) => ({
    counts: await readFigures(tx, {
      measures: reportMeasures,
      times: 'effective',
      by: ['month', 'lender'],
      where: { partner: [partner_id] },
      ...days,
    }),
    figures: await listOwnFigures(tx, partner_id, days),
  }))
  return {
    as_of: at.toISOString(),
    ...presentReport(months, { leads, counts: countsOf([...counts.rows.values()]), figures }, nameOf),
  }
}

import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What a partner has of what was disbursed to its leads in a month, by lender. Paise. */
export interface OwnFiguresRow {
  /** YYYY-MM */
  month: string
  lender_id: number
  earned_paise: number
  /** Of the earned, that of parts for which the lender has paid all that we expect. */
  received_paise: number
  on_statements_paise: number
  paid_paise: number
}

/** By month of the disbursal and lender, from one day to another; of one partner, who is asked for by name. As the office. */
export const listOwnFigures = (
  tx: Database,
  partnerId: number,
  { from, to }: { from: string; to: string },
): Promise<OwnFiguresRow[]> =>
  tx.rows(sql`select to_char(s.day, 'YYYY-MM') as month, s.lender_id,
      coalesce(sum(s.booked_paise), 0)::bigint as earned_paise,
      coalesce(sum(s.booked_paise) filter (where s.received_paise + s.tolerance_paise >= s.expected_paise), 0)::bigint as received_paise,
      coalesce(sum(l.shown), 0)::bigint as on_statements_paise, coalesce(sum(l.paid), 0)::bigint as paid_paise
    from partner_share_line s
      left join (select l.lender_application_id, l.tranche, sum(l.amount_paise) as shown,
          sum(l.amount_paise) filter (where p.state = 'PAID') as paid
        from statement_line l join partner_statement p using (statement_id)
        where l.partner_id = ${partnerId} and p.state in ('SHOWN', 'APPROVED', 'PAID', 'FAILED') group by 1, 2) l
        on l.lender_application_id = s.lender_application_id and l.tranche = s.tranche
    where s.partner_id = ${partnerId} and s.day between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`)

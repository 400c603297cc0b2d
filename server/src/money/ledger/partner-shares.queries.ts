import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What is booked for a partner for the disbursals of a month: paise, and the loans that it is for. */
export interface OwnShareRow {
  /** YYYY-MM */
  month: string
  loans: number
  percent_paise: number
  flat_paise: number
}

/** The shares of the partner whose transaction it is, by the month of disbursal, for disbursals from `from` on. A share that went back is gone. */
export const listOwnShares = (tx: Database, from: string): Promise<OwnShareRow[]> =>
  tx.rows(sql`select month, count(*) as loans, sum(percent_paise)::bigint as percent_paise, sum(flat_paise)::bigint as flat_paise
    from (select to_char(x.effective_day, 'YYYY-MM') as month, e.lender_application_id,
        coalesce(-sum(e.amount_paise) filter (where e.figure = 'percent_share'), 0) as percent_paise,
        coalesce(-sum(e.amount_paise) filter (where e.figure = 'flat_share'), 0) as flat_paise
      from ledger_account a join ledger_entry e using (account_id) join ledger_tx x using (tx_id)
      where a.kind = 'partner_accrued' and e.figure in ('percent_share', 'flat_share') and x.effective_day >= ${from}::date
      group by 1, 2) as shares
    where percent_paise <> 0 or flat_paise <> 0 group by month order by month`)

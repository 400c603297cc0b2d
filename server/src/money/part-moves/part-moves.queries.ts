import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LoanLine } from '../ledger/ledger-kinds.ts'

/** What followed from a part to another; the months (YYYY-MM) are those whose page shows it. */
export interface PartMoveRow {
  lender_application_id: number
  from_tranche: number
  to_tranche: number
  from_month: string
  to_month: string
  stated_paise: number
  received_paise: number
}

const columns = sql`lender_application_id, from_tranche, to_tranche, to_char(from_month, 'YYYY-MM') as from_month,
  to_char(to_month, 'YYYY-MM') as to_month, stated_paise, received_paise`

/** The last move between each two parts of these loans. */
export const listLastMoves = (tx: Database, loanIds: readonly number[]): Promise<PartMoveRow[]> =>
  tx.rows(sql`select distinct on (lender_application_id, from_tranche, to_tranche) ${columns} from part_move
    where lender_application_id = any(${loanIds}::bigint[])
    order by lender_application_id, from_tranche, to_tranche, part_move_id desc`)

/** What followed from and to these parts on the page of a month, the first first. */
export const listMovesOfParts = (
  tx: Database,
  month: string,
  parts: readonly LoanLine[],
): Promise<PartMoveRow[]> =>
  tx.rows(sql`select distinct on (v.part_move_id) ${columns} from part_move v
      join unnest(${parts.map((part) => part.lender_application_id)}::bigint[], ${parts.map(({ tranche }) => tranche)}::smallint[])
        as p (loan, tranche) on v.lender_application_id = p.loan
        and (v.to_tranche = p.tranche and v.to_month = ${`${month}-01`}::date
          or v.from_tranche = p.tranche and v.from_month = ${`${month}-01`}::date)
    order by v.part_move_id`)

export const addPartMoves = (tx: Database, moves: readonly PartMoveRow[], at: Date): Promise<number> =>
  tx.run(sql`insert into part_move (lender_application_id, from_tranche, to_tranche, from_month, to_month, stated_paise, received_paise, moved_at)
    select n.*, ${at}::timestamptz from unnest(${moves.map((move) => move.lender_application_id)}::bigint[],
      ${moves.map(({ from_tranche }) => from_tranche)}::smallint[], ${moves.map(({ to_tranche }) => to_tranche)}::smallint[],
      ${moves.map(({ from_month }) => `${from_month}-01`)}::date[], ${moves.map(({ to_month }) => `${to_month}-01`)}::date[],
      ${moves.map(({ stated_paise }) => stated_paise)}::bigint[], ${moves.map(({ received_paise }) => received_paise)}::bigint[]) as n`)

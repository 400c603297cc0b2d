import type { SettledOutcome } from '@marketplace/contract/money/reconciliation-words'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const firstDay = (month: string): string => `${month}-01`

export interface NewSettlement {
  lender_id: number
  /** YYYY-MM */
  month: string
  lender_application_id: number | null
  tranche: number | null
  stated_line_id: number | null
  outcome: SettledOutcome
  /** What stands since, over all months, in paise. */
  expected_paise: number
  stated_paise: number
  reason: string
  staff_id: number
  staff_name: string
}

/** @returns its number */
export const addSettlement = async (tx: Database, row: NewSettlement, at: Date): Promise<number> => {
  const added = await tx.row<{
    settlement_id: number
  }>(sql`insert into line_settlement (lender_id, month, lender_application_id, tranche,
      stated_line_id, outcome, expected_paise, stated_paise, reason, staff_id, staff_name, settled_at)
    values (${row.lender_id}, ${firstDay(row.month)}, ${row.lender_application_id}, ${row.tranche}, ${row.stated_line_id}, ${row.outcome},
      ${row.expected_paise}, ${row.stated_paise}, ${row.reason}, ${row.staff_id}, ${row.staff_name}, ${at})
    returning settlement_id`)
  if (added === null) throw new Error('the settlement was not added')
  return added.settlement_id
}

/** Notes which transaction a settlement posted. */
export const saveSettlementTx = (tx: Database, settlementId: number, txId: number): Promise<number> =>
  tx.run(sql`update line_settlement set tx_id = ${txId} where settlement_id = ${settlementId}`)

export interface SettlementRow {
  settlement_id: number
  stated_line_id: number | null
  outcome: SettledOutcome
  tx_id: number | null
  reason: string
  staff_name: string
  settled_at: Date
}

export const listSettlements = (tx: Database, ids: readonly number[]): Promise<SettlementRow[]> =>
  tx.rows(sql`select settlement_id, stated_line_id, outcome, tx_id, reason, staff_name, settled_at from line_settlement
    where settlement_id = any(${ids}::bigint[]) and taken_back_at is null`)

/** Whether a line that was stated without a loan was given one by a person, and still has it. */
export const wasGivenLoan = async (tx: Database, statedLineId: number): Promise<boolean> =>
  (await tx.row(sql`select settlement_id from line_settlement
    where stated_line_id = ${statedLineId} and outcome = 'give_loan' and taken_back_at is null limit 1`)) !==
  null

interface TakenBack {
  reason: string
  staff_id: number
}

export const takeSettlementBack = (
  tx: Database,
  settlementId: number,
  { reason, staff_id }: TakenBack,
  at: Date,
): Promise<number> =>
  tx.run(sql`update line_settlement set taken_back_at = ${at}, taken_back_staff_id = ${staff_id}, taken_back_reason = ${reason}
    where settlement_id = ${settlementId} and taken_back_at is null`)

/** Of a line that was given a loan: at all its parts. */
export const takeGivenLoanBack = (
  tx: Database,
  statedLineId: number,
  { reason, staff_id }: TakenBack,
  at: Date,
): Promise<number> =>
  tx.run(sql`update line_settlement set taken_back_at = ${at}, taken_back_staff_id = ${staff_id}, taken_back_reason = ${reason}
    where stated_line_id = ${statedLineId} and outcome = 'give_loan' and taken_back_at is null`)

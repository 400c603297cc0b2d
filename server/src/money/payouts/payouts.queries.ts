import type { payoutParts, payoutStates } from '@marketplace/contract/money/partner-statements'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PayoutRow {
  payout_id: number
  statement_id: number
  partner_id: number
  part: (typeof payoutParts)[number]
  amount_paise: number
  state: (typeof payoutStates)[number]
  run_id: number | null
  utr: string | null
  paid_day: string | null
  failed_reason: string | null
  failed_day: string | null
}

const columns = sql`payout_id, statement_id, partner_id, part, amount_paise, state, run_id, utr, paid_day, failed_reason, failed_day`

export const addPayout = (
  tx: Database,
  {
    statement_id,
    partner_id,
    part,
    amount_paise,
  }: Pick<PayoutRow, 'statement_id' | 'partner_id' | 'part' | 'amount_paise'>,
): Promise<number> =>
  tx.run(sql`insert into partner_payout (statement_id, partner_id, part, amount_paise)
    values (${statement_id}, ${partner_id}, ${part}, ${amount_paise})`)

export const listPayoutsOf = (tx: Database, statementId: number): Promise<PayoutRow[]> =>
  tx.rows(sql`select ${columns} from partner_payout where statement_id = ${statementId} order by payout_id`)

/**
 * What of approved statements of a partner is not in its bank yet, by statement: commission after TDS, and GST by its own invoice. Each goes to the
 * bank by itself where the invoice came after the approval, so that the state of the statement says nothing of it.
 */
export const listOwed = (
  tx: Database,
  partnerId: number,
): Promise<{ statement_id: number; owed_paise: number }[]> =>
  tx.rows(sql`select statement_id, sum(amount_paise)::bigint as owed_paise from partner_payout
    where partner_id = ${partnerId} and state <> 'PAID' group by statement_id`)

/** The same for each of these partners in all. */
export const sumOwedTo = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; owed_paise: number }[]> =>
  tx.rows(sql`select partner_id, sum(amount_paise)::bigint as owed_paise from partner_payout
    where partner_id = any(${partnerIds}::integer[]) and state <> 'PAID' group by partner_id`)

/** What was paid to the bank of the partner whose transaction it is, from a day on. */
export const sumPaid = async (
  tx: Database,
  partnerId: number,
  from: string,
): Promise<{ payouts: number; paid_paise: number; last_day: string | null }> => {
  const row = await tx.row<{ payouts: number; paid_paise: number; last_day: string | null }>(
    sql`select count(*) as payouts, coalesce(sum(amount_paise), 0)::bigint as paid_paise, max(paid_day) as last_day
      from partner_payout where partner_id = ${partnerId} and state = 'PAID' and paid_day >= ${from}::date`,
  )
  return row ?? { payouts: 0, paid_paise: 0, last_day: null }
}

export const findPayout = (tx: Database, payoutId: number): Promise<PayoutRow | null> =>
  tx.row(sql`select ${columns} from partner_payout where payout_id = ${payoutId}`)

/** The same, held until the transaction ends: no run takes it meanwhile. */
export const findPayoutForUpdate = (tx: Database, payoutId: number): Promise<PayoutRow | null> =>
  tx.row(sql`select ${columns} from partner_payout where payout_id = ${payoutId} for update`)

/** Runs are made one after another. */
export const lockRuns = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('payout_run'), 0)`)
}

/** What a run would take, locked until the transaction ends. */
export const lockWaitingPayouts = (tx: Database): Promise<PayoutRow[]> =>
  tx.rows(
    sql`select ${columns} from partner_payout where state in ('WAITING', 'FAILED') order by payout_id for update`,
  )

export const listWaitingPayoutRows = (tx: Database): Promise<PayoutRow[]> =>
  tx.rows(sql`select ${columns} from partner_payout where state in ('WAITING', 'FAILED') order by payout_id`)

export interface RunRow {
  run_id: number
  request_id: string
  made_at: Date
  made_by: string
  payouts: number
  amount_paise: number
  file_name: string
  sha256: string
  paid: number
  failed: number
}

const runColumns = sql`r.run_id, r.request_id, r.made_at, r.made_by, r.payouts, r.amount_paise, r.file_name, r.sha256,
  (select count(*) from partner_payout p where p.run_id = r.run_id and p.state = 'PAID') as paid,
  (select count(*) from partner_payout p where p.run_id = r.run_id and p.state = 'FAILED') as failed`

export const findRunOfRequest = (tx: Database, requestId: string): Promise<RunRow | null> =>
  tx.row(sql`select ${runColumns} from payout_run r where r.request_id = ${requestId}`)

export const findRun = (tx: Database, runId: number): Promise<RunRow | null> =>
  tx.row(sql`select ${runColumns} from payout_run r where r.run_id = ${runId}`)

export const listRuns = (
  tx: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<RunRow[]> =>
  tx.rows(sql`select ${runColumns} from payout_run r order by r.run_id desc limit ${limit} offset ${offset}`)

export const countRuns = async (tx: Database): Promise<number> => {
  const row = await tx.row<{ count: number }>(sql`select count(*) as count from payout_run`)
  return row?.count ?? 0
}

export const addRun = async (
  tx: Database,
  run: {
    request_id: string
    made_at: Date
    staff_id: number
    made_by: string
    payouts: number
    amount_paise: number
    file_name: string
    sha256: string
  },
): Promise<number> => {
  const row = await tx.row<{
    run_id: number
  }>(sql`insert into payout_run (request_id, made_at, staff_id, made_by, payouts, amount_paise,
      file_name, sha256)
    values (${run.request_id}, ${run.made_at}, ${run.staff_id}, ${run.made_by}, ${run.payouts}, ${run.amount_paise}, ${run.file_name},
      ${run.sha256}) returning run_id`)
  if (row === null) throw new Error('no payout run was stored')
  return row.run_id
}

export const markSent = (tx: Database, payoutIds: readonly number[], runId: number): Promise<number> =>
  tx.run(sql`update partner_payout set state = 'SENT', run_id = ${runId}
    where payout_id = any(${payoutIds}::integer[]) and state in ('WAITING', 'FAILED')`)

/** @returns 0 where it was paid before. */
export const markPaid = (tx: Database, payoutId: number, utr: string, day: string): Promise<number> =>
  tx.run(sql`update partner_payout set state = 'PAID', utr = ${utr}, paid_day = ${day}
    where payout_id = ${payoutId} and state <> 'PAID'`)

/** @returns 0 where it is not in the bank file of that run. */
export const markFailed = (
  tx: Database,
  payoutId: number,
  { run_id, reason, day }: { run_id: number; reason: string; day: string },
): Promise<number> =>
  tx.run(sql`update partner_payout set state = 'FAILED', failed_reason = ${reason}, failed_day = ${day}
    where payout_id = ${payoutId} and state = 'SENT' and run_id = ${run_id}`)

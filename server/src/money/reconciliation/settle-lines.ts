import type { settleLines } from '@marketplace/contract/money/reconciliation'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { needsSecondPerson } from '../../platform/second-person/needs-second-person.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { findLenderMonth } from '../ledger/lender-months.queries.ts'
import { reversalsOf } from '../ledger/reverse-transactions.ts'
import { keyOfLineId, lineIdOf } from '../variance/line-id.ts'
import { askForWriteOff } from './ask-for-write-off.ts'
import { giveLoan, takeLoanAway } from './give-loan.ts'
import { listMonthLineRows, type MonthLineRow } from '../stated-lines/month-lines.queries.ts'
import { refreshMonths } from '../stated-lines/refresh-months.ts'
import { refuse } from './refuse.ts'
import { postSettlements, type SettledBy, settlePart, type SettlementPosting } from './settle-line.ts'
import { addSettlement, listSettlements, takeSettlementBack, wasGivenLoan } from './settlements.queries.ts'
import { findStatedLine } from '../stated-lines/stated-lines.queries.ts'

type Asked = Body<typeof settleLines>['lines'][number]
type Month = { lender_id: number; month: string }

/** The id of a row of a month on the wire. */
export const lineIdOfRow = (
  row: Pick<MonthLineRow, 'lender_application_id' | 'tranche' | 'stated_line_id'>,
): string => {
  const { lender_application_id, tranche, stated_line_id } = row
  if (tranche !== null && lender_application_id !== null) return lineIdOf({ lender_application_id, tranche })
  return lineIdOf({ stated_line_id: stated_line_id ?? 0 })
}

/** The month, locked. @throws Problem not_found; conflict, in words, for one that is closed. */
const holdOpenMonth = async (trx: Database, { lender_id, month }: Month): Promise<void> => {
  await lockLenderMonths(trx, lender_id)
  const found = await findLenderMonth(trx, lender_id, month)
  if (found === null) throw new Problem('not_found')
  if (found.state === 'CLOSED') throw refuse('The month is closed. Open it again before you settle lines.')
}

const refuseOutcome = (place: number): Problem =>
  new Problem('invalid_request', [{ field: `lines.${place}.outcome`, key: 'option_invalid' }])

/** A line with what is asked of it; one without a row was given a loan already. */
interface Wanted {
  asked: Asked
  row: MonthLineRow
}

/** The lines that are still to be settled: of one that stands as asked for nothing is left to do. */
const judge = async (trx: Database, month: Month, lines: readonly Asked[]): Promise<Wanted[]> => {
  const rows = new Map(
    (await listMonthLineRows(trx, month.lender_id, month.month)).map((row) => [lineIdOfRow(row), row]),
  )
  const wanted: Wanted[] = []
  for (const [place, asked] of lines.entries()) {
    const row = rows.get(asked.line_id)
    if (row === undefined) {
      const key = keyOfLineId(asked.line_id)
      const isGiven =
        asked.outcome === 'give_loan' &&
        key !== null &&
        'stated_line_id' in key &&
        (await wasGivenLoan(trx, key.stated_line_id))
      if (isGiven) continue
      throw new Problem('not_found')
    }
    const hasLoan = row.tranche !== null
    if (hasLoan ? asked.outcome === 'give_loan' : asked.outcome === 'accept' || asked.outcome === 'write_off')
      throw refuseOutcome(place)
    if (row.is_duplicate || (asked.outcome === 'give_loan' && asked.application_number === undefined))
      throw refuseOutcome(place)
    const stands = row.settlement_stands === true ? row.outcome : null
    if (asked.outcome === 'take_back' ? stands === null : stands === asked.outcome) continue
    if (toPaise(asked.expected) !== row.expected || toPaise(asked.stated) !== row.stated)
      throw new Problem('plan_stale')
    const difference = row.total_stated - row.total_expected
    if (asked.outcome === 'write_off' && difference > 0) throw refuseOutcome(place)
    if (hasLoan && difference === 0 && asked.outcome !== 'take_back') continue
    wanted.push({ asked, row })
  }
  return wanted
}

/** What a line of a part is settled with. */
const partOf = ({ lender_id, month }: Month, row: MonthLineRow) => ({
  lender_id,
  month,
  lender_application_id: row.lender_application_id ?? 0,
  tranche: row.tranche ?? 0,
  expected: row.total_expected,
  stated: row.total_stated,
})

/** Takes the settlement of a part back. @returns what is to be posted */
const takeBack = async (trx: Database, row: MonthLineRow, by: SettledBy): Promise<SettlementPosting[]> => {
  const [settlement] = await listSettlements(trx, row.settlement_id === null ? [] : [row.settlement_id])
  if (settlement === undefined) return []
  const { settlement_id, tx_id } = settlement
  await takeSettlementBack(trx, settlement_id, by, by.at)
  if (tx_id === null) return []
  const back = await reversalsOf(trx, [
    {
      tx_id,
      source: 'reconciliation',
      cause: 'settlement_taken_back',
      idempotency_key: `settlement_back:${settlement_id}`,
      staff_id: by.staff_id,
    },
  ])
  return back.map((transaction) => ({ settlement_id: null, transaction }))
}

/** Of a line that was stated for no loan of ours. */
const disputeStated = async (
  trx: Database,
  month: Month,
  { stated_line_id, stated }: MonthLineRow,
  { reason, staff_id, staff_name, at }: SettledBy,
): Promise<void> => {
  const figures = { expected_paise: 0, stated_paise: stated }
  const who = { reason, staff_id, staff_name, lender_application_id: null, tranche: null }
  await addSettlement(trx, { ...month, ...who, ...figures, stated_line_id, outcome: 'dispute' }, at)
}

/** Settles a line. @returns what is to be posted */
const settle = async (
  trx: Database,
  month: Month,
  { asked, row }: Wanted,
  by: SettledBy,
): Promise<SettlementPosting[]> => {
  if (asked.outcome === 'take_back') return takeBack(trx, row, by)
  if (asked.outcome === 'give_loan') return []
  if (row.tranche !== null) return settlePart(trx, partOf(month, row), asked.outcome, by)
  await disputeStated(trx, month, row, by)
  return []
}

/** Whether a line is given a loan, or loses the one that it was given: what it states is posted anew then. */
const movesLoan = ({ asked, row }: Wanted): boolean =>
  asked.outcome === 'give_loan' || (asked.outcome === 'take_back' && row.outcome === 'give_loan')

/** Gives a line a loan, or takes it away. @returns other months whose books changed */
const moveLoan = async (
  trx: Database,
  month: Month,
  { asked, row }: Wanted,
  by: SettledBy,
): Promise<string[]> => {
  if (asked.outcome === 'give_loan') {
    const line = await findStatedLine(trx, row.stated_line_id ?? 0)
    if (line === null) throw new Problem('not_found')
    return giveLoan(trx, line, month.month, asked.application_number ?? '', by)
  }
  const [settlement] = await listSettlements(trx, row.settlement_id === null ? [] : [row.settlement_id])
  const stated_line_id = settlement?.stated_line_id ?? null
  return stated_line_id === null ? [] : takeLoanAway(trx, stated_line_id, by)
}

const shortBy = (wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { row }) => sum + row.total_expected - row.total_stated, 0)

/** Settles lines that were judged. In the caller's transaction, as the office and under `lockLenderMonths`. */
const settleAll = async (
  trx: Database,
  month: Month,
  wanted: readonly Wanted[],
  by: SettledBy,
): Promise<void> => {
  if (wanted.length === 0) return
  const postings: SettlementPosting[] = []
  for (const one of wanted) if (!movesLoan(one)) postings.push(...(await settle(trx, month, one, by)))
  await postSettlements(trx, postings, by.at)
  // Of what a line states no account is moved but the lender's own.
  const months = [month.month]
  for (const one of wanted) if (movesLoan(one)) months.push(...(await moveLoan(trx, month, one, by)))
  await refreshMonths(trx, month.lender_id, [...new Set(months)], by.at)
}

/** Says on the audit log what was settled: last in the caller's transaction. */
const recordSettled = async (
  trx: Database,
  month: Month,
  name: string,
  wanted: readonly Wanted[],
  { reason, at }: SettledBy,
  { actor, ip }: By,
): Promise<void> => {
  if (wanted.length === 0) return
  const counts = Map.groupBy(wanted, ({ asked }) => asked.outcome)
  await recordEvent(
    trx,
    {
      auditActor: actor.auditActor,
      action: 'lender_month.settle',
      object_kind: 'lender_month',
      object_id: `${month.lender_id}/${month.month}`,
      object_name: name,
      after: {
        ...Object.fromEntries([...counts].map(([outcome, own]) => [outcome, own.length])),
        lines: wanted.slice(0, 50).map(({ asked }) => `${asked.outcome} ${asked.line_id}`),
        difference_paise: -shortBy(wanted),
      },
      reason,
      ip,
    },
    at,
  )
}

/**
 * Settles lines of a month, all of them or none; what is written off in one act waits for a second person from its limit on.
 * @throws Problem not_found, conflict in words, plan_stale, invalid_request of an outcome that the line cannot have.
 */
export const settleLinesOfMonth = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  month: Month,
  name: string,
  { lines, reason }: Body<typeof settleLines>,
  by: By,
): Promise<{ settled: number; waiting: number }> =>
  asOffice(db, async (trx) => {
    await holdOpenMonth(trx, month)
    const once = [...new Map(lines.map((line) => [line.line_id, line])).values()]
    const wanted = await judge(trx, month, once)
    const written = wanted.filter(({ asked }) => asked.outcome === 'write_off')
    const short = shortBy(written)
    const waits = written.length > 0 && (await needsSecondPerson(trx, 'write_off', toRupees(short)))
    const at = now()
    const ready = waits ? wanted.filter(({ asked }) => asked.outcome !== 'write_off') : wanted
    const settledBy = { staff_id: by.actor.staff_id, staff_name: by.actor.full_name, reason, at }
    await settleAll(trx, month, ready, settledBy)
    // The request is written on the audit log, too: whoever writes there holds all others up.
    if (waits)
      await askForWriteOff(
        trx,
        { ...month, name, short, reason, lines: written.map(({ asked }) => asked) },
        by,
        at,
      )
    await recordSettled(trx, month, name, ready, settledBy, by)
    return { settled: ready.length, waiting: waits ? written.length : 0 }
  })

/** Writes off what a second person has approved. @throws Problem conflict, in words, where a line has changed since it was asked for. */
export const writeOffApproved = async (
  trx: Database,
  month: Month,
  name: string,
  lines: readonly Asked[],
  settledBy: SettledBy,
  by: By,
): Promise<void> => {
  await holdOpenMonth(trx, month)
  const wanted = await judge(trx, month, lines).catch((error: unknown) => {
    if (error instanceof Problem && (error.code === 'plan_stale' || error.code === 'not_found'))
      throw refuse('A line has changed since this was asked for: decline it, and ask again.')
    throw error
  })
  await settleAll(trx, month, wanted, settledBy)
  await recordSettled(trx, month, name, wanted, settledBy, by)
}

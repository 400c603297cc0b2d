import { listFileTargets } from '../../loans/applications/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from '../ledger/book-month.ts'
import { listPartFigures } from '../ledger/commission-lines.queries.ts'
import { reverseTransactions } from '../ledger/reverse-transactions.ts'
import { matchLines } from '../stated-lines/match-lines.ts'
import { readClosed } from '../stated-lines/read-closed.ts'
import { refuse } from './refuse.ts'
import type { SettledBy } from './settle-line.ts'
import { addSettlement, takeGivenLoanBack } from './settlements.queries.ts'
import {
  findStatedLine,
  listMatchesOfLines,
  moveLine,
  nameLoan,
  removeMatches,
  type StatedLineRow,
} from '../stated-lines/stated-lines.queries.ts'

/**
 * Gives a line that was stated for no loan the one that a person names, and posts what it states. In the caller's transaction, as the office and
 * under `lockLenderMonths`. @returns the months of the books that changed
 * @throws Problem conflict, in words: no such application, one with another lender, one without a disbursal.
 */
export const giveLoan = async (
  trx: Database,
  line: StatedLineRow,
  month: string,
  application_number: string,
  by: SettledBy,
): Promise<string[]> => {
  const [target] = await listFileTargets(trx, {
    numbers: [application_number],
    ours: [],
    theirs: [],
    ids: [],
  })
  if (target === undefined) throw refuse(`There is no application ${application_number}.`)
  if (target.lender_id !== line.lender_id)
    throw refuse(`The application ${application_number} is with another lender.`)
  const { lender_application_id } = target
  if ((await listPartFigures(trx, [lender_application_id])).length === 0)
    throw refuse(`Nothing was disbursed for the application ${application_number}.`)
  await nameLoan(trx, line.stated_line_id, lender_application_id)
  const { months } = await matchLines(
    trx,
    line.lender_id,
    [{ ...line, lender_application_id }],
    { matched_by: 'staff', staff_id: by.staff_id },
    by.at,
  )
  const now = await listPartFigures(trx, [lender_application_id])
  for (const { tranche } of await listMatchesOfLines(trx, [line.stated_line_id])) {
    const part = now.find((one) => one.tranche === tranche)
    await addSettlement(
      trx,
      {
        lender_id: line.lender_id,
        month,
        lender_application_id,
        tranche,
        stated_line_id: line.stated_line_id,
        outcome: 'give_loan',
        expected_paise: part?.expected_paise ?? 0,
        stated_paise: part?.stated_paise ?? 0,
        reason: by.reason,
        staff_id: by.staff_id,
        staff_name: by.staff_name,
      },
      by.at,
    )
  }
  return [...months, line.home_month]
}

/** Takes the loan of such a line away again, with what it posted. @throws Problem conflict, in words, where money was received for it. */
export const takeLoanAway = async (trx: Database, statedLineId: number, by: SettledBy): Promise<string[]> => {
  const line = await findStatedLine(trx, statedLineId)
  const matches = await listMatchesOfLines(trx, [statedLineId])
  if (line === null) return []
  if (matches.some(({ paid_paise }) => paid_paise !== 0))
    throw refuse('Money was received for this line: take the receipt back first.')
  const txIds = [...new Set(matches.flatMap(({ tx_id }) => tx_id ?? []))]
  await reverseTransactions(
    trx,
    txIds.map((tx_id) => ({
      tx_id,
      source: 'reconciliation',
      cause: 'settlement_taken_back',
      idempotency_key: `stated_back:${tx_id}`,
      staff_id: by.staff_id,
    })),
    by.at,
  )
  await removeMatches(trx, [statedLineId])
  await nameLoan(trx, statedLineId, null)
  // Of a closed month nothing moves any more: the line waits in the first open one.
  const home = firstOpenMonth(`${line.home_month}-01`, await readClosed(trx, line.lender_id))
  if (home !== line.home_month) await moveLine(trx, statedLineId, home)
  await takeGivenLoanBack(trx, statedLineId, by, by.at)
  return [...matches.map(({ booked_month }) => booked_month), home]
}

import { randomUUID } from 'node:crypto'
import { lastOfChains, listChainedParts } from '../../loans/disbursals/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from '../ledger/book-month.ts'
import { listPartSums } from '../ledger/commission-lines.queries.ts'
import { listClosedMonths } from '../ledger/ledger.queries.ts'
import type { LedgerEntry, LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { addPartMoves, listLastMoves } from './part-moves.queries.ts'
import { type FiguresOfPart, type Move, planMoves } from './plan-moves.ts'
import { postTransactions } from '../ledger/post-transactions.ts'

const keyOf = (loan: number, tranche: number): string => `${loan}:${tranche}`

/** The parts of loans of which one was replaced, with what stands in the books for each. */
const readFigures = async (trx: Database, lender_id: number): Promise<FiguresOfPart[]> => {
  const parts = await listChainedParts(trx, lender_id)
  if (parts.length === 0) return []
  const last = new Map(
    [...Map.groupBy(parts, (part) => part.lender_application_id)].flatMap(([loan, own]) =>
      [...lastOfChains(own)].map(([tranche, to]) => [keyOf(loan, tranche), to] as const),
    ),
  )
  const days = new Map(parts.map((part) => [keyOf(part.lender_application_id, part.tranche), part.day]))
  return (await listPartSums(trx, parts)).map((sums) => {
    const key = keyOf(sums.lender_application_id, sums.tranche)
    return { ...sums, day: days.get(key) ?? '', last: last.get(key) ?? null }
  })
}

/** Entries that move a figure of a part; of each day a transaction of its own, as it stands in the books of its month. */
const transactionsOf = (
  lender_id: number,
  { from, to, stated_paise, received_paise }: Move,
): LedgerTransaction[] => {
  const account = { kind: 'receivable', lender_id } as const
  const lineOf = ({ lender_application_id, tranche }: FiguresOfPart) => ({ lender_application_id, tranche })
  const head = {
    kind: 'ADJUSTMENT',
    cause: 'part_replaced',
    cause_line: lineOf(to),
    lender_id,
  } as const
  const stated = [
    { day: from.day, line: lineOf(from), paise: -stated_paise },
    { day: to.day, line: lineOf(to), paise: stated_paise },
  ].filter(({ paise }) => paise !== 0)
  const moved = [...Map.groupBy(stated, ({ day }) => day)].map(([effective_day, own]): LedgerTransaction => {
    const rest = own.reduce((sum, { paise }) => sum + paise, 0)
    return {
      ...head,
      source: 'reconciliation',
      effective_day,
      idempotency_key: `follow:${randomUUID()}`,
      entries: [
        ...own.map(({ line, paise }): LedgerEntry => ({
          account,
          amount_paise: paise,
          line,
          figure: 'stated',
        })),
        ...(rest === 0 ? [] : [{ account, amount_paise: -rest }]),
      ],
    }
  })
  if (received_paise === 0) return moved
  // It keeps the day on which the money came: the hold of a partner's share counts from it.
  const received: LedgerTransaction = {
    ...head,
    source: 'receipt',
    effective_day: from.received_day ?? to.day,
    idempotency_key: `follow:${randomUUID()}`,
    entries: [
      { account, amount_paise: received_paise, line: lineOf(from), figure: 'received' },
      { account, amount_paise: -received_paise, line: lineOf(to), figure: 'received' },
    ],
  }
  return [...moved, received]
}

/**
 * Has what was stated and received of parts that were replaced follow to the parts in their place (`planMoves`): in the caller's transaction,
 * as the office and under `lockLenderMonths`. Nothing that was booked changes: the sums are moved by transactions of their own, in the first
 * open month. A second run moves nothing.
 */
export const followParts = async (trx: Database, lender_id: number, at: Date): Promise<void> => {
  const moves = planMoves(await readFigures(trx, lender_id))
  if (moves.length === 0) return
  const closed = new Set((await listClosedMonths(trx, [lender_id])).map(({ month }) => month))
  const loans = [...new Set(moves.map(({ from }) => from.lender_application_id))]
  const before = new Map(
    (await listLastMoves(trx, loans)).map((move) => [
      `${keyOf(move.lender_application_id, move.from_tranche)}:${move.to_tranche}`,
      move,
    ]),
  )
  await addPartMoves(
    trx,
    moves.map(({ from, to, stated_paise, received_paise }) => {
      const { lender_application_id, tranche } = from
      const known = before.get(`${keyOf(lender_application_id, tranche)}:${to.tranche}`)
      // Money alone is shown where the line is that it is for, in a closed month, too.
      const isMoney = stated_paise === 0 && known !== undefined
      return {
        lender_application_id,
        from_tranche: tranche,
        to_tranche: to.tranche,
        from_month: isMoney ? known.from_month : firstOpenMonth(from.day, closed),
        to_month: isMoney ? known.to_month : firstOpenMonth(to.day, closed),
        stated_paise,
        received_paise,
      }
    }),
    at,
  )
  await postTransactions(
    trx,
    moves.flatMap((move) => transactionsOf(lender_id, move)),
    at,
  )
}

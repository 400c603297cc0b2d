import type { LineMove } from '@marketplace/contract/money/reconciliation'
import { toRupees } from '../../platform/money/paise.ts'
import type { PartMoveRow } from './part-moves.queries.ts'

interface Line {
  lender_application_id: number | null
  tranche: number | null
}

/** What came to a line of a month (YYYY-MM) from parts of its loan and what went from it, one sum for each other part, by its number. */
export const movesOfLine = (line: Line, month: string, followed: readonly PartMoveRow[]): LineMove[] => {
  const sums = new Map<number, { stated: number; received: number }>()
  const add = (tranche: number, stated: number, received: number) => {
    const sum = sums.get(tranche) ?? { stated: 0, received: 0 }
    sums.set(tranche, { stated: sum.stated + stated, received: sum.received + received })
  }
  for (const move of followed) {
    if (move.lender_application_id !== line.lender_application_id) continue
    const { from_tranche, to_tranche, from_month, to_month, stated_paise, received_paise } = move
    if (to_tranche === line.tranche && to_month === month) add(from_tranche, stated_paise, received_paise)
    if (from_tranche === line.tranche && from_month === month) add(to_tranche, -stated_paise, -received_paise)
  }
  return [...sums]
    .filter(([, { stated, received }]) => stated !== 0 || received !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([tranche, { stated, received }]) => ({
      tranche,
      stated: toRupees(stated),
      received: toRupees(received),
    }))
}

/** What a line is by what followed, in words; null where nothing went away from it. */
export const movedWords = (moves: readonly LineMove[]): string | null => {
  const gone = moves.find(({ stated, received }) => stated < 0 || received < 0)
  return gone === undefined
    ? null
    : `Replaced by part ${gone.tranche}: what was stated and received stands there`
}

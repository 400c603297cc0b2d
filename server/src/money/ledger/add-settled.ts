import type { LoanLine } from './ledger-kinds.ts'
import type { BookedFigure } from './plan-postings.ts'

const nameOf = ({
  lender_application_id,
  tranche,
  figure,
  partner_id,
}: Pick<BookedFigure, 'lender_application_id' | 'tranche' | 'figure' | 'partner_id'>): string =>
  `${lender_application_id}:${tranche}:${figure}:${partner_id}`

/** What pricing has booked, and of parts that were taken back what was settled for them beside it: both go back. */
export const addSettled = (
  booked: readonly BookedFigure[],
  settled: readonly Omit<BookedFigure, 'tx_id'>[],
  back: readonly LoanLine[],
): BookedFigure[] => {
  const parts = new Set(
    back.map(({ lender_application_id, tranche }) => `${lender_application_id}:${tranche}`),
  )
  const sums = new Map(booked.map((figure) => [nameOf(figure), figure]))
  for (const figure of settled) {
    if (!parts.has(`${figure.lender_application_id}:${figure.tranche}`)) continue
    const before = sums.get(nameOf(figure))
    sums.set(
      nameOf(figure),
      // A transaction of pricing alone is one that can be reversed by its rule and terms.
      before === undefined ? { ...figure, tx_id: 0 } : { ...before, paise: before.paise + figure.paise },
    )
  }
  return [...sums.values()]
}

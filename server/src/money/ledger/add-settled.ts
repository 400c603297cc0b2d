import type { TakenBackPart } from '../../loans/disbursals/published.ts'
import { type BookedFigure, keyOf } from './plan-postings.ts'

/** What settlements booked for a figure of a part at one time, in paise. */
export interface SettledFigure extends Omit<BookedFigure, 'tx_id'> {
  settled_at: Date
  /** Whether pricing has given back what was booked for the part since. */
  has_gone_back: boolean
}

const nameOf = ({
  lender_application_id,
  tranche,
  figure,
  partner_id,
}: Pick<BookedFigure, 'lender_application_id' | 'tranche' | 'figure' | 'partner_id'>): string =>
  `${lender_application_id}:${tranche}:${figure}:${partner_id}`

/** The figures with what was settled on top, one for each figure and partner. */
const sumOf = (booked: readonly BookedFigure[], settled: readonly SettledFigure[]): BookedFigure[] => {
  const sums = new Map(booked.map((figure) => [nameOf(figure), figure]))
  for (const { settled_at: _at, has_gone_back: _back, ...figure } of settled) {
    const before = sums.get(nameOf(figure))
    sums.set(
      nameOf(figure),
      // A transaction of pricing alone is one that can be reversed by its rule and terms.
      before === undefined ? { ...figure, tx_id: 0 } : { ...before, paise: before.paise + figure.paise },
    )
  }
  return [...sums.values()]
}

/**
 * What pricing has booked, and what was settled beside it that goes back with it: of parts that were taken back all of it, of parts that stand the
 * shares of partners that have none any more. What is settled of a part that was taken back later stands. That is later than pricing gave something
 * back; where it had nothing to give back, later than we heard that the part was taken back.
 * @param hasShare whether the partner of a figure has such a share of the part, as things are now
 */
export const addSettled = (
  booked: readonly BookedFigure[],
  settled: readonly SettledFigure[],
  back: readonly TakenBackPart[],
  hasShare: (figure: SettledFigure) => boolean,
): BookedFigure[] => {
  const ofPricing = Map.groupBy(booked, keyOf)
  const ofParts = Map.groupBy(settled, keyOf)
  const goesBack = back.flatMap((part) => {
    const own = ofParts.get(keyOf(part)) ?? []
    const { heard_at } = part
    const before = own.filter(
      ({ settled_at, has_gone_back }) => has_gone_back || heard_at === null || settled_at <= heard_at,
    )
    // What is settled before pricing gives back the rest goes back with it: pricing tells by its own transaction from then on.
    const isDue = sumOf(ofPricing.get(keyOf(part)) ?? [], before).some(({ paise }) => paise !== 0)
    return isDue ? own : before
  })
  const taken = new Set(back.map(keyOf))
  const shareless = settled.filter(
    (figure) => !taken.has(keyOf(figure)) && figure.figure !== 'expected' && !hasShare(figure),
  )
  return sumOf(booked, [...goesBack, ...shareless])
}

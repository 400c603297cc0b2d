/** A part and the whole that it is of; null where it is not known. */
export interface Share {
  part: number | null
  whole: number | null
}

const ratioOf = ({ part, whole }: Share): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole

/** By how many points of a hundred a share has changed; null where one of both is not known. */
export const pointsBetween = (was: Share, now: Share): number | null => {
  const [before, after] = [ratioOf(was), ratioOf(now)]
  return before === null || after === null ? null : (after - before) * 100
}

const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "+1.1 pt", "−24.8 pt", "0.0 pt", with a space that does not break; "–" where it is not known. */
export const pointsText = (points: number | null): string => {
  if (points === null) return '–'
  const size = oneDecimal.format(Math.abs(points))
  const sign = size === '0.0' ? '' : points > 0 ? '+' : '−'
  return `${sign}${size}\u00a0pt`
}

/** A share of all customers that fell by more is marked; of one brand, source or the like, which fewer numbers move more. */
export const MARKED_FALL = { all: 3, part: 5 } as const

/** Whether a share fell by more points than are borne. */
export const hasFallen = (points: number | null, borne: number): boolean => points !== null && points < -borne

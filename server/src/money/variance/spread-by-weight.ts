/**
 * Spreads whole paise over weights by largest remainder; of equal remainders the earlier one has the paisa. Weights are whole and not below
 * zero; all of them 0 count as equal. The parts make `paise` again, also where it is below zero.
 */
export const spreadByWeight = (paise: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const counted = total === 0n ? weights.map(() => 1n) : weights.map(BigInt)
  const whole = total === 0n ? BigInt(weights.length) : total
  const sign = paise < 0 ? -1 : 1
  let left = BigInt(Math.abs(paise))
  const sum = left
  const parts = counted.map((weight, place) => {
    const exact = sum * weight
    left -= exact / whole
    return { place, paise: Number(exact / whole), rest: exact % whole }
  })
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
  const more = new Set(byRest.slice(0, Number(left)).map(({ place }) => place))
  // No −0: what is nothing is 0.
  return parts.map((part) => {
    const own = part.paise + (more.has(part.place) ? 1 : 0)
    return own === 0 ? 0 : sign * own
  })
}

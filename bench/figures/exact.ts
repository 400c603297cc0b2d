/** Fractions of whole numbers, exact whatever their size: what the references of the proofs reckon with, and nothing of the product does. */
export interface Fraction {
  readonly over: bigint
  /** Above 0. */
  readonly under: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

const reduced = (over: bigint, under: bigint): Fraction => {
  const by = divisor(over, under)
  return by === 0n ? { over: 0n, under: 1n } : { over: over / by, under: under / by }
}

export const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n })

/** A number as it is written in decimals: 12.345 is 12345/1000. */
export const decimal = (value: number): Fraction => {
  const [units = '0', decimals = ''] = String(value).split('.')
  return reduced(BigInt(units + decimals), 10n ** BigInt(decimals.length))
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.over * b.over, a.under * b.under)
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  b.over < 0n ? reduced(-a.over * b.under, a.under * -b.over) : reduced(a.over * b.under, a.under * b.over)

/** Below 0, 0 or above 0, as `a` is below, is or is above `b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : Number(difference > 0n)
}
export const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)

/** The whole number that is not above it. */
export const floor = ({ over, under }: Fraction): bigint => {
  const cut = over / under
  return over < 0n && cut * under !== over ? cut - 1n : cut
}
/** The nearest whole number, a half away from 0 for what is not negative. */
export const halfUp = (value: Fraction): bigint => floor(plus(value, { over: 1n, under: 2n }))

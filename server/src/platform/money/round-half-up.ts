/**
 * `numerator / denominator` rounded half-up, exact: both are whole and not negative, and no float division decides the tie.
 * Throws RangeError where a figure has left the range in which whole numbers are exact.
 */
export const divideHalfUp = (numerator: number, denominator: number): number => {
  if (!Number.isSafeInteger(numerator) || numerator < 0 || !(denominator > 0)) {
    throw new RangeError(`not a whole, non-negative, exact figure: ${numerator} / ${denominator}`)
  }
  const remainder = numerator % denominator
  const quotient = (numerator - remainder) / denominator
  return remainder * 2 >= denominator ? quotient + 1 : quotient
}

/** A non-negative number rounded half-up to a whole one. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The fifteenth character that belongs to the first fourteen of a GSTIN: factors 1 and 2 in turn from the left, the sum of
 * quotients and remainders by 36, and what is missing to the next multiple of 36 (GST Network; domain.md 9).
 */
export const gstinCheckDigit = (firstFourteen: string): string => {
  let sum = 0
  for (const [index, character] of Array.from(firstFourteen).entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

const PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/

/** Whether `gstin` has the form of a GSTIN and ends with its own check digit. */
export const isGstin = (gstin: string): boolean =>
  PATTERN.test(gstin) && gstinCheckDigit(gstin.slice(0, 14)) === gstin.slice(14)

/** The PAN of the holder, which every GSTIN carries as its third to twelfth character. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12)

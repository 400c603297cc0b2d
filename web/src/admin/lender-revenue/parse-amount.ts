/** How many zeroes each word of an amount stands for. */
const zeroes: Readonly<Record<string, number>> = {
  '': 0,
  k: 3,
  thousand: 3,
  l: 5,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  cr: 7,
  crore: 7,
  crores: 7,
}

/** Commas stand where India or the world puts them, or nowhere: "1,5 cr" is no 15 crore. */
const AMOUNT = /^([0-9]+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}|[0-9]{1,3}(?:,[0-9]{3})+|)(?:\.([0-9]+))?([a-z]*)$/

/**
 * Rupees as people type them, "72 lakh", "1.5 cr", "₹72,00,000", "7200000.50", as a number with at most two decimals; null where
 * no such amount stands there. The point is moved in the text, so that no fraction of a binary number gets in.
 */
export const parseAmount = (typed: string): number | null => {
  const [, whole, decimals = '', word = ''] =
    AMOUNT.exec(
      typed
        .toLowerCase()
        .replaceAll(/[₹\s]/g, '')
        .replace(/^rs\.?/, ''),
    ) ?? []
  const shift = Object.hasOwn(zeroes, word) ? zeroes[word] : undefined
  if (whole === undefined || shift === undefined || (whole === '' && decimals === '')) return null
  const digits = whole.replaceAll(',', '')
  const moved = decimals.padEnd(shift, '0')
  const paise = moved.slice(shift).replace(/0+$/, '')
  if (paise.length > 2) return null
  const rupees = Number(`${digits}${moved.slice(0, shift)}.${paise}`)
  return rupees > 1e12 ? null : rupees
}

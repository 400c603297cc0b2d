/** Options of goldPurity by their carats, of which 24 are pure. */
const carats: Readonly<Record<number, number>> = { 1: 24, 2: 22, 3: 20, 4: 18 }

/**
 * What ornaments are worth, in whole rupees and cut to the rupee: weight × purity / 24 × the rate of a gram of 24 carat. Grams
 * and the rate have at most two decimals. Null where the option stands for no purity.
 */
export const goldValue = (grams: number, purity: number, rupeesPerGram24k: number): number | null => {
  const carat = carats[purity]
  if (carat === undefined) return null
  return Math.floor((Math.round(grams * 100) * carat * Math.round(rupeesPerGram24k * 100)) / 240_000)
}

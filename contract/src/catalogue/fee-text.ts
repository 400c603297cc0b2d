const WORDS: Readonly<Record<string, number>> = { k: 1_000, lakh: 100_000, lac: 100_000, crore: 10_000_000 }

/** Rupees as a text names them: ₹499, Rs. 1,499, ₹1 lakh. */
const AMOUNT = /(?:₹|\brs\.?|\binr)\s*([0-9][0-9,]*(?:\.[0-9]+)?)\s*(lakh|lac|crore|k)?/gi
/** A text that is nothing but a figure. */
const BARE = /^\s*([0-9][0-9,]*(?:\.[0-9]+)?)\s*(?:\+\s*gst)?\s*$/i
const FREE = /\b(?:free|nil|none|zero)\b|\bno\b[^.,;]*\bfees?\b/i

const number = (figure: string): number => Number(figure.replaceAll(',', ''))

const amountsIn = (text: string): number[] => {
  const bare = BARE.exec(text)?.[1]
  if (bare !== undefined) return [number(bare)]
  return [...text.matchAll(AMOUNT)].map(
    ([, figure = '', word = '']) => number(figure) * (WORDS[word.toLowerCase()] ?? 1),
  )
}

/**
 * Whether the text on annual fees, which customers read, names another fee than the figure, which cards are compared by. A text
 * may name other amounts beside it ("waived at ₹1 lakh of spending"); one that names none, and does not say that there is none,
 * says nothing that could differ.
 */
export const isOtherFee = (text: string | null | undefined, fee: number | null | undefined): boolean => {
  if (text === null || text === undefined || fee === null || fee === undefined) return false
  const amounts = amountsIn(text)
  if (amounts.includes(fee)) return false
  return fee === 0 ? amounts.length > 0 && !FREE.test(text) : amounts.length > 0 || FREE.test(text)
}

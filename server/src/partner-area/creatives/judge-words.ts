/** What is put into a creative, by its name between braces. */
const placeholders = ['link', 'partner', 'brand', 'rates', 'amounts', 'months'] as const

const known: ReadonlySet<string> = new Set(placeholders)

/** Names between braces that nothing is put in for. */
export const unknownPlaceholders = (words: string): string[] =>
  Array.from(words.matchAll(/\{([^{}]*)\}/g), ([whole, name = '']) => (known.has(name) ? '' : whole)).filter(
    (whole) => whole !== '',
  )

/** Whether words speak of what the lenders of the day publish. */
export const speaksOfRange = (words: string): boolean => /\{(?:rates|amounts|months)\}/.test(words)

/**
 * Promises that no lender makes and no partner may: of approval, of no questions, of being the cheapest (Consumer Protection Act 2019, dark
 * patterns and misleading advertisements; RBI digital lending). That a rate is a fact is said by {rates} alone.
 */
const claims: readonly RegExp[] = [
  /guarante\w*/i,
  /\b(?:assured|sure[- ]shot|confirmed|pre-?approved)\b/i,
  /100\s*%\s*(?:approval|loan|sure|मंज़ूरी|मंजूरी|लोन|पक्का)/i,
  /\b(?:instant|immediate)\s+(?:approval|loan|sanction|card)/i,
  /\b(?:no|without)\s+(?:any\s+)?(?:documents?|paperwork|cibil|credit\s+check|income\s+proof)\b/i,
  /\b(?:zero|0\s*%|no)\s+interest\b/i,
  /\b(?:lowest|best|cheapest)\s+(?:rates?|interest|loan|emi)\b/i,
  /\b\d+(?:\.\d+)?\s*%/,
  /(?<!\p{M}|\p{L})गारंटी/u,
  /पक्का लोन|पक्की मंज़ूरी|पक्की मंजूरी/,
  /तुरंत (?:मंज़ूरी|मंजूरी|लोन)/,
  /बिना (?:किसी )?(?:काग़ज़|कागज|दस्तावेज़|दस्तावेज|सिबिल|आय प्रमाण)/,
  /(?:ज़ीरो|जीरो|बिना) ब्याज/,
  /सबसे (?:सस्ता|सस्ते|सस्ती|कम ब्याज)/,
]

/** The first promise in the words that may not be made; null for none. */
export const forbiddenClaim = (words: string): string | null => {
  for (const claim of claims) {
    const found = claim.exec(words)
    if (found !== null) return found[0]
  }
  return null
}

/**
 * A consent text as its first sentence, which says what is agreed to, and what follows it. Together they are the whole text:
 * the words on the page are the words in the ledger.
 */
export const consentSentences = (text: string): { first: string; rest: string } => {
  const [, first = text, rest = ''] = /^(.+?[.।])\s+(.*)$/s.exec(text) ?? []
  return { first, rest }
}

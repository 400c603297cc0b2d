/** A telephone number of India, however its figures are grouped. */
const TEN_FIGURES = /(?:[0-9][\s.-]?){10}/
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/
const PAN = /\b[A-Z]{5}[0-9]{4}[A-Z]\b/i
/** "Om" or "Ra" stand in too many words. */
const SHORTEST_NAME = 3

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)

/** Whether a text that is kept for good says who somebody is: a number, an address, a PAN, or one of these names of theirs. */
export const namesPerson = (text: string, names: readonly string[]): boolean => {
  if (TEN_FIGURES.test(text) || ADDRESS.test(text) || PAN.test(text)) return true
  const told = new Set(wordsOf(text))
  return names.flatMap(wordsOf).some((name) => name.length >= SHORTEST_NAME && told.has(name))
}

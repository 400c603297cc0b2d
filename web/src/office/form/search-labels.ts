import { isFound, searchWords } from '../table/table-rows.ts'

export interface Labelled {
  value: string
  label: string
}

/** More than anybody reads through: who does not find it types on. */
const MOST_SHOWN = 50

/** The first of the options whose label has every word of what is typed, and how many there are in all. */
export const searchLabels = (
  options: readonly Labelled[],
  typed: string,
): { shown: readonly Labelled[]; total: number } => {
  const words = searchWords(typed)
  const found =
    words.length === 0 ? options : options.filter(({ label }) => isFound(label.toLowerCase(), words))
  return { shown: found.slice(0, MOST_SHOWN), total: found.length }
}

const compact = (text: string): string => text.replaceAll(/[\s_-]/g, '')

/**
 * How well a title goes by what was typed: 4 begins with it, 3 a word does, 2 it stands somewhere, 1 all of its words do, or it does but
 * for spaces; 0 not at all.
 */
const rank = (title: string, text: string): number => {
  const letters = title.toLowerCase()
  const place = letters.indexOf(text)
  if (place === 0) return 4
  if (place > 0) return letters.includes(` ${text}`) ? 3 : 2
  const isThere =
    text.split(/\s+/).every((word) => letters.includes(word)) || compact(letters).includes(compact(text))
  return isThere ? 1 : 0
}

/** Those that go by what was typed, the best first, else in their order; all where nothing was typed. */
export const rankTitles = <Item extends { title: string }>(items: readonly Item[], typed: string): Item[] => {
  const text = typed.trim().toLowerCase()
  if (text === '') return [...items]
  return items
    .map((entry) => ({ entry, score: rank(entry.title, text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

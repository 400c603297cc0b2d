/** How well a title goes by what was typed: 3 begins with it, 2 a word does, 1 it stands somewhere, 0 not at all. */
const rank = (title: string, text: string): number => {
  const place = title.toLowerCase().indexOf(text)
  if (place <= 0) return place === 0 ? 3 : 0
  return title.toLowerCase().includes(` ${text}`) ? 2 : 1
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

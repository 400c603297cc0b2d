/** A key for each name of a list in which one may stand twice: `Bela 1`, `Bela 2`. */
export const nameKeys = (names: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name} ${count}`
  })
}

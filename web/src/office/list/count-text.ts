/** "1 lead", "2 leads", "1 entry", "1,20,000 entries". @param of in the plural. */
export const countText = (count: number, of: string): string => {
  const word = count === 1 ? of.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : of
  return `${count.toLocaleString('en-IN')} ${word}`
}

const MOST = 140

/** The first line's worth of somebody's words: one line, runs of digits that could be a number or an account hidden but for two. */
export const oneLine = (words: string): string => {
  const line = words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d[\d -]{5,}\d/g, (digits) => `${'*'.repeat(digits.length - 2)}${digits.slice(-2)}`)
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1).trimEnd()}…`
}

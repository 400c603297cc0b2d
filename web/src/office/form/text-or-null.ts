/** What a field of text that may be empty sends: null empties it. */
export const textOrNull = (typed: string): string | null => {
  const text = typed.trim()
  return text === '' ? null : text
}

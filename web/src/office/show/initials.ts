const matched = (pattern: RegExp, word: string): string => pattern.exec(word)?.[0] ?? ''

/** Two letters that stand for a name: the first of its first two words, or the first two of its only one. */
export const initials = (name: string): string => {
  const [first = '', second] = name.split(/[\s_.-]+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters =
    second === undefined ? matched(/^.{1,2}/u, first) : matched(/^./u, first) + matched(/^./u, second)
  return letters.toUpperCase()
}

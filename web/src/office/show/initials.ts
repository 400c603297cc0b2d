/** Two letters that stand for a name: the first of its first two words, or the first two of its only one. */
export const initials = (name: string): string => {
  const [first = '', second] = name.split(/[\s_.-]+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}

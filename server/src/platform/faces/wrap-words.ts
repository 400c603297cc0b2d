/** As much of a word as fits, for words that are longer than a line: addresses. */
const cutWord = (word: string, width: number, measure: (text: string) => number): string[] => {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** The lines of a text that is as wide as `width` at most; a line break stays one. */
export const wrapWords = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (measure(longer) <= width) line = longer
      else {
        if (line !== '') lines.push(line)
        const parts = cutWord(word, width, measure)
        lines.push(...parts.slice(0, -1))
        line = parts.at(-1) ?? ''
      }
    }
    return [...lines, line]
  })

export interface Notice {
  /** What is agreed to. */
  agree: string
  /** The parts of the notice, each with its name. */
  parts: { name: string; words: string }[]
}

/**
 * The text of the consent to `terms` as the page shows it: its first line, and each line after it as a part of the notice, which
 * begins with its name and a colon. Every word of it is on the page, as the words on the page are those in the ledger.
 */
export const noticeLines = (text: string): Notice => {
  const [agree = '', ...lines] = text.split('\n')
  return {
    agree,
    parts: lines.map((line) => {
      const [, name = '', words = line] = /^([^:]+): (.*)$/s.exec(line) ?? []
      return { name, words }
    }),
  }
}

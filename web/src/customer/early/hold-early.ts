import type { EarlyAnswer, EarlyAnswers, SentRequest } from '../../api/early-answers.ts'

/** A request that was begun. */
export interface Begun {
  sent: SentRequest
  answer: Promise<EarlyAnswer>
  /** The same, once it is there. */
  answered: EarlyAnswer | null
}

/** Older ones may be overtaken: they are asked anew. */
const KEPT_MS = 10_000

/**
 * Holds what was begun until it is taken. A write that was not begun early may change what was answered: after it everything is asked
 * anew.
 */
export const holdEarly = (requests: readonly Begun[]): EarlyAnswers => {
  let begun = requests
  setTimeout(() => (begun = []), KEPT_MS)
  const find = (sent: SentRequest): Begun | undefined =>
    begun.find((one) => JSON.stringify(one.sent) === JSON.stringify(sent))
  return {
    take: async (sent) => {
      const found = find(sent)
      begun = begun.filter((one) => one !== found && (found !== undefined || sent.method === 'GET'))
      const answer = await found?.answer
      return answer === undefined || answer[0] === 0 ? null : answer
    },
    find: (sent) => find(sent)?.answered ?? null,
    until: (mostMs) =>
      Promise.race([
        Promise.all(begun.map(({ answer }) => answer)),
        new Promise((resolve) => setTimeout(resolve, mostMs)),
      ]),
  }
}

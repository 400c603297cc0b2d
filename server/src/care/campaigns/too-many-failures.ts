/** What became of a campaign's messages so far. */
export interface SentSoFar {
  sent: number
  failed: number
  waiting: number
}

/** Fewer say nothing about the rest. */
const LEAST_OUTCOMES = 20
const MOST_FAILED = 0.05

/** Whether more than 5 % of what was tried did not arrive: something is wrong with the text or the way. */
export const tooManyFailures = ({ sent, failed }: SentSoFar): boolean =>
  sent + failed >= LEAST_OUTCOMES && failed > (sent + failed) * MOST_FAILED

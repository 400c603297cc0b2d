import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JudgedLender } from '@marketplace/contract/loans/customer-eligibility'
import { judgeLenders } from './judge-lenders.ts'

/** Some milliseconds of work. */
const CHUNK = 50

/** `judgeLenders`, some lenders at a time: the words of a thousand would keep every customer waiting. */
export const judgeInTurns = async (
  ...[lenders, market, applicant, today]: Parameters<typeof judgeLenders>
): Promise<JudgedLender[]> => {
  const judged: JudgedLender[] = []
  for (let at = 0; at < lenders.length; at += CHUNK) {
    judged.push(...judgeLenders(lenders.slice(at, at + CHUNK), market, applicant, today))
    await nextTurn()
  }
  return judged
}

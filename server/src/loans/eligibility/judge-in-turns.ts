import { setImmediate as nextTurn } from 'node:timers/promises'
import type { judgeLenders } from './judge-lenders.ts'

/** Some milliseconds of work. */
const CHUNK = 50

/** A judgement of lenders, some of them at a time: the words of a thousand would keep every customer waiting. */
export const judgeInTurns = async <Judged>(
  judge: (...given: Parameters<typeof judgeLenders>) => Judged[],
  ...[lenders, market, applicant, today]: Parameters<typeof judgeLenders>
): Promise<Judged[]> => {
  const judged: Judged[] = []
  for (let at = 0; at < lenders.length; at += CHUNK) {
    judged.push(...judge(lenders.slice(at, at + CHUNK), market, applicant, today))
    await nextTurn()
  }
  return judged
}

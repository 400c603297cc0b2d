import type { RequestChallenge } from '../http/call-limits.ts'
import { countHit } from '../http/rate-limits.queries.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { CHALLENGE_SECONDS, checkSolution, makeChallenge, type ChallengeOf } from './challenge.ts'
import { isEnough } from './hardness.ts'

/** @param header what the request brought (X-Challenge). */
export const createRequestChallenge = (
  {
    db,
    vault,
    now,
    limitNow,
    securityEvents,
  }: Pick<Services, 'db' | 'vault' | 'now' | 'limitNow' | 'securityEvents'>,
  of: ChallengeOf,
  header: string | undefined,
): RequestChallenge => {
  /** Bits that were solved; 0 where nothing was, or wrongly. */
  const useUp = async (): Promise<number> => {
    if (header === undefined) return 0
    const solved = checkSolution(vault, of, header, now())
    if (solved !== null) {
      // Counted for longer than it lives: the first hit is the one that may use it.
      const key = { key: `challenge:${solved.id}`, seconds: 2 * CHALLENGE_SECONDS }
      if ((await countHit(db, key, limitNow())).hits === 1) return solved.bits
    }
    securityEvents.note({ kind: 'challenge_wrong', ...of, actor_kind: 'anonymous', subject: null })
    return 0
  }
  let solved: Promise<number> | undefined
  return {
    call: of.call,
    require: async (bits) => {
      solved ??= useUp()
      if (!isEnough(await solved, bits))
        throw new Problem('challenge_required', makeChallenge(vault, of, bits, now()))
    },
  }
}

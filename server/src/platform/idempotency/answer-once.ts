import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { claimKey, findAnswer, storeAnswer } from './idempotent-answers.queries.ts'

export interface KeyedRequest {
  user_id: string
  /** The Idempotency-Key header as it came. */
  key: string | string[] | undefined
  /** All that the caller asked for: the same key for anything else is refused. */
  request: readonly (string | number)[]
  now: Date
}

/**
 * Does `work` once for a key and answers every repetition as the first time (trust.md, Faults). Claim, work and answer are
 * one transaction: parallel repetitions wait for it and read its answer; where it fails, nothing is left and the key is free.
 * @throws Problem idempotency_key_missing, idempotency_key_reused, or what `work` throws.
 */
export const answerOnce = async <Answer extends object>(
  db: Database,
  { user_id, key, request, now }: KeyedRequest,
  work: (db: Database) => Promise<Answer>,
): Promise<Answer> => {
  if (typeof key !== 'string' || !/^[A-Za-z0-9-]{8,64}$/.test(key))
    throw new Problem('idempotency_key_missing')
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest()
  return db.transaction(async (tx) => {
    if ((await claimKey(tx, { user_id, key, request_hash, now })) === 0) {
      const known = await findAnswer(tx, user_id, key)
      if (known === null || known.body === null) throw new Error('a claimed key has no answer')
      if (!known.request_hash.equals(request_hash)) throw new Problem('idempotency_key_reused')
      return JSON.parse(known.body) as Answer
    }
    const answer = await work(tx)
    await storeAnswer(tx, user_id, key, JSON.stringify(answer))
    return answer
  })
}

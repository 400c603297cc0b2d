import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../http/problem.ts'

/** Argon2id with 19 MiB, 2 passes, 1 lane: the smallest setting that OWASP's password storage sheet allows. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes threads that compression and name look-ups need too: two at once, and a queue with an end. */
const AT_ONCE = 2
const MAX_WAITING = 200

let running = 0
let compared = 0
const waiting: (() => void)[] = []

/** @throws Problem temporarily_unavailable where too many wait already. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < AT_ONCE) running += 1
  else {
    if (waiting.length >= MAX_WAITING) throw new Problem('temporarily_unavailable')
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

/** One text however it was typed (NIST SP 800-63B-4, 3.1.1.2). */
const normalised = (password: string): string => password.normalize('NFKC')

/** @returns a PHC string with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalised(password), COST))

/** Passwords compared by this process since it started, a figure of /metrics. */
export const passwordsCompared = (): number => compared

/** What nobody's password is compared with, so that the answer takes as long as for somebody's. */
let nobody: Promise<string> | null = null

/** @param stored null where there is nobody: false, after the same work. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  nobody ??= hashPassword('nobody')
  const against = stored ?? (await nobody)
  const right = await inTurn(() => verify(against, normalised(password)))
  compared += 1
  return right && stored !== null
}

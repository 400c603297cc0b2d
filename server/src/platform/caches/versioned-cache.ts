import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../db/log-failure.ts'
import { inTurn } from './in-turn.ts'

/** A notice that got lost on the way is caught up within this time. */
const CHECK_MS = 800

export interface VersionedCache<T> {
  /** What was loaded last: another object after every change. */
  current(): T
  /** Loads again where what is held is stale; called on a NOTIFY and after every change here. Never throws: a failure is logged. */
  check(): Promise<void>
  stop(): Promise<void>
}

export interface CacheSource<T> {
  /** Reads anew. It is finished when it is handed over: nothing is left to be worked out for whoever asks first. */
  load(): Promise<T>
  /** Whether the database has moved on from what is held. */
  isStale(held: T): Promise<boolean>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Called after each change. */
  changed?: () => void
  /** What the log says of a failed refresh. */
  failure: string
}

/** Holds what `load` reads and follows every change, of this process or another, within a second. @throws what the first load throws. */
export const createVersionedCache = async <T>({
  load,
  isStale,
  changed,
  log,
  failure,
}: CacheSource<T>): Promise<VersionedCache<T>> => {
  let held = await load()
  const { check, idle } = inTurn(async () => {
    try {
      if (!(await isStale(held))) return
      held = await load()
      changed?.()
    } catch (error) {
      logFailure(log, error, failure)
    }
  })
  const timer = setInterval(() => void check(), CHECK_MS).unref()

  return {
    current: () => held,
    check,
    stop: async () => {
      clearInterval(timer)
      await idle()
    },
  }
}

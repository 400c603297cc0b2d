import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { getCardVersion } from './credit-cards.queries.ts'

/** A notice that got lost on the way is caught up within this time. */
const CHECK_MS = 800

export interface CardVersionCache {
  /** Stands for the cards as they are: another object after every change of one. */
  current(): object
  /** Looks whether a card has changed; called on NOTIFY card_change and after every change here. Never throws: a failure is logged. */
  check(): Promise<void>
  /** `told` is called after each change of a card. */
  onChange(told: () => void): void
  stop(): Promise<void>
}

/** Follows every change of the cards, of this process or another, within a second. */
export const createCardVersionCache = async (
  db: Database,
  log: FastifyBaseLogger,
): Promise<CardVersionCache> => {
  let known = { version: await getCardVersion(db) }
  let running: Promise<void> = Promise.resolve()
  let waiting = false
  let tell = (): void => undefined

  const look = async (): Promise<void> => {
    waiting = false
    try {
      const version = await getCardVersion(db)
      if (version === known.version) return
      known = { version }
      tell()
    } catch (error) {
      logFailure(log, error, 'the version of the cards could not be read')
    }
  }
  // One look runs and at most one waits: whoever asks after a change gets one that began after it.
  const check = (): Promise<void> => {
    if (!waiting) {
      waiting = true
      running = running.then(look)
    }
    return running
  }
  const timer = setInterval(() => void check(), CHECK_MS).unref()

  return {
    current: () => known,
    check,
    onChange: (told) => {
      tell = told
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

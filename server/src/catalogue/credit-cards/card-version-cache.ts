import { inTurn } from '../../platform/caches/in-turn.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import type { Cache } from '../../platform/module.ts'
import type { Services } from '../../platform/services.ts'
import { getCardVersion } from './credit-cards.queries.ts'

/** A notice that got lost on the way is caught up within this time. */
const CHECK_MS = 800

export interface CardVersionCache {
  /** Stands for the cards as they are: another object after every change of one. */
  current(): object
  /** Looks whether a card has changed; called on NOTIFY card_change and after every change here. Never throws: a failure is logged. */
  check(): Promise<void>
}

/** Follows every change of the cards, of this process or another, within a second. */
export const openCardVersion = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  changed: () => void,
): Promise<Cache<CardVersionCache>> => {
  let known = { version: await getCardVersion(db) }
  const { check, idle } = inTurn(async () => {
    try {
      const version = await getCardVersion(db)
      if (version === known.version) return
      known = { version }
      changed()
    } catch (error) {
      logFailure(log, error, 'the version of the cards could not be read')
    }
  })
  const timer = setInterval(() => void check(), CHECK_MS).unref()

  return {
    value: { current: () => known, check },
    check,
    stop: () => {
      clearInterval(timer)
      return idle()
    },
  }
}

import { inTurn } from '../../platform/caches/in-turn.ts'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import type { Cache } from '../../platform/module.ts'
import type { Services as PlatformServices } from '../../platform/services.ts'
import { listGoldRates } from '../../reference/gold-rates/gold-rates.queries.ts'
import { findNextSwitch, listLendersOff } from '../lender-availability/lender-availability.queries.ts'
import { listOptionBands } from '../../reference/option-sets/option-sets.queries.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/regulated-figures.queries.ts'
import type { Services } from '../services.ts'
import { buildLenderDirectory, type LenderDirectory } from './lender-directory.ts'
import { getLenderVersion, listLenders } from './lenders.queries.ts'

/** A notice that got lost on the way is caught up within this time; a switch set to a time comes as late as this at most. */
const CHECK_MS = 800

interface Loaded {
  directory: LenderDirectory
  /** When a switch that is set to a time comes next. */
  next_switch: Date | null
}

const loadLenderDirectory = async (db: Database, now: Date): Promise<Loaded> => {
  // The version first: rows that are newer than it only mean that they are read once more.
  const version = await getLenderVersion(db)
  const [lenders, off, next_switch, bands, figures, gold_rates] = await Promise.all([
    listLenders(db),
    listLendersOff(db, now),
    findNextSwitch(db, now),
    listOptionBands(db),
    listRegulatedFigures(db),
    listGoldRates(db),
  ])
  return {
    directory: buildLenderDirectory({ version, lenders, off, bands, figures, gold_rates }),
    next_switch,
  }
}

/** Holds the directory and follows every change, of this process or another, within a second. */
export const openLenderDirectory = async (
  { db, log, now: clock }: Pick<PlatformServices, 'db' | 'log' | 'now'>,
  changed: () => void,
): Promise<Cache<Services['lenders']>> => {
  let { directory, next_switch } = await loadLenderDirectory(db, clock())

  const isOld = async (now: Date): Promise<boolean> =>
    (next_switch !== null && next_switch <= now) || (await getLenderVersion(db)) !== directory.version

  const { check, idle } = inTurn(async () => {
    try {
      const now = clock()
      if (!(await isOld(now))) return
      ;({ directory, next_switch } = await loadLenderDirectory(db, now))
      changed()
    } catch (error) {
      logFailure(log, error, 'lenders could not be read again')
    }
  })
  const timer = setInterval(() => void check(), CHECK_MS).unref()

  return {
    value: () => directory,
    check,
    stop: () => {
      clearInterval(timer)
      return idle()
    },
  }
}

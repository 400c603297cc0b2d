import { createVersionedCache } from '../../platform/caches/versioned-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Cache } from '../../platform/module.ts'
import type { Services as PlatformServices } from '../../platform/services.ts'
import { listGoldRates } from '../../reference/gold-rates/published.ts'
import { findNextSwitch, listLendersOff } from '../lender-availability/lender-availability.queries.ts'
import { listOptionBands } from '../../reference/option-sets/published.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { buildLenderDirectory, type LenderDirectory } from './lender-directory.ts'
import { getLenderVersion, listLenders } from './lenders.queries.ts'

interface Held {
  directory: LenderDirectory
  /** The day in India that it is compiled for. */
  day: string
  /** When a switch that is set to a time comes next. */
  next_switch: Date | null
}

const loadLenderDirectory = async (db: Database, now: Date): Promise<Held> => {
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
  const directory = buildLenderDirectory({ version, lenders, off, bands, figures, gold_rates })
  const day = dayInIndia(now)
  await directory.compileAll(day)
  return { directory, day, next_switch }
}

/**
 * Holds the directory and follows every change, of this process or another, within a second; a switch that is set to a time
 * comes as late as that too. One that is new is compiled before it takes the place of the old one.
 */
export const openLenderDirectory = async (
  { db, log, now: clock }: Pick<PlatformServices, 'db' | 'log' | 'now'>,
  changed: (tags: readonly string[]) => void,
): Promise<Cache<Services['lenders']>> => {
  const isStale = async ({ directory, day, next_switch }: Held): Promise<boolean> => {
    const now = clock()
    if (day !== dayInIndia(now) || (next_switch !== null && next_switch <= now)) return true
    return (await getLenderVersion(db)) !== directory.version
  }
  const cache = await createVersionedCache({
    load: () => loadLenderDirectory(db, clock()),
    isStale,
    changed: () => changed(['lenders']),
    log,
    failure: 'lenders could not be read again',
  })
  return { value: () => cache.current().directory, check: cache.check, stop: cache.stop }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { noteFailure } from '../db/note-failure.ts'
import { listOptionBands } from '../option-sets/option-sets.queries.ts'
import { listRegulatedFigures } from '../regulated-figures/regulated-figures.queries.ts'
import { buildLenderDirectory, type LenderDirectory } from './lender-directory.ts'
import { getLenderVersion, listLenders, listLendersOff } from './lenders.queries.ts'

/** A notice that got lost on the way is caught up within this time. */
const CHECK_MS = 800

const loadLenderDirectory = async (db: Database): Promise<LenderDirectory> => {
  // The version first: rows that are newer than it only mean that they are read once more.
  const version = await getLenderVersion(db)
  const [lenders, off, bands, figures] = await Promise.all([
    listLenders(db),
    listLendersOff(db),
    listOptionBands(db),
    listRegulatedFigures(db),
  ])
  return buildLenderDirectory({ version, lenders, off, bands, figures })
}

export interface KeptLenderDirectory {
  current(): LenderDirectory
  /** Reads again where the version has moved; called on NOTIFY lender_change. Never throws: a failure is logged. */
  check(): Promise<void>
  stop(): Promise<void>
}

/** Holds the directory and follows every change, of this process or another, within a second. */
export const keepLenderDirectory = async (
  db: Database,
  log: FastifyBaseLogger,
): Promise<KeptLenderDirectory> => {
  let directory = await loadLenderDirectory(db)
  let running: Promise<void> = Promise.resolve()
  let waiting = false

  const readAgain = async (): Promise<void> => {
    waiting = false
    try {
      if ((await getLenderVersion(db)) !== directory.version) directory = await loadLenderDirectory(db)
    } catch (error) {
      noteFailure(log, error, 'lenders could not be read again')
    }
  }
  // One check runs and at most one waits: a burst of notices costs two reads.
  const check = (): Promise<void> => {
    if (!waiting) {
      waiting = true
      running = running.then(readAgain)
    }
    return running
  }
  const timer = setInterval(() => void check(), CHECK_MS).unref()

  return {
    current: () => directory,
    check,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

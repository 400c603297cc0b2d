import type { Database } from '../../platform/db/database.ts'
import { countHit } from '../../platform/http/published.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Different screens of one application that are kept in a day: far above what a person looks at, far below what fills a disk. */
export const SNAPSHOTS_A_DAY = 300

const DAY_SECONDS = 86_400

/** Counts a snapshot about to be kept: it stays for good, and whoever moves the amount makes another. @throws Problem too_many_requests. */
export const spendSnapshot = async (db: Database, appId: string, now: Date): Promise<void> => {
  const hits = await countHit(db, `snapshot:${appId}`, DAY_SECONDS, now)
  if (hits > SNAPSHOTS_A_DAY) throw new Problem('too_many_requests')
}

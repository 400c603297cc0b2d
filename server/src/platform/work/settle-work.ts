import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../db/database.ts'
import { closeGone, openMissing, type StandingWork } from './work.queries.ts'

interface Settling {
  /** The kinds that the source can stand for. */
  kinds: readonly WorkKind[]
  /** The rows that may have changed; null for all of them. */
  keys: readonly string[] | null
  /** Those of them that wait for a person now. */
  standing: readonly StandingWork[]
  now: Date
  /** Who of staff ended what is over, where it was one of them. */
  by?: number | null
  /** Whether one that waits again has waited since its first time. */
  goesOn?: boolean
}

/**
 * Makes the items equal what their source says: opens one for each row that waits and has none, closes those whose row no longer
 * does. Called in the transaction of the change, after the row itself and before the audit log; done twice it changes nothing more.
 */
export const settleWork = async (
  tx: Database,
  { kinds, keys, standing, now, by = null, goesOn = false }: Settling,
): Promise<void> => {
  if (keys !== null && keys.length === 0) return
  await closeGone(tx, { kinds, keys, standing, by, now })
  if (standing.length > 0) await openMissing(tx, standing, goesOn)
}

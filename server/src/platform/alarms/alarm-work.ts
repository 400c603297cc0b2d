import type { Database } from '../db/database.ts'
import { settleWork, type StandingWork } from '../work/published.ts'
import { listLasting } from './alarms.queries.ts'

/** Alarms that last. */
export const standingAlarms = async (db: Database): Promise<StandingWork[]> =>
  (await listLasting(db)).map(({ alarm_id, raised_at }) => ({
    kind: 'alarm',
    key: String(alarm_id),
    since: raised_at,
  }))

/** Opens or closes the items of alarms, after one was raised or ended: few last at once. */
export const settleAlarms = async (tx: Database, now: Date, by: number | null = null): Promise<void> =>
  settleWork(tx, { kinds: ['alarm'], keys: null, standing: await standingAlarms(tx), now, by })

import { dropMonths } from '../../platform/db/month-parts.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'

/** Small enough that nobody waits for a deletion. */
const BATCH = 1_000
const DAY_MS = 86_400_000

/**
 * Deletes what is older than the rules say. Runs every night; a repetition finds nothing. Without a rule, so never deleted by
 * age: customers, applications and their events, snapshots, the consent ledger, clicks on cards, referrals and claims, which are
 * evidence of what was shown, agreed to and sent (rights/my-data/held-tables.test.ts names each with its reason).
 */
export const forgetOldRows =
  (rules: readonly RetentionRule[]): Job<'forget_old_rows'> =>
  async ({ db, log, now }, _payload, { stop }) => {
    for (const { table, days, forget, months } of rules) {
      const before = new Date(now().getTime() - days * DAY_MS)
      const dropped = months === undefined ? [] : await dropMonths(db, months, before)
      if (dropped.length > 0) log.info({ table, dropped }, 'forgot whole months')
      let rows = 0
      let batch = BATCH
      while (batch === BATCH) {
        if (stop?.aborted === true) return
        batch = await forget(db, before, BATCH)
        rows += batch
      }
      if (rows > 0) log.info({ table, rows }, 'forgot old rows')
    }
  }

import { endAlarm, raiseAlarm } from '../../platform/alarms/alarms.ts'
import type { Database } from '../../platform/db/database.ts'
import { dropMonths } from '../../platform/db/month-parts.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'
import type { Services } from '../../platform/services.ts'
import { lookRowsUp } from './look-rows-up.queries.ts'

/** Small enough that nobody waits for a deletion. */
const BATCH = 1_000
const DAY_MS = 86_400_000
/** A night may fail, and the next one too; rows older than this past their age say that something does not work. */
const GRACE_DAYS = 2

/** Some tables could not be cleared: an alarm for each says why, and the job comes again for them. */
class RetentionFailure extends ExpectedFailure {}

/** This process ends. */
class Stopped extends ExpectedFailure {}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200)

/** @throws ExpectedFailure where the process is asked to end before the table is done: the job goes on with it elsewhere. */
const forgetRows = async (
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { table, days, forget, months }: RetentionRule,
  stop: AbortSignal | undefined,
): Promise<void> => {
  const before = new Date(now().getTime() - days * DAY_MS)
  const dropped = months === undefined ? [] : await dropMonths(db, months, before)
  if (dropped.length > 0) log.info({ table, dropped }, 'forgot whole months')
  let rows = 0
  let batch = BATCH
  while (batch === BATCH) {
    if (stop?.aborted === true) throw new Stopped('stopped before every table was cleared')
    batch = await db.transaction(async (tx) => {
      await lookRowsUp(tx)
      return forget(tx, before, BATCH)
    })
    rows += batch
  }
  if (rows > 0) log.info({ table, rows }, 'forgot old rows')
}

/** Undoes what it was thrown in. */
class Undone extends Error {}

/** Whether there is a row that should have gone days ago: by the rule's own deletion of one row, which is undone. */
const isOverdue = async (db: Database, { days, forget }: RetentionRule, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - (days + GRACE_DAYS) * DAY_MS)
  let found = 0
  await db
    .transaction(async (tx) => {
      found = await forget(tx, before, 1)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return found > 0
}

/**
 * Deletes what is older than the rules say. Runs every night; a repetition finds nothing. A table that cannot be cleared holds up
 * no other: alarm `retention_overdue` names it and lasts until a night clears it. Without a rule, so never deleted by age:
 * customers, applications and their events, snapshots, the consent ledger, clicks on cards, referrals and claims, which are
 * evidence of what was shown, agreed to and sent (rights/my-data/held-tables.test.ts names each with its reason).
 * @throws ExpectedFailure naming the tables that are left.
 */
export const forgetOldRows =
  (rules: readonly RetentionRule[]): Job<'forget_old_rows'> =>
  async (services, _payload, { stop }) => {
    const failed: string[] = []
    for (const rule of rules) {
      const { table, days } = rule
      const overdue = { kind: 'retention_overdue', subject: table } as const
      try {
        await forgetRows(services, rule, stop)
        if (await isOverdue(services.db, rule, services.now()))
          throw new Error('rows past their age are left')
        await endAlarm(services, overdue)
      } catch (error) {
        if (error instanceof Stopped) throw error
        failed.push(table)
        await raiseAlarm(services, { ...overdue, detail: { days, reason: reasonOf(error) } })
      }
    }
    if (failed.length > 0) throw new RetentionFailure(`not cleared: ${failed.join(', ')}`)
  }

import { expect, vi } from 'vitest'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Has an act run into a lock that another transaction holds, which then takes what `next` locks: a deadlock where the act holds that by then.
 * @returns what the act came to, once the other transaction has ended
 */
export const runIntoLock = async <Answer>(
  db: Database,
  hold: (tx: Database) => Promise<unknown>,
  act: () => Promise<Answer>,
  next: (tx: Database) => Promise<unknown>,
): Promise<Answer> => {
  const started = await asOffice(db, async (tx) => {
    await hold(tx)
    // In an object: a transaction that answered the act itself would wait for it.
    const running = { acts: Promise.allSettled([act()]) }
    await vi.waitFor(
      async () => {
        const waiting = await db.row<{ count: number }>(
          sql`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(waiting?.count).toBe(1)
      },
      { timeout: 30_000 },
    )
    await next(tx)
    return running
  })
  const [done] = await started.acts
  if (done.status === 'rejected') throw done.reason
  return done.value
}

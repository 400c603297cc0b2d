import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { moveTask } from '../server/src/care/calls/call-tasks.queries.ts'
import { takeNext } from '../server/src/care/calls/take-next.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { hashToken } from '../server/src/platform/sessions/token.ts'
import { buildStaff } from '../server/src/testing/builders/build-staff.ts'
import { NOON, withAppAtNoon } from './money/app-at-noon.ts'
import { inMilliseconds, quantile } from './figures.ts'
import type { Report } from './report.ts'

const TASKS = 100_000
const CALLERS = 50
/** A caller is at the next one at best every other second. */
const PAUSE_MS = 2_000
const MOST_MS = 10

/** Customers who asked to be called, a third of them put off to later, in every rank. */
const fillTasks = async (db: Database): Promise<void> => {
  await db.run(sql`insert into customer (user_id, mobile_phone_number, first_name)
    select gen_random_uuid(), (7000000000 + n)::text, 'Bench' from generate_series(1, ${TASKS}) n`)
  await db.run(sql`insert into call_task (task_key, user_id, purpose, since, rank, due_at, opened_by, created_at, moved_at)
    select 'bench:' || n, user_id, 'help', ${NOON}::timestamptz - make_interval(secs => n),
      1 + n % 3, case when n % 3 = 0 then ${NOON}::timestamptz + make_interval(hours => 3) else ${NOON}::timestamptz - make_interval(secs => n) end,
      'bench', ${NOON}, ${NOON}
    from (select user_id, row_number() over () as n from customer where first_name = 'Bench') as own`)
  await db.run(sql`analyze`)
}

/** Callers who take task after task from a full queue, each judged by the rule of contacts; what is taken is done. */
export const measureCalls = async (report: Report, quick: boolean): Promise<void> => {
  const rounds = quick ? 3 : 20
  await report.measure('next task', () =>
    withAppAtNoon(
      async ({ db, services }) => {
        await fillTasks(db)
        const callers = await Promise.all(Array.from({ length: CALLERS }, () => buildStaff(services, 3)))
        await db.run(sql`insert into caller_desk (staff_id, duty, duty_since, beat_at)
        select staff_id, 'on', ${NOON}, ${NOON} from staff where role_id = 3`)
        const taken: number[] = []
        const waits: number[] = []
        await Promise.all(
          callers.map(async ({ staff_id, token }) => {
            const caller = { staff_id, token_hash: hashToken(token) }
            for (let round = 0; round < rounds; round += 1) {
              await sleep(Math.random() * PAUSE_MS * 2)
              const began = performance.now()
              const task = await takeNext(services, caller)
              waits.push(performance.now() - began)
              if (task === null) throw new Error('the queue was empty')
              taken.push(task.task_id)
              const over = { state: 'done', due_at: null, because: 'bench', now: NOON } as const
              await moveTask(db, task.task_id, over)
            }
          }),
        )
        const p95 = quantile(waits, 0.95)
        const twice = taken.length - new Set(taken).size
        return [
          {
            what: `the next task of ${TASKS}, ${CALLERS} callers, p95`,
            ours: inMilliseconds(p95),
            target: `≤ ${MOST_MS} ms`,
            met: p95 <= MOST_MS,
          },
          {
            what: `tasks given twice, of ${taken.length}`,
            ours: String(twice),
            target: '0',
            met: twice === 0,
          },
        ]
      },
      { CALLER_ID_OTHER: '08040001000' },
    ),
  )
}

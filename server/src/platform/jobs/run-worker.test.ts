import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import type { Services } from '../../site/services.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addJob } from './add-job.queries.ts'
import { jobs } from '../../app/modules.ts'
import { ExpectedFailure } from './expected-failure.ts'
import type { Job, Jobs } from './job.ts'
import { runWorker } from './run-worker.ts'

const SWEEP_MS = 40

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from graphile_worker._private_jobs`))

/** Every job of the test is a message's; `work` is what it does. */
const jobsDoing = (work: Job<'send_message', Services>): Jobs<Services> => ({
  ...jobs,
  send_message: { ...jobs.send_message, run: work },
})
const addOne = (): Promise<void> => addJob(test.db, 'send_message', { message_id: 1 })
const countJobs = async (): Promise<number | undefined> =>
  (await test.db.row<{ count: number }>(sql`select count(*) as count from graphile_worker._private_jobs`))
    ?.count

/** A job that waits until it is told to end, and how often it was begun. */
const longJob = () => {
  let end: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = vi.fn(async () => until)
  return { work, end: () => end() }
}
const countLocked = async (): Promise<number | undefined> =>
  (
    await test.db.row<{ count: number }>(
      sql`select count(*) as count from graphile_worker._private_jobs where locked_at is not null`,
    )
  )?.count
const aWhile = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, SWEEP_MS * 8)
  })
const makeItLookOld = (): Promise<number> =>
  test.db.run(
    sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`,
  )

describe('a job that takes long', () => {
  it('is not taken for abandoned by the process that runs it', async () => {
    const { work, end } = longJob()
    const worker = await runWorker(test.services, test.pool, jobsDoing(work), SWEEP_MS)
    await addOne()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    await makeItLookOld()
    await aWhile()
    expect(await countLocked()).toBe(1)
    end()
    // Ended before the worker is stopped: stopping has little patience, and leaves a job to the next start.
    await vi.waitFor(async () => expect(await countJobs()).toBe(0), 5_000)
    await worker.stop()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('nor by another process', async () => {
    const { work, end } = longJob()
    const first = await runWorker(test.services, test.pool, jobsDoing(work), 60_000)
    await addOne()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    const second = await runWorker(test.services, test.pool, jobsDoing(work), SWEEP_MS)
    await makeItLookOld()
    await aWhile()
    expect(await countLocked()).toBe(1)
    end()
    await Promise.all([first.stop(), second.stop()])
  })
})

it('a hundred runs over all customers go one after another and hold up no passcode', async () => {
  const runs = longJob()
  const sent = vi.fn(async () => undefined)
  const worker = await runWorker(
    test.services,
    test.pool,
    { ...jobsDoing(sent), rerun_eligibility: { ...jobs.rerun_eligibility, run: runs.work } },
    SWEEP_MS,
  )
  for (let at = 0; at < 100; at += 1) await addJob(test.db, 'rerun_eligibility', { run_id: `${at}` })
  await vi.waitFor(() => expect(runs.work).toHaveBeenCalled())
  await addOne()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1), 3_000)
  expect(runs.work).toHaveBeenCalledTimes(1)
  runs.end()
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), 10_000)
  expect(runs.work).toHaveBeenCalledTimes(100)
  await worker.stop()
})

it('a job of a process that is gone is taken up', async () => {
  await addOne()
  await test.db.run(
    sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'pool-that-is-gone'`,
  )
  const work = vi.fn(async () => undefined)
  const worker = await runWorker(test.services, test.pool, jobsDoing(work), SWEEP_MS)
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  await worker.stop()
})

it('goes on when every connection breaks, also while a job is under way', async () => {
  const { work, end } = longJob()
  const worker = await runWorker(test.services, test.pool, jobsDoing(work), SWEEP_MS)
  await addOne()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  await test.db
    .rows(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => [])
  end()
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 10_000 })
  await addOne()
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 10_000 })
  expect(work).toHaveBeenCalledTimes(2)
  await worker.stop()
})

it.each([
  ['somebody outside failed', new ExpectedFailure('the gateway was too slow'), 'warn'],
  ['we failed', new Error('a bug of ours'), 'error'],
] as const)('says that %s', async (_name, failure, level) => {
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn(), debug: vi.fn() }
  const services: Services = { ...test.services, log: log as unknown as Services['log'] }
  const worker = await runWorker(
    services,
    test.pool,
    jobsDoing(async () => {
      throw failure
    }),
    SWEEP_MS,
  )
  await addOne()
  await vi.waitFor(() => expect(log[level]).toHaveBeenCalled())
  await worker.stop()
  const said = JSON.stringify([log.warn.mock.calls, log.error.mock.calls])
  expect(said).toContain(failure.message)
  expect(said.includes('run-worker.test.ts')).toBe(level === 'error')
  expect(log[level]).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'send_message', job_id: expect.anything() as unknown }),
    expect.anything(),
  )
  expect(log[level === 'warn' ? 'error' : 'warn']).not.toHaveBeenCalled()
})

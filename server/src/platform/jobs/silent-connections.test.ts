import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type pg from 'pg'
import { jobs } from '../../app/modules.ts'
import { startSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPool } from '../db/database.ts'
import { addJob } from './add-job.queries.ts'
import { guardWorkers } from './guard-workers.ts'
import { runWorker } from './run-worker.ts'

let test: TestApp
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})
afterAll(() => test.close())

const openPool = async (): Promise<{ proxy: SilentProxy; pool: pg.Pool }> => {
  const proxy = await startSilentProxy(test.url)
  const pool = createPool(
    { connectionString: proxy.url, query_timeout: 300, connectionTimeoutMillis: 2_000 },
    () => undefined,
  )
  stops.push(
    () => proxy.stop(),
    () => pool.end(),
  )
  return { proxy, pool }
}

it('jobs go on by new connections where the ones of before stay open and answer nothing', async () => {
  const { proxy, pool } = await openPool()
  const work = vi.fn(async () => undefined)
  const worker = await runWorker(test.services, pool, {
    ...jobs,
    send_message: { ...jobs.send_message, run: work },
  })
  stops.push(() => worker.stop())
  await addJob(test.db, 'send_message', { message_id: 1 })
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), 5_000)
  proxy.silence()
  proxy.admit()
  for (let message_id = 2; message_id <= 30; message_id += 1)
    await addJob(test.db, 'send_message', { message_id })
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(30), 15_000)
}, 30_000)

it('shows that its workers live by another connection where its own answers nothing', async () => {
  const { proxy, pool } = await openPool()
  const guard = guardWorkers(pool)
  await guard.hold('some-run')
  proxy.silence()
  proxy.admit()
  await expect(guard.sweep()).rejects.toThrow('Query read timeout')
  expect(await guard.sweep()).toEqual([])
  guard.release()
})

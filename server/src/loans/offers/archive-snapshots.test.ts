import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Offers } from '@marketplace/contract/market/offers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../market/services.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { archiveSnapshots } from './archive-snapshots.jobs.ts'
import { countPeopleShown } from './offers.queries.ts'
import { readSnapshot } from './snapshot-archive.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'snapshots-'))
let running: TestApp
let application: BuiltApplication
let shown: Offers
let lender_id: number
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  lender_id = (await buildLender(running.db)).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  application = await buildApplication(running)
  shown = await application.offers()
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const archive = (services: Services = running.services) =>
  archiveSnapshots(services, {}, { number: 1, last: false })
const read = () => readSnapshot(running.services, shown.snapshot_id ?? '', application.app_id)
const row = () =>
  running.db.row<{ content: object | null; archived_at: Date | null; matched_lender_ids: number[] }>(
    sql`select content, archived_at, matched_lender_ids from offer_snapshot where snapshot_id = ${shown.snapshot_id}`,
  )
const days = (count: number) => count * 86_400_000
const files = () => readdirSync(join(dataDir, 'files'))

test('what was shown less than 90 days ago stays where it is', async () => {
  running.clock.advance(days(90))
  await archive()
  expect((await row())?.archived_at).toBeNull()
  expect(await read()).toMatchObject({ content: { matched: [{ lender_id }] } })
})

test('a process that dies between the two steps loses nothing, and the next one ends them', async () => {
  running.clock.advance(60_000)
  const before = await read()
  const dying = {
    ...running.services,
    db: { ...running.db, run: () => Promise.reject(new Error('killed')) },
  }
  await expect(archive(dying)).rejects.toThrow('killed')
  expect(files()).toHaveLength(1)
  expect((await row())?.content).not.toBeNull()

  await archive()
  expect(await row()).toEqual({
    content: null,
    archived_at: running.clock.now(),
    matched_lender_ids: [lender_id],
  })
  expect(files()).toEqual([expect.stringMatching(/^snapshot-[0-9a-f]{64}\.json$/)])
  expect(await read()).toEqual(before)
  await archive()
  expect(files()).toHaveLength(1)
})

test('it still says who was shown whom, and no page serves it', async () => {
  const owned = [{ app_id: application.app_id, user_id: application.customer.user_id }]
  const brand = await running.db.row<{ brand_id: number }>(sql`select brand_id from brand`)
  expect(await countPeopleShown(running.db, owned, lender_id, [brand?.brand_id ?? 0])).toBe(1)
  const served = await running.app.inject({ url: `/files/${files()[0] ?? ''}` })
  expect(served.statusCode).toBe(404)
})

test('a storage that does not give back what was written leaves the content in the database', async () => {
  const snapshot_id = randomUUID()
  await running.db
    .run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content, created_at)
    select ${snapshot_id}, app_id, sha256('{"matched":[]}'), '1', 'en', '{"matched": []}', created_at from offer_snapshot limit 1`)
  const forgetful = {
    ...running.services,
    files: { ...running.services.files, read: () => Promise.resolve(null) },
  }
  await expect(archive(forgetful)).rejects.toThrow('is not what was written')
  const left = () =>
    running.db.row(sql`select content from offer_snapshot where snapshot_id = ${snapshot_id}`)
  expect(await left()).toEqual({ content: { matched: [] } })
  await archive()
  expect(await left()).toEqual({ content: null })
})

test('a content that is not what its hash says stays, and is told of', async () => {
  const snapshot_id = randomUUID()
  await running.db
    .run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content, created_at)
    select ${snapshot_id}, app_id, ${randomBytes(32)}, '1', 'en', '{"matched": []}', created_at from offer_snapshot limit 1`)
  const error = vi.fn()
  await archive({ ...running.services, log: { ...running.services.log, error } as Services['log'] })
  expect(error).toHaveBeenCalledWith({ left: 1 }, expect.stringContaining('hash'))
  const left = await running.db.row(
    sql`select archived_at from offer_snapshot where snapshot_id = ${snapshot_id}`,
  )
  expect(left).toEqual({ archived_at: null })
})

test('an archive that was tampered with is never passed off as what was shown', async () => {
  for (const name of files()) writeFileSync(join(dataDir, 'files', name), '{"matched": [], "other": 1}')
  await expect(read()).rejects.toMatchObject({ code: 'temporarily_unavailable' })
})

test.each([
  ['content alone', sql`content = null`],
  ['day alone', sql`archived_at = now()`],
  ['language', sql`language = 'hi'`],
  ['language with its content', sql`content = null, archived_at = now(), language = 'hi'`],
  ['lenders with its content', sql`content = null, archived_at = now(), matched_lender_ids = '[]'`],
])('its %s is never changed', async (_what, change) => {
  const fresh = await buildApplication(running)
  const { snapshot_id } = await fresh.offers()
  await expect(
    running.db.run(sql`update offer_snapshot set ${change} where snapshot_id = ${snapshot_id}`),
  ).rejects.toThrow('offer_snapshot rows are never changed')
  const back = sql`update offer_snapshot set content = '{}', archived_at = null where content is null`
  await expect(running.db.run(back)).rejects.toThrow('offer_snapshot rows are never changed')
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { jobs } from '../../app/modules.ts'
import { addStoredFile } from './stored-files.queries.ts'

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-files-'))
  test = await createTestApp({ variables: { DATA_DIR: folder } })
})
afterAll(() => test.close())

const HOUR_MS = 3_600_000
const store = async (hoursOld: number): Promise<string> => {
  const address = `/files/${randomUUID()}.webp`
  const created_at = new Date(test.clock.now().getTime() - hoursOld * HOUR_MS)
  await addStoredFile(test.db, {
    address,
    label: 'Some card - logo',
    width: 1,
    height: 1,
    staff_id: null,
    created_at,
  })
  await test.services.files.write(basename(address), Buffer.from('bytes'))
  return address
}
const run = (services = test.services) =>
  jobs.forget_unused_files.run(services, {}, { number: 1, last: false })
const addresses = async () => {
  const rows = await test.db.rows<{ address: string }>(sql`select address from stored_file`)
  return rows.map(({ address }) => address).sort()
}
const names = async () => (await readdir(join(folder, 'files'))).map((name) => `/files/${name}`).sort()
const showOn = (name: string, address: string) =>
  test.db.run(
    sql`insert into credit_card (category_name, sort_order, category_img_thumb) values (${name}, 1, ${address})`,
  )

it('deletes what nothing refers to after a day, its bytes and its row', async () => {
  const [fresh, old, shown, logo] = [await store(23), await store(25), await store(25), await store(25)]
  await showOn('Shown', shown)
  await test.db.run(sql`update brand set logo_file_url = ${logo}`)
  await run()
  expect(await addresses()).toEqual([fresh, shown, logo].sort())
  expect(await names()).toEqual([fresh, shown, logo].sort())
  expect(await test.services.files.read(basename(old))).toBeNull()
  await run()
  expect(await addresses()).toEqual([fresh, shown, logo].sort())
})

it('keeps what was put to use while it looked', async () => {
  const address = await store(25)
  const files = {
    ...test.services.files,
    remove: () => Promise.reject(new Error('nothing may be removed')),
  }
  const { db } = test.services
  const late = {
    ...db,
    transaction: async <T>(work: Parameters<typeof db.transaction<T>>[0]) => {
      await showOn('Late', address)
      return db.transaction(work)
    },
  }
  await run({ ...test.services, files, db: late })
  expect(await addresses()).toContain(address)
})

it('keeps the row of a file that could not be removed, for another night', async () => {
  const address = await store(25)
  const files = { ...test.services.files, remove: () => Promise.reject(new Error('away')) }
  await expect(run({ ...test.services, files })).rejects.toThrow('away')
  expect(await addresses()).toContain(address)
  await run()
  expect(await addresses()).not.toContain(address)
})

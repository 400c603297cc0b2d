import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabases } from '../../testing/empty-databases.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createMasterKeys } from '../sealing/master-keys.ts'
import { backUp, restore } from './backup.ts'
import { listBackupTables, readRows } from './backup-tables.queries.ts'

const home = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(home, 'all.backup')
const databases = openEmptyDatabases()
const keys = createMasterKeys(randomBytes(32))
let source: TestDatabase

beforeAll(async () => {
  source = await createTestDatabase()
  await source.pool.query(
    `insert into tracked_event (category, goal)
     select 'किसान "quoted"' || E'\\n\\t\\\\\\u2028', 'goal ' || n from generate_series(1, 2500) n`,
  )
  await source.pool.query(`select graphile_worker.add_job('waiting', '{"paise": 12345678901234567890.10}')`)
})

afterAll(async () => {
  await databases.drop()
  await source.drop()
  rmSync(home, { recursive: true, force: true })
})

/** Every row of every table, as text. */
const readAll = async (pool: Pool): Promise<Record<string, string[]>> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const all: Record<string, string[]> = {}
    for (const table of await listBackupTables(client)) {
      const rows: string[] = []
      for await (const batch of readRows(client, table, 500)) rows.push(...batch)
      all[`${table.schema}.${table.table}`] = rows.sort()
    }
    return all
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a restored database holds the same rows, queued jobs, rules and next numbers', async () => {
  const made = await backUp(source.pool, file, new Date('2026-04-01T00:00:00Z'), keys)
  expect(made.rows).toBeGreaterThan(2500)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file).includes('tracked_event')).toBe(false)

  const target = await databases.create()
  expect(await restore(target, file, { keys })).toEqual(made)
  const before = await readAll(source.pool)
  expect(before['graphile_worker._private_jobs']).toHaveLength(1)
  expect(await readAll(target)).toEqual(before)

  const addEvent = `insert into tracked_event (category, goal) values ('a', 'b') returning event_id`
  expect((await target.query(addEvent)).rows).toEqual([{ event_id: 2501 }])
  const rules = `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`
  expect((await target.query(rules)).rows).toEqual((await source.pool.query(rules)).rows)
  const disabled = `select count(*)::int as n from pg_trigger where tgenabled <> 'O'`
  expect((await target.query(disabled)).rows).toEqual([{ n: 0 }])
})

test('a used database is left alone unless it may be replaced', async () => {
  await backUp(source.pool, file, new Date(), keys)
  const target = await databases.create()
  await restore(target, file, { keys })
  await target.query(`insert into tracked_event (category, goal) values ('later', 'later')`)
  await expect(restore(target, file, { keys })).rejects.toThrow('has been used')
  await restore(target, file, { keys, replace: true })
  expect((await target.query(`select from tracked_event where goal = 'later'`)).rowCount).toBe(0)
})

test(
  'a backup that is cut short, of another release or of something else changes nothing',
  { timeout: 90_000 },
  async () => {
    await backUp(source.pool, file, new Date(), null)
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
    const target = await databases.create()
    await expect(restore(target, file, { keys })).rejects.toThrow('not sealed')
    const isNew = async () =>
      (await target.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount === 0
    const half = join(home, 'half.backup')
    const refuseNew = async (content: Buffer, reason: RegExp): Promise<void> => {
      writeFileSync(half, content)
      await expect(restore(target, half, { keys, unsealed: true })).rejects.toThrow(reason)
      expect(await isNew()).toBe(true)
    }
    await refuseNew(gzipSync(lines.slice(0, -1).join('\n')), /cut short/)
    await refuseNew(readFileSync(file).subarray(0, -20), /unexpected end of file/)
    await refuseNew(
      gzipSync(lines.join('\n').replace('001-foundations.sql ', '001-foundations.sql x')),
      /only in the backup: 001/,
    )
    await restore(target, file, { keys, unsealed: true })
    const before = await readAll(target)
    const refuse = async (content: Buffer, reason: RegExp): Promise<void> => {
      const damaged = join(home, 'damaged.backup')
      writeFileSync(damaged, content)
      await expect(restore(target, damaged, { keys, replace: true, unsealed: true })).rejects.toThrow(reason)
      expect(await readAll(target)).toEqual(before)
    }
    await refuse(gzipSync(lines.slice(0, -1).join('\n')), /cut short/)
    await refuse(gzipSync([...lines.slice(0, -2), lines.at(-1)].join('\n')), /cut short/)
    await refuse(readFileSync(file).subarray(0, 2_000), /unexpected end of file/)
    await refuse(
      gzipSync(lines.join('\n').replace('001-foundations.sql ', '001-foundations.sql x')),
      /only in the backup: 001/,
    )
    await refuse(Buffer.from('not a backup'), /no backup of this product/)
    await refuse(gzipSync('{}\n'), /no backup of this product/)
    await backUp(source.pool, file, new Date(), keys)
    await refuse(readFileSync(file).subarray(0, -1), /cut short or damaged/)
    await expect(restore(target, join(home, 'missing'), { keys, replace: true })).rejects.toThrow(/ENOENT/)
  },
)

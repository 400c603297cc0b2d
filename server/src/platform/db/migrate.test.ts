import { afterAll, describe, expect, test } from 'vitest'
import { openEmptyDatabases } from '../../testing/empty-databases.ts'
import { applyMigration } from './apply-migration.ts'
import { migrate } from './migrate.ts'
import { listMigrations, readSettings, type Migration } from './migration-files.ts'

const databases = openEmptyDatabases()
afterAll(() => databases.drop())

const migration = (name: string, sql: string): Migration => ({ name, sql, hash: 'h', ...readSettings(sql) })

test('two processes that start at once apply each migration once', async () => {
  const pool = await databases.create()
  const applied = await Promise.all([migrate(pool), migrate(pool)])
  expect(applied.flat()).toEqual((await listMigrations()).map(({ name }) => name))
  expect(await migrate(pool)).toEqual([])
}, 60_000)

test('an applied migration that was edited stops the next start', async () => {
  const pool = await databases.create()
  await migrate(pool, { through: '002-customers.sql' })
  await pool.query(`update schema_migration set hash = 'other' where name like '002%'`)
  await expect(migrate(pool)).rejects.toThrow('002-customers.sql was changed after it had been applied')
})

test('a busy table is given way to, and tried again', async () => {
  const pool = await databases.create()
  await migrate(pool, { through: '004-reference-changes.sql' })
  const busy = await pool.connect()
  await busy.query('begin; lock table session in access share mode')
  const waits: string[] = []
  const applied = await migrate(pool, {
    through: '005-back-office.sql',
    wait: async (milliseconds, why) => {
      waits.push(`${milliseconds} ${why}`)
      const seen = await pool.query(`select to_regclass('staff') is null as nothing_of_it`)
      expect(seen.rows).toEqual([{ nothing_of_it: true }])
      await busy.query('commit')
      busy.release()
    },
  })
  expect(waits).toEqual(['1000 005-back-office.sql waits for a busy table'])
  expect(applied).toEqual(['005-back-office.sql'])
})

describe('one that runs concurrently', () => {
  const sql =
    '-- migrate: concurrently\n-- What is looked for.\ncreate unique index concurrently if not exists thing_name on thing (name);\n' +
    'create index concurrently if not exists thing_size on thing (size);\n'

  test('goes on from what an interruption left, and drops an index that serves nobody', async () => {
    const pool = await databases.create()
    await migrate(pool, { through: '001-foundations.sql' })
    await pool.query(`create table thing (name text, size int); insert into thing values ('a', 1), ('a', 2)`)
    const client = await pool.connect()
    const things = migration('900-things.sql', sql)
    await expect(applyMigration(client, things)).rejects.toThrow('could not create unique index')
    const indexes = async () =>
      (
        await pool.query(
          `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'thing'::regclass order by 1`,
        )
      ).rows
    expect(await indexes()).toEqual([{ name: 'thing_name', valid: false }])
    await pool.query('delete from thing where size = 2')
    await applyMigration(client, things)
    client.release(true)
    expect(await indexes()).toEqual([
      { name: 'thing_name', valid: true },
      { name: 'thing_size', valid: true },
    ])
    const noted = await pool.query(`select hash from schema_migration where name = '900-things.sql'`)
    expect(noted.rows).toEqual([{ hash: 'h' }])
  })
})

test('one that fails leaves nothing', async () => {
  const pool = await databases.create()
  await migrate(pool, { through: '001-foundations.sql' })
  const client = await pool.connect()
  const broken = migration('900-broken.sql', 'create table thing (name text); select 1 / 0;')
  await expect(applyMigration(client, broken)).rejects.toThrow('division by zero')
  client.release()
  const left = await pool.query(
    `select to_regclass('thing') as thing, count(*)::int as noted from schema_migration where name like '900%'`,
  )
  expect(left.rows).toEqual([{ thing: null, noted: 0 }])
})

test.each([
  ['create table a (b int);', [false, '3s', '10min']],
  ['-- Not of them.\n', [false, '3s', '10min']],
  ['-- migrate: concurrently\n', [true, '10min', '6h']],
  ['-- migrate: statement_timeout 1h, lock_timeout 500ms\n', [false, '500ms', '1h']],
  ['-- migrate: concurrently, statement_timeout 12h\n', [true, '10min', '12h']],
])('%j', (text, [concurrently, lock_timeout, statement_timeout]) => {
  expect(readSettings(text)).toEqual({ concurrently, lock_timeout, statement_timeout })
})

test.each([
  '-- migrate: soon\n',
  '-- migrate: lock_timeout forever\n',
  '-- migrate: lock_timeout 1s; drop\n',
])('%j says nothing about a migration', (text) => {
  expect(() => readSettings(text)).toThrow('says nothing about a migration')
})

test('an index on a table that is cut by month is built part by part, and goes on after an interruption', async () => {
  const pool = await databases.create()
  await pool.query(`create table schema_migration (name text primary key, hash text not null);
    create table visit (at timestamptz not null) partition by range (at);
    create table visit_2026_01 partition of visit for values from ('2026-01-01') to ('2026-02-01');
    create table visit_other partition of visit default`)
  // What an interruption leaves: the whole without a part.
  await pool.query('create index visit_when on only visit (at)')
  const client = await pool.connect()
  await applyMigration(
    client,
    migration(
      '999-visit.sql',
      '-- migrate: concurrently\ncreate index concurrently if not exists visit_when on visit (at);\n',
    ),
  )
  client.release()
  const { rows } = await pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indisvalid and indexrelid::regclass::text like 'visit%' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['visit_2026_01_when', 'visit_other_when', 'visit_when'])
})

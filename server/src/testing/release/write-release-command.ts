import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../app/app.ts'
import { backUp } from '../../platform/backup/backup.ts'
import { createDatabase, createPool } from '../../platform/db/database.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { MIGRATIONS } from '../../platform/db/migration-files.ts'
import { RELEASES } from '../../platform/db/releases.ts'
import { readEnv } from '../../platform/env.ts'
import { buildReleaseData, loadSeeds } from './build-release-data.ts'
import { readCarried } from '../read-carried.ts'
import { releaseKey } from './release-key.ts'
import { createTestClock } from '../test-app.ts'

/** Tables that an installation may hold nothing in for long. */
const mayBeEmpty = new Set(['rate_limit'])

const fill = async (pool: pg.Pool, version: string, dataDir: string): Promise<void> => {
  await migrate(pool)
  await loadSeeds({ pool })
  const clock = createTestClock()
  const env = readEnv({ NODE_ENV: 'test', DEMO: '1', DATA_DIR: dataDir })
  const log = pino({ level: 'warn' })
  const { app, services } = await buildApp({
    env,
    pool,
    masterKey: releaseKey(version),
    now: clock.now,
    web: null,
    log,
  })
  try {
    await app.ready()
    await buildReleaseData({ app, services, clock, pool, db: createDatabase(pool) })
  } finally {
    await app.close()
  }
}

/** Makes what a release leaves behind: the lock of its migrations, and a backup with something in every table. */
const writeRelease = async (version: string): Promise<string> => {
  const folder = new URL(`${version}/`, RELEASES).pathname
  if (existsSync(folder)) throw new Error(`${version} is released, and stays as it is`)
  const home = await mkdtemp(join(tmpdir(), 'marketplace-release-'))
  const log = pino({ level: 'warn' })
  const postgres = await startEmbeddedPostgres({ dataDir: home, fsync: false, log })
  // The connection that hears of changes ends with the database.
  const pool = createPool(postgres.connection, () => undefined)
  try {
    await fill(pool, version, home)
    const empty = [...(await readCarried(pool))]
      .filter(([name, { rows }]) => rows === 0 && name.startsWith('public.'))
      .map(([name]) => name.slice('public.'.length))
      .filter((name) => !mayBeEmpty.has(name))
    if (empty.length > 0) throw new Error(`the release would hold nothing in ${empty.join(', ')}`)
    await mkdir(folder, { recursive: true })
    const lock = new URL('migrations.lock', MIGRATIONS).pathname
    await copyFile(lock, join(folder, 'migrations.lock'))
    const { tables, rows } = await backUp(
      pool,
      join(folder, 'data.backup'),
      new Date('2026-11-20T06:00:00Z'),
      null,
    )
    return `${version}: ${tables} tables with ${rows} rows.\n`
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

/** `npm run db:release -- <version>`: writes server/releases/<version>, by which every later release is tested. */
const version = process.argv[2]
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('Usage: npm run db:release -- <version>\n')
  process.exitCode = 1
} else {
  try {
    process.stdout.write(await writeRelease(version))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

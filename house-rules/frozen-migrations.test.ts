import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listMigrations } from '../server/src/platform/db/migration-files.ts'
import { findBrokenLocks, readLock } from '../server/src/platform/db/migrations-lock.ts'
import { listReleases } from '../server/src/platform/db/releases.ts'
import { readCarriedFile } from '../server/src/testing/read-carried.ts'
import { ROOT } from './tracked-files.ts'

/** Whoever has applied a migration cannot start on another one of its name: it stays as it is (docs/decisions/046). */

const lock = readLock(readFileSync(join(ROOT, 'server/migrations/migrations.lock'), 'utf8'))
const migrations = await listMigrations()
const releases = await listReleases()

test('a locked migration never changes and never goes', () => {
  expect(lock.size).toBeGreaterThan(17)
  expect(findBrokenLocks(lock, migrations)).toEqual([])
})

test('every migration is locked: npm run db:lock adds a new one', () => {
  expect(migrations.filter(({ name }) => !lock.has(name)).map(({ name }) => name)).toEqual([])
})

describe.each(releases)('what $version released', ({ lock: released, data }) => {
  test('is applied as it was, whatever the lock says now', () => {
    expect(released.size).toBeGreaterThan(17)
    expect(findBrokenLocks(released, migrations)).toEqual([])
    expect([...lock].slice(0, released.size)).toEqual([...released])
  })

  test('is what its data were made by', () => {
    const applied = readCarriedFile(data).migrations.filter((name) => !name.startsWith('job queue '))
    expect(applied).toEqual([...released].map(([name, hash]) => `${name} ${hash}`))
  })
})

test('the packages have one version, and the changelog tells of it', () => {
  const versions = ['.', 'contract', 'server', 'web'].map(
    (room) =>
      (JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as { version: string }).version,
  )
  expect(new Set(versions).size).toBe(1)
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const told = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map((match) => match[1])
  expect(told).toContain(versions[0])
  expect(releases.map(({ version }) => version).filter((version) => !told.includes(version))).toEqual([])
})

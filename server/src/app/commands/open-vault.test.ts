import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVault } from '../../platform/sealing/vault.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openVault } from './open-vault.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('opens what the other master key wrapped, while the key is changed', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)]
  const before = await createVault(database.db, old, null)
  const env = { DATA_DIR: '/nowhere', masterKey: next, otherMasterKey: old }
  const { vault } = await openVault(database.pool, env)
  expect(vault.blindIndex('tin', 'ABCPV1234F')).toEqual(before.blindIndex('tin', 'ABCPV1234F'))
  await expect(openVault(database.pool, { ...env, otherMasterKey: null })).rejects.toThrow(
    'another master key',
  )
})

it('is how every command opens it, but the one that changes the master key', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('-command.ts'))
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(`${import.meta.dirname}/${name}`, 'utf8') })),
  )
  expect(texts.filter(({ text }) => text.includes('createVault')).map(({ name }) => name)).toEqual([
    'rotate-master-command.ts',
  ])
  expect(texts.filter(({ text }) => text.includes('openVault')).length).toBeGreaterThanOrEqual(4)
})

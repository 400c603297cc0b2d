import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createPool, type Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { addDataKey } from './data-keys.queries.ts'
import { nameConnections } from './known-keys.ts'
import { createMasterKeys } from './master-keys.ts'
import { rotateMaster } from './rotate-master.ts'
import { createVault, DATA_KEY } from './vault.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db } = database)
})
afterAll(() => database.drop())
afterEach(async () => {
  await db.run(sql`delete from data_key`)
  await db.run(sql`delete from index_key`)
})

const [old, next] = [randomBytes(32), randomBytes(32)]
const wrappedBy = async (): Promise<string[]> =>
  (
    await db.rows<{ master_key: string }>(
      sql`select master_key from data_key union select master_key from index_key`,
    )
  ).map(({ master_key }) => master_key)

describe('the key of the blind indexes', () => {
  it('is the one that the master key derived, in a database from before it was wrapped', async () => {
    const master = createMasterKeys(old)
    await addDataKey(db, master.wrap(randomBytes(32), DATA_KEY))
    const derived = Buffer.from(hkdfSync('sha256', old, Buffer.alloc(0), 'blind-index', 32))
    const before = createHmac('sha256', derived).update('tin\u0000ABCPV1234F').digest()
    const vault = await createVault(db, old, null)
    expect(vault.blindIndex('tin', 'ABCPV1234F')).toEqual(before)
    expect((await createVault(db, next, old)).blindIndex('tin', 'ABCPV1234F')).toEqual(before)
  })

  it('is drawn by itself in a new database, once, however many processes start', async () => {
    const vaults = await Promise.all(Array.from({ length: 8 }, () => createVault(db, old, null)))
    expect(new Set(vaults.map((vault) => vault.blindIndex('tin', 'x').toString('hex'))).size).toBe(1)
    const derived = Buffer.from(hkdfSync('sha256', old, Buffer.alloc(0), 'blind-index', 32))
    expect(vaults[0]?.blindIndex('tin', 'x')).not.toEqual(
      createHmac('sha256', derived).update('tin\u0000x').digest(),
    )
    expect((await db.row<{ count: number }>(sql`select count(*) as count from data_key`))?.count).toBe(1)
  })
})

it('a process with another master key does not start', async () => {
  await createVault(db, old, null)
  await expect(createVault(db, next, null)).rejects.toThrow('another master key')
})

describe('the master key changes', () => {
  it('while servers work: what was sealed opens, indexes stay, and the old key opens nothing afterwards', async () => {
    const running = await createVault(db, old, next)
    const sealed = running.seal('ABCPV1234F', 'customer.tin:1')
    await running.rotate()
    const index = running.blindIndex('tin', 'ABCPV1234F')
    expect(await rotateMaster(db, createMasterKeys(next, [old]))).toEqual({ rewrapped: 3, behind: 0 })

    const later = await createVault(db, next, null)
    expect(await later.open(sealed, 'customer.tin:1')).toBe('ABCPV1234F')
    expect(later.blindIndex('tin', 'ABCPV1234F')).toEqual(index)
    await later.rotate()
    const newer = later.seal('x', 'customer.tin:2')
    expect(await running.open(newer, 'customer.tin:2')).toBe('x')
    await expect(createVault(db, old, null)).rejects.toThrow('another master key')
    expect(await rotateMaster(db, createMasterKeys(next, [old]))).toEqual({ rewrapped: 0, behind: 0 })
  })

  it('all of it or nothing, wherever it is cut off', async () => {
    const vault = await createVault(db, old, null)
    await vault.rotate()
    const before = await wrappedBy()
    for (let writes = 0; writes < 3; writes += 1) {
      let left = writes
      const cut: Database = {
        ...db,
        transaction: (work) =>
          db.transaction((tx) =>
            work({
              ...tx,
              run: (statement) => {
                const isWrite = /^(?:update|insert)/.test(statement.toStatement().text)
                if (isWrite && left-- === 0) throw new Error('killed')
                return tx.run(statement)
              },
            }),
          ),
      }
      await expect(rotateMaster(cut, createMasterKeys(next, [old]))).rejects.toThrow('killed')
      expect(await wrappedBy()).toEqual(before)
    }
    expect((await rotateMaster(db, createMasterKeys(next, [old]))).rewrapped).toBe(3)
    expect(await wrappedBy()).toEqual([createMasterKeys(next).name])
  })

  it('not while a live server does not know the new key; and says which still wrap with the old one', async () => {
    await createVault(db, old, null)
    const connect = async (known: Buffer, others: Buffer[] = []) => {
      const pool = createPool(
        {
          connectionString: database.url,
          application_name: nameConnections(createMasterKeys(known, others)),
        },
        () => undefined,
      )
      const client = await pool.connect()
      return async () => {
        client.release()
        await pool.end()
      }
    }
    const endUnready = await connect(old)
    await expect(rotateMaster(db, createMasterKeys(next, [old]))).rejects.toThrow('do not know the new key')
    expect(await wrappedBy()).toEqual([createMasterKeys(old).name])
    await endUnready()
    const [endReady, endNew] = [await connect(old, [next]), await connect(next, [old])]
    // PostgreSQL forgets a connection a moment after its end; until then nothing is changed.
    const rotated = await vi.waitFor(() => rotateMaster(db, createMasterKeys(next, [old])), 10_000)
    expect(rotated).toEqual({ rewrapped: 2, behind: 1 })
    await endReady()
    await endNew()
  })

  it('lets no new data key be wrapped with the key that goes, or with one that is not in use yet', async () => {
    const running = await createVault(db, old, next)
    const early = await createVault(db, next, old)
    await expect(early.rotate()).rejects.toThrow('not the master key in use')
    await running.rotate()
    await rotateMaster(db, createMasterKeys(next, [old]))
    await expect(running.rotate()).rejects.toThrow('not the master key in use')
    await early.rotate()
    expect(await wrappedBy()).toEqual([createMasterKeys(next).name])
  })

  it('not where a third key wrapped something', async () => {
    await createVault(db, randomBytes(32), null)
    await expect(rotateMaster(db, createMasterKeys(next, [old]))).rejects.toThrow('another master key')
  })
})

it('two keys that are one are one', () => {
  expect(createMasterKeys(old, [old, null]).names).toEqual([createMasterKeys(old).name])
})

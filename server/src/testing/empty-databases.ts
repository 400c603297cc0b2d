import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool } from 'pg'
import { inject } from 'vitest'
import { createPool } from '../platform/db/database.ts'
import { inDatabase } from './test-database.ts'

/** Databases in which no migration ever ran, for tests of migrations and backups. Call `drop` in afterAll. */
export const openEmptyDatabases = (): { create(): Promise<Pool>; drop(): Promise<void> } => {
  const { connection } = inject('postgres')
  const admin = new Pool({ ...connection, max: 1 })
  admin.on('error', () => undefined)
  const open: { name: string; pool: Pool }[] = []
  return {
    create: async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await admin.query(`create database ${name} template template0`)
      const pool = createPool(inDatabase(connection, name), () => undefined)
      open.push({ name, pool })
      return pool
    },
    drop: async () => {
      for (const { name, pool } of open) {
        await pool.end()
        await dropDatabase(admin, name)
      }
      await admin.end()
    },
  }
}

/** The server's own vacuum may be at work in it, which nobody but a superuser may end: it is waited for. */
const dropDatabase = async (admin: Pool, name: string): Promise<void> => {
  for (let left = 40; ; left -= 1) {
    try {
      await admin.query(`drop database ${name} with (force)`)
      return
    } catch (error) {
      if (left === 0 || !(error instanceof DatabaseError) || error.code !== '42501') throw error
      await sleep(250)
    }
  }
}

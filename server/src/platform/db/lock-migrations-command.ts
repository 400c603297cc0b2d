import { readFile, writeFile } from 'node:fs/promises'
import { listMigrations, MIGRATIONS } from './migration-files.ts'
import { lockNew, readLock, writeLock } from './migrations-lock.ts'

/** `npm run db:lock`: adds new migrations to migrations.lock, and refuses where one that stands in it is another. */
const file = new URL('migrations.lock', MIGRATIONS)
try {
  const lock = readLock(await readFile(file, 'utf8'))
  const locked = lockNew(lock, await listMigrations())
  await writeFile(file, writeLock(locked))
  process.stdout.write(`${locked.size - lock.size} added, ${locked.size} locked.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

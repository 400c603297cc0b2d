import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildBrand } from '../testing/builders/build-brand.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const SOURCE = join(import.meta.dirname, '..')
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  folder = await mkdtemp(join(tmpdir(), 'without-demo-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The process as `npm start` runs it, where neither the demo nor the embedded PostgreSQL nor what they need is installed. */
const start = (variables: Record<string, string>) => {
  const server = spawn(
    process.execPath,
    ['--import', join(SOURCE, 'testing', 'without-demo.ts'), join(SOURCE, 'main.ts')],
    {
      env: {
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        PORT: '0',
        LOG_LEVEL: 'fatal',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const ended = once(server, 'close')
  const welcome = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /^Serving on (\S+)$/m.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('close', () => reject(new Error(said)))
  })
  return {
    welcome,
    stop: async () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}

it('a server without the demo starts, serves and stops where the demo is not installed', async () => {
  const server = start({ DEMO: '0' })
  const address = await server.welcome
  for (const path of ['/readyz', '/', '/admin'])
    expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 200])
  expect(await server.stop()).toEqual([0, null])
})

it('one that is to be a demo says what it lacks', async () => {
  await expect(start({ DEMO: '1' }).welcome).rejects.toThrow(/not there: \S+\/server\/demo\/demo\.ts/)
})

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localStorage } from './local-storage.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'local-storage-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('leaves nothing of a write that fails, and the next one works', async () => {
  const { write, read } = localStorage(dataDir)
  await mkdir(join(dataDir, 'files', 'taken.webp'), { recursive: true })
  await expect(write('taken.webp', Buffer.from('bytes'))).rejects.toThrow()
  expect(await readdir(join(dataDir, 'files'))).toEqual(['taken.webp'])
  await rm(join(dataDir, 'files', 'taken.webp'), { recursive: true })
  await write('taken.webp', Buffer.from('bytes'))
  expect(await read('taken.webp')).toEqual(Buffer.from('bytes'))
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { logDestination } from './log-destination.ts'
import { pinoOptions } from './logger.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const linesOf = async (file: string): Promise<{ msg: string }[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { msg: string })

it('writes every line whole and in order, however many come at once', async () => {
  const file = join(folder, 'many')
  const log = pino(pinoOptions('info'), logDestination(file))
  await vi.waitFor(() => readFile(file))
  const said = Array.from({ length: 3_000 }, (_, at) => `कर्ज़ ${at}`)
  for (const text of said) log.info(text)
  // Not flushed at once: what is on its way to the disk just then may arrive behind the rest.
  await vi.waitFor(async () => expect(await linesOf(file)).toHaveLength(said.length), { timeout: 10_000 })
  expect((await linesOf(file)).map(({ msg }) => msg)).toEqual(said)
})

it('lets no line wait for others', async () => {
  const file = join(folder, 'one')
  pino(pinoOptions('info'), logDestination(file)).info('alone')
  await vi.waitFor(async () => expect(await linesOf(file)).toMatchObject([{ msg: 'alone' }]), {
    timeout: 5_000,
  })
})

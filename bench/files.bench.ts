import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inSeconds, median } from './figures.ts'
import { bombs, makeCsv, makeSharedWorkbook, makeWorkbook } from './files/make-files.ts'
import type { ReadOnce } from './files/read-once.ts'
import type { Line, Report } from './report.ts'

const READ_ONCE = fileURLToPath(new URL('files/read-once.ts', import.meta.url))
const run = promisify(execFile)

/** What readings of one file took, each in a process of its own: the medians. */
const readings = async (small: string, path: string, rounds: number): Promise<ReadOnce> => {
  const all: ReadOnce[] = []
  for (let round = 0; round < rounds; round += 1)
    all.push(JSON.parse((await run('node', [READ_ONCE, small, path])).stdout) as ReadOnce)
  const [first] = all
  if (first === undefined) throw new Error('nothing was read')
  return {
    ...first,
    milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
    megabytes: median(all.map(({ megabytes }) => megabytes)),
  }
}

const inMegabytes = (value: number): string => `${value.toFixed(0)} MB`

const linesOf = (
  what: string,
  { milliseconds, megabytes }: ReadOnce,
  most: { milliseconds: number; megabytes: number },
): Line[] => [
  {
    what,
    ours: inSeconds(milliseconds),
    target: `≤ ${inSeconds(most.milliseconds)}`,
    met: milliseconds <= most.milliseconds,
  },
  {
    what: `${what}, above idle`,
    ours: inMegabytes(megabytes),
    target: `≤ ${inMegabytes(most.megabytes)}`,
    met: megabytes <= most.megabytes,
  },
]

/** Reading lenders' files: how long, and how much memory of the whole process. */
export const measureFiles = async (report: Report, quick: boolean): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-files-'))
  const rounds = quick ? 1 : 3
  const share = quick ? 0.05 : 1
  const small = join(folder, 'small.xlsx')
  try {
    await makeWorkbook(small, 2)
    const files = [
      ['.xlsx, texts in cells', makeWorkbook, 100_000, { milliseconds: 2_500, megabytes: 200 }],
      ['.xlsx, shared texts', makeSharedWorkbook, 100_000, { milliseconds: 2_500, megabytes: 200 }],
      ['.csv', makeCsv, 1_000_000, { milliseconds: 10_000, megabytes: 200 }],
    ] as const
    for (const [name, make, full, most] of files) {
      const rows = full * share
      await report.measure(`read ${name}`, async () => {
        const path = join(folder, 'large')
        await make(path, rows)
        const read = await readings(small, path, rounds)
        if (read.rows !== rows) throw new Error(`${read.rows} rows were read of ${rows}`)
        return linesOf(`read ${rows.toLocaleString('en')} rows of ${name}`, read, most)
      })
    }
    for (const [name, make] of Object.entries(bombs))
      await report.measure(`refuse ${name}`, async () => {
        const path = join(folder, 'bomb')
        await writeFile(path, make())
        const read = await readings(small, path, 1)
        if (read.refused === null) throw new Error('it was read')
        return linesOf(`refuse a bomb: ${name} (${read.refused})`, read, {
          milliseconds: 2_000,
          megabytes: 150,
        })
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addReadRows, forgetRows } from '../server/src/money/uploads/upload-rows.queries.ts'
import { addUpload } from '../server/src/money/uploads/uploads.queries.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { asRatio, growthExponent, inSeconds, median } from './figures.ts'
import { openMoneyDatabase } from './money/money-world.ts'
import type { Line, Report } from './report.ts'
import { copyInto, copyText } from './uploads/bare-copy.ts'
import { writeLenderFile } from './uploads/lender-rows.ts'
import type { TookOnce, UploadOnce, UploadTask } from './uploads/upload-once.ts'
import { buildUploadWorld, type UploadWorld } from './uploads/upload-world.ts'

const UPLOAD_ONCE = fileURLToPath(new URL('uploads/upload-once.ts', import.meta.url))
const run = promisify(execFile)

const inMegabytes = (value: number): string => `${value.toFixed(0)} MB`

/** Wall time as it is promised, and CPU time beside it, which a shared machine leaves true. */
const tookLine = (what: string, { ms, nodeMs, postgresMs }: TookOnce, most?: number): Line => ({
  what,
  ours: inSeconds(ms),
  peer: `CPU: node ${inSeconds(nodeMs)}, PostgreSQL ${inSeconds(postgresMs)}`,
  ...(most !== undefined && { target: `≤ ${most} s`, met: ms <= most * 1_000 }),
})

const plus = (one: TookOnce, other: TookOnce): TookOnce => ({
  ms: one.ms + other.ms,
  nodeMs: one.nodeMs + other.nodeMs,
  postgresMs: one.postgresMs + other.postgresMs,
})

interface Bench extends Awaited<ReturnType<typeof openMoneyDatabase>> {
  folder: string
  masterKey: string
}

const uploadOnce = async (
  bench: Bench,
  { lender_id, staff_id, numbers }: UploadWorld,
  file: { kind: 'csv' | 'xlsx'; rows: number; until: UploadTask['until'] },
): Promise<UploadOnce> => {
  const [small, path] = [join(bench.folder, `small.${file.kind}`), join(bench.folder, `file.${file.kind}`)]
  await writeLenderFile(small, file.kind, numbers, 10)
  await writeLenderFile(path, file.kind, numbers, file.rows)
  const task: UploadTask = {
    connection: bench.connection,
    dataDir: bench.folder,
    masterKey: bench.masterKey,
    lender_id,
    staff_id,
    small,
    path,
    until: file.until,
  }
  return JSON.parse((await run('node', [UPLOAD_ONCE, JSON.stringify(task)])).stdout) as UploadOnce
}

const BATCH = 1_000

/** The rows of a file as they are staged, beside a COPY of the same rows; both in one transaction each, in turn. */
const measureStaging = async (bench: Bench, world: UploadWorld, rows: number): Promise<Line> => {
  const { db, pool } = bench
  const facts = world.numbers.slice(0, rows).map((our_reference, at) => ({
    row_key: at + 2,
    facts: {
      our_reference,
      word: 'Disbursed',
      status_date: `2026-11-${String((at % 20) + 1).padStart(2, '0')}`,
      sanctioned: 10_000_000,
      disbursed: 5_000_000 + at,
      utr: `UTR${String(at).padStart(12, '0')}`,
    },
    candidates: null,
  }))
  const upload_id = randomUUID()
  await addUpload(db, {
    upload_id,
    kind: 'mis',
    lender_id: world.lender_id,
    month: '2026-11',
    scope: 'changes_only',
    is_direct: 0,
    sha256: '',
    bytes: 0,
    file_name: 'staging.csv',
    parts: 1,
    staff_id: world.staff_id,
    staff_name: 'A member of staff',
    created_at: new Date(),
  })
  const timed = async (work: () => Promise<void>): Promise<number> => {
    await forgetRows(db, upload_id)
    await db.run(sql`vacuum upload_row`)
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const stage = () =>
    db.transaction(async (tx) => {
      for (let at = 0; at < facts.length; at += BATCH)
        await addReadRows(
          tx,
          upload_id,
          facts
            .slice(at, at + BATCH)
            .map(({ facts: own, ...row }) => ({ ...row, facts: JSON.stringify(own) })),
        )
    })
  const copy = async (): Promise<void> => {
    const client = await pool.connect()
    const lines = facts.map(
      (row) => `${upload_id}\t${row.row_key}\tread\t${copyText(JSON.stringify(row.facts))}\n`,
    )
    await copyInto(client, 'upload_row (upload_id, row_key, outcome, facts)', lines)
    client.release()
  }
  const times: [ours: number, bare: number][] = []
  for (let round = 0; round < 5; round += 1) times.push([await timed(stage), await timed(copy)])
  await forgetRows(db, upload_id)
  const [ours, bare] = [median(times.map(([one]) => one)), median(times.map(([, one]) => one))]
  return {
    what: `${rows.toLocaleString('en')} rows staged`,
    ours: inSeconds(ours),
    peer: `a bare COPY ${inSeconds(bare)}`,
    ratio: `${asRatio(bare / ours)} of its speed`,
    target: '≥ 0.8',
    met: bare / ours >= 0.8,
  }
}

const measureRounds = async (
  bench: Bench,
  worlds: { small: UploadWorld; large: UploadWorld },
): Promise<Line[]> => {
  const upload = (world: UploadWorld) =>
    uploadOnce(bench, world, { kind: 'xlsx', rows: world.numbers.length, until: 'undo' })
  const small = await upload(worlds.small)
  const large = await upload(worlds.large)
  if (small.apply === null || large.apply === null || large.undo === null)
    throw new Error('nothing was applied')
  if (large.reversed !== large.rows_updated)
    throw new Error(`${large.reversed} rows were taken back of ${large.rows_updated}`)
  const rows = worlds.large.numbers.length.toLocaleString('en')
  const changed = large.rows_updated.toLocaleString('en')
  const result = plus(large.plan, large.apply)
  const exponent = growthExponent(
    [worlds.small.numbers.length, plus(small.plan, small.apply).ms],
    [worlds.large.numbers.length, result.ms],
  )
  return [
    tookLine(`${rows} rows of .xlsx to their plan`, large.plan, 4),
    tookLine(`their result: ${changed} rows applied`, large.apply),
    { ...tookLine('to their result', result, 6), ratio: `growth exponent ${exponent.toFixed(2)}` },
    {
      what: 'to their result, above idle',
      ours: inMegabytes(large.megabytes),
      target: '≤ 200 MB',
      met: large.megabytes <= 200,
    },
    tookLine('all of it taken back', large.undo, 10),
  ]
}

/** Lenders' files from their bytes to their result and back: how long, and how much memory of the process that does it. */
export const measureUploads = async (report: Report, quick: boolean): Promise<void> => {
  const loans = quick ? 2_000 : 100_000
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-uploads-'))
  const bench = { ...(await openMoneyDatabase()), folder, masterKey: randomBytes(32).toString('hex') }
  try {
    const worlds = {
      small: await buildUploadWorld(bench.db, loans / 10),
      large: await buildUploadWorld(bench.db, loans),
    }
    await bench.db.run(sql`analyze`)
    await report.measure('staging', () => measureStaging(bench, worlds.large, loans))
    await report.measure('a file and back', () => measureRounds(bench, worlds))
    await report.measure('a long .csv', async () => {
      const rows = loans * 10
      const { plan, outcomes } = await uploadOnce(bench, worlds.large, { kind: 'csv', rows, until: 'plan' })
      const planned = (outcomes['new_event'] ?? 0).toLocaleString('en')
      return tookLine(`${rows.toLocaleString('en')} rows of .csv to their plan (${planned} steps)`, plan, 60)
    })
  } finally {
    await bench.close()
    await rm(folder, { recursive: true, force: true })
  }
}

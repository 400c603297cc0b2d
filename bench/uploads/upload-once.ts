import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { buildApp } from '../../server/src/app/app.ts'
import { applyFile } from '../../server/src/money/uploads/apply-file.ts'
import { readAndPlan } from '../../server/src/money/uploads/run-file.ts'
import { partsOf, sealFile } from '../../server/src/money/uploads/sealed-parts.ts'
import { undoFile } from '../../server/src/money/uploads/undo-file.ts'
import { addUpload, saveUpload, findUpload } from '../../server/src/money/uploads/uploads.queries.ts'
import { createDatabase, createPool } from '../../server/src/platform/db/database.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import { cpuWithChildren, parentOf } from './cpu-time.ts'

/**
 * Plans one file, applies it and takes it back as the jobs do, in a process of its own with the settings of the product's pool, and prints what each
 * took: uploads.bench.ts. A small file before it, applied where the file is, loads what a server has loaded: a connection keeps the plans that it
 * made for a handful of rows.
 */

export interface UploadTask {
  connection: pg.PoolConfig
  dataDir: string
  /** Of the run, in hex. */
  masterKey: string
  lender_id: number
  staff_id: number
  small: string
  path: string
  /** How far: to its plan alone, or also to its result and back. */
  until: 'plan' | 'undo'
}

export interface TookOnce {
  ms: number
  /** CPU time of node, the process that reads the sheet among it. */
  nodeMs: number
  /** CPU time of PostgreSQL, all its processes together. */
  postgresMs: number
}

export interface UploadOnce {
  /** A plan's lines by outcome. */
  outcomes: Record<string, number>
  plan: TookOnce
  apply: TookOnce | null
  undo: TookOnce | null
  rows_updated: number
  /** How many of its rows an undo took back. */
  reversed: number
  /** The most memory of the process from plan to result, above what it took before. */
  megabytes: number
}

const { positionals } = parseArgs({ allowPositionals: true })
const task = JSON.parse(positionals[0] ?? '') as UploadTask
const pool = createPool(task.connection, (error) => console.error(error))
const db = createDatabase(pool)
const { app, services } = await buildApp({
  env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: task.dataDir }),
  pool,
  masterKey: Buffer.from(task.masterKey, 'hex'),
  now: () => new Date('2026-11-20T06:00:00Z'),
  web: null,
})
const postmaster = parentOf((await db.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid ?? 0)

const timed = async (work: () => Promise<void>): Promise<TookOnce> => {
  const [began, node, postgres] = [
    performance.now(),
    cpuWithChildren(process.pid),
    cpuWithChildren(postmaster),
  ]
  await work()
  return {
    ms: performance.now() - began,
    nodeMs: cpuWithChildren(process.pid) - node,
    postgresMs: cpuWithChildren(postmaster) - postgres,
  }
}

const take = async (path: string): Promise<string> => {
  const { size } = await stat(path)
  const upload = {
    upload_id: randomUUID(),
    kind: 'mis' as const,
    lender_id: task.lender_id,
    month: '2026-11',
    scope: 'changes_only' as const,
    is_direct: 0 as const,
    sha256: '',
    bytes: size,
    file_name: path,
    parts: partsOf(size),
    staff_id: task.staff_id,
    staff_name: 'A member of staff',
    created_at: services.now(),
  }
  await addUpload(db, upload)
  await sealFile(services, upload, path)
  return upload.upload_id
}

const plan = (id: string) => readAndPlan(services, id, async () => () => false)

const outcomesOf = async (id: string): Promise<Record<string, number>> => {
  const rows = await db.rows<{ outcome: string; count: number }>(
    sql`select outcome, count(*) as count from upload_row where upload_id = ${id} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

const expectState = async (id: string, state: string): Promise<void> => {
  const is = (await findUpload(db, id))?.state
  if (is !== state) throw new Error(`the file stands at ${is} and not at ${state}`)
}

const apply = async (id: string): Promise<void> => {
  await saveUpload(db, id, { state: 'APPLYING' }, ['PLANNED'])
  await applyFile(services, id)
}

const small = await take(task.small)
await plan(small)
if (task.until === 'undo') await apply(small)
const id = await take(task.path)
const idle = process.memoryUsage.rss()
let most = idle
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 20)
const planned = await timed(() => plan(id))
await expectState(id, 'PLANNED')
const outcomes = await outcomesOf(id)
let applied: TookOnce | null = null
let undone: TookOnce | null = null
if (task.until === 'undo') {
  applied = await timed(() => apply(id))
  await expectState(id, 'DONE')
}
clearInterval(watch)
const rows_updated = (await findUpload(db, id))?.rows_updated ?? 0
if (task.until === 'undo') {
  const by = { undo_reason: 'A bench', undo_staff_id: task.staff_id, undo_staff_name: 'A member of staff' }
  await saveUpload(db, id, { state: 'UNDOING', ...by })
  undone = await timed(() => undoFile(services, id))
  await expectState(id, 'UNDONE')
}
const reversed = (await outcomesOf(id))['reversed'] ?? 0
await app.close()
await pool.end()
console.log(
  JSON.stringify({
    outcomes,
    plan: planned,
    apply: applied,
    undo: undone,
    rows_updated,
    reversed,
    megabytes: (most - idle) / 1e6,
  } satisfies UploadOnce),
)

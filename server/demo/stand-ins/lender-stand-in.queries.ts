import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Any number; it keeps two processes from making the tables at once. */
const LOCK = 7_214_006

/** How a stand-in lender behaves. */
export const lenderModes = ['normal', 'down', 'slow', 'rubbish', 'twice'] as const
export type LenderMode = (typeof lenderModes)[number]

/** Makes the stand-in's own schema and tables where they are missing. */
export const ensureLenderFiles = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.run(sql`create schema if not exists stand_in`)
    await tx.run(sql`create table if not exists stand_in.lender_file (
      file_id         bigint generated always as identity primary key,
      slug            text not null,
      our_reference   uuid not null,
      idempotency_key text not null,
      amount          integer not null,
      step            smallint not null default 0,
      due_at          timestamptz,
      withdrawn_at    timestamptz,
      created_at      timestamptz not null default now(),
      unique (slug, idempotency_key),
      unique (slug, our_reference)
    )`)
    await tx.run(sql`alter table stand_in.lender_file add column if not exists mobile text,
      add column if not exists steps_done text[] not null default '{}'`)
    await tx.run(
      sql`create table if not exists stand_in.lender_mode (slug text primary key, mode text not null)`,
    )
  })

/** An application as the lender has it; `our_reference` is the marketplace's. */
export interface LenderFile {
  file_id: number
  slug: string
  our_reference: string
  idempotency_key: string
  amount: number
  step: number
  withdrawn: boolean
  mobile: string | null
  /** Of a lender with a page of its own: the steps that it has what it wanted of. */
  steps_done: string[]
}

const columns = sql`file_id, slug, our_reference, idempotency_key, amount, step, withdrawn_at is not null as withdrawn,
  mobile, steps_done`

/** Takes an application once per key. @returns null where the same application came under another key. */
export const takeFile = async (
  db: Database,
  file: {
    slug: string
    our_reference: string
    idempotency_key: string
    amount: number
    mobile: string | null
    /** Until its first event; null where that waits for the customer. */
    delayMs: number | null
  },
): Promise<LenderFile | null> => {
  await db.run(sql`insert into stand_in.lender_file (slug, our_reference, idempotency_key, amount, mobile, due_at)
    values (${file.slug}, ${file.our_reference}, ${file.idempotency_key}, ${file.amount}, ${file.mobile},
      case when ${file.delayMs}::float8 is null then null else now() + make_interval(secs => ${file.delayMs}::float8 / 1000) end)
    on conflict do nothing`)
  return db.row(sql`select ${columns} from stand_in.lender_file
    where slug = ${file.slug} and idempotency_key = ${file.idempotency_key} and our_reference = ${file.our_reference}`)
}

export const listFiles = (db: Database): Promise<LenderFile[]> =>
  db.rows(sql`select ${columns} from stand_in.lender_file order by file_id`)

export const listDueFiles = (db: Database): Promise<LenderFile[]> =>
  db.rows(sql`select ${columns} from stand_in.lender_file
    where due_at <= now() and withdrawn_at is null order by due_at limit 100`)

export const findFile = (db: Database, slug: string, ourReference: string): Promise<LenderFile | null> =>
  db.row(
    sql`select ${columns} from stand_in.lender_file where slug = ${slug} and our_reference = ${ourReference}`,
  )

/** Notes that the customer has done a step; the same again changes nothing. */
export const noteStep = (db: Database, slug: string, ourReference: string, step: string): Promise<number> =>
  db.run(sql`update stand_in.lender_file set steps_done = array_append(steps_done, ${step})
    where slug = ${slug} and our_reference = ${ourReference} and not (${step} = any(steps_done))`)

/** Lets a file that waited for the customer go on; one that goes on already is left as it is. */
export const startFile = (db: Database, file: LenderFile, delayMs: number): Promise<number> =>
  db.run(sql`update stand_in.lender_file set due_at = now() + make_interval(secs => ${delayMs / 1000})
    where file_id = ${file.file_id} and step = 0 and due_at is null and withdrawn_at is null`)

/** @returns 0 where the lender has no such application. */
export const withdrawFile = (db: Database, slug: string, ourReference: string): Promise<number> =>
  db.run(sql`update stand_in.lender_file set withdrawn_at = coalesce(withdrawn_at, now()), due_at = null
    where slug = ${slug} and our_reference = ${ourReference}`)

/** Moves a file on to its next event, or to none where `delayMs` is null. */
export const advanceFile = (
  db: Database,
  file: LenderFile,
  step: number,
  delayMs: number | null,
): Promise<number> =>
  db.run(sql`update stand_in.lender_file set step = ${step},
      due_at = case when ${delayMs}::float8 is null then null else now() + make_interval(secs => ${delayMs}::float8 / 1000) end
    where file_id = ${file.file_id} and step = ${file.step} and withdrawn_at is null`)

export const listModes = (db: Database): Promise<{ slug: string; mode: LenderMode }[]> =>
  db.rows(sql`select slug, mode from stand_in.lender_mode`)

export const setMode = (db: Database, slug: string, mode: LenderMode): Promise<number> =>
  db.run(sql`insert into stand_in.lender_mode (slug, mode) values (${slug}, ${mode})
    on conflict (slug) do update set mode = excluded.mode`)

import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Any number; it keeps two processes from making the table at once. */
const LOCK = 7_214_005

/** Makes the stand-in's own schema and table where they are missing. */
export const ensureReceivedHelpRequests = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.run(sql`create schema if not exists stand_in`)
    await tx.run(sql`create table if not exists stand_in.received_help_request (
      id          bigint generated always as identity primary key,
      fields      jsonb not null,
      request_key text not null unique,
      created_at  timestamptz not null default now()
    )`)
  })

export const addReceivedHelpRequest = (
  db: Database,
  fields: Record<string, string>,
  requestKey: string,
): Promise<number> =>
  db.run(sql`insert into stand_in.received_help_request (fields, request_key) values (${JSON.stringify(fields)}::jsonb, ${requestKey})
    on conflict (request_key) do nothing`)

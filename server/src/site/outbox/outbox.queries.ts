import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Any number; it keeps two processes from making the tables at once. */
const LOCK = 7_214_004

/** Makes the stand-ins' own schema and the outbox where they are missing. They are no part of the product's tables. */
export const ensureOutbox = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.run(sql`create schema if not exists stand_in`)
    await tx.run(sql`create table if not exists stand_in.dev_outbox (
      id          bigint generated always as identity primary key,
      channel     text not null,
      recipient   text not null,
      subject     text,
      text        text not null,
      gateway_key text not null unique,
      created_at  timestamptz not null default now()
    )`)
    await tx.run(sql`create index if not exists dev_outbox_recipient on stand_in.dev_outbox (recipient, id)`)
  })

export interface ReceivedMessage {
  channel: 'sms' | 'email'
  recipient: string
  subject: string | null
  text: string
  gateway_key: string
}

/** The same `gateway_key` twice is one message, as at a real gateway. */
export const addReceivedMessage = (db: Database, message: ReceivedMessage): Promise<number> =>
  db.run(sql`insert into stand_in.dev_outbox (channel, recipient, subject, text, gateway_key)
    values (${message.channel}, ${message.recipient}, ${message.subject}, ${message.text}, ${message.gateway_key})
    on conflict (gateway_key) do nothing`)

export interface OutboxRow {
  id: number
  channel: 'sms' | 'email'
  to: string
  subject: string | null
  text: string
  created_at: Date
}

/** The newest first. */
export const listOutboxRows = (db: Database, to: string | null, limit: number): Promise<OutboxRow[]> =>
  db.rows(sql`select id, channel, recipient as "to", subject, text, created_at from stand_in.dev_outbox
    where ${to}::text is null or recipient = ${to} order by id desc limit ${limit}`)

import { COUNTED_TO, toCounted, type Counted } from '@marketplace/contract/platform/paging'
import type { Database } from '../db/database.ts'
import { join, sql, type Sql } from '../db/sql.ts'
import type { AuditContent } from './hash-entry.ts'
import type { AuditActor } from './record-event.ts'

export interface AuditHead {
  entry_id: number
  entry_hash: Buffer
}

/** The end of the chain, held until the transaction ends: entries are written one after another. */
export const lockAuditHead = async (tx: Database): Promise<AuditHead> => {
  const head = await tx.row<AuditHead>(sql`select entry_id, entry_hash from audit_head for update`)
  if (head === null) throw new Error('table audit_head is empty')
  return head
}

export const addAuditEntry = async (
  tx: Database,
  entry: AuditContent,
  previousHash: Buffer,
  entryHash: Buffer,
): Promise<void> => {
  await tx.run(sql`insert into audit_entry (entry_id, at, actor_kind, actor_id, actor_name, on_behalf_of, action, object_kind,
      object_id, object_name, before, after, reason, sealed_reason, ip, previous_hash, entry_hash)
    values (${entry.entry_id}, ${entry.at}, ${entry.actor_kind}, ${entry.actor_id}, ${entry.actor_name}, ${entry.on_behalf_of},
      ${entry.action}, ${entry.object_kind}, ${entry.object_id}, ${entry.object_name}, ${JSON.stringify(entry.before)},
      ${JSON.stringify(entry.after)}, ${entry.reason}, ${entry.sealed_reason}, ${entry.ip}, ${previousHash}, ${entryHash})`)
}

export const moveAuditHead = async (tx: Database, { entry_id, entry_hash }: AuditHead): Promise<void> => {
  await tx.run(sql`update audit_head set entry_id = ${entry_id}, entry_hash = ${entry_hash}`)
}

/** An entry as it is stored; in the order of the chain it can be hashed again. */
export interface StoredEntry extends AuditContent {
  previous_hash: Buffer
  entry_hash: Buffer
}

const content = sql`entry_id, at, actor_kind, actor_id, actor_name, on_behalf_of, action, object_kind, object_id, object_name,
  before, after, reason, sealed_reason, ip`

/** Whether the log has an act of theirs from this time on. */
export const hasActedSince = async (
  db: Database,
  { kind, id, name }: AuditActor,
  since: Date,
): Promise<boolean> =>
  (
    await db.row<{ has: boolean }>(sql`select exists (select from audit_entry
      where at >= ${since} and lower(actor_name) = lower(${name}) and actor_kind = ${kind} and actor_id = ${String(id)}) as has`)
  )?.has === true

export interface AuditFilter {
  object_kind: string | null
  object_id: string | null
  /** A whole name, in any case. */
  actor: string | null
  /** noun.verb, or a noun for all of its verbs. */
  action: string | null
  /** The first and the last day, in India. */
  from: string | null
  to: string | null
}

const conditionsOf = (filter: AuditFilter): Sql[] => {
  const conditions: Sql[] = []
  if (filter.object_kind !== null) conditions.push(sql`object_kind = ${filter.object_kind}`)
  if (filter.object_id !== null) conditions.push(sql`object_id = ${filter.object_id}`)
  if (filter.actor !== null) conditions.push(sql`lower(actor_name) = lower(${filter.actor})`)
  if (filter.action?.includes('.') === true) conditions.push(sql`action = ${filter.action}`)
  // `/` is the sign after the point: everything of the noun stands between the two.
  else if (filter.action !== null)
    conditions.push(sql`action > ${`${filter.action}.`} and action < ${`${filter.action}/`}`)
  if (filter.from !== null)
    conditions.push(sql`at >= ${filter.from}::date::timestamp at time zone 'Asia/Kolkata'`)
  if (filter.to !== null)
    conditions.push(sql`at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`)
  return conditions
}

/** Entries are numbered without a gap: a page of all of them is a stretch of numbers, and none before it has to be read. */
const listWholePage = async (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditContent[]; total: number }> => {
  const total = (await findAuditHead(db))?.entry_id ?? 0
  const rows = await db.rows<AuditContent>(sql`select ${content} from audit_entry
    where entry_id <= ${total - offset} and entry_id > ${total - offset - limit} order by entry_id desc`)
  return { rows, total }
}

/** One page, newest first, and how many there are. */
export const listAuditPage = async (
  db: Database,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditContent[]; total: number }> => {
  const conditions = conditionsOf(filter)
  if (conditions.length === 0) return listWholePage(db, { limit, offset })
  const where = sql`where ${join(conditions, ' and ')}`
  const [rows, count] = await Promise.all([
    db.rows<AuditContent>(
      sql`select ${content} from audit_entry ${where} order by entry_id desc limit ${limit} offset ${offset}`,
    ),
    db.row<{ total: number }>(sql`select count(*) as total from audit_entry ${where}`),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** The same where the rows may be very many: they are counted to the end only where that is asked for. */
export const listCountedAuditPage = async (
  db: Database,
  filter: AuditFilter,
  { limit, offset, isExact }: { limit: number; offset: number; isExact: boolean },
): Promise<{ rows: AuditContent[] } & Counted> => {
  const conditions = conditionsOf(filter)
  if (conditions.length === 0) return { ...(await listWholePage(db, { limit, offset })), is_exact: 1 }
  const where = sql`where ${join(conditions, ' and ')}`
  const [rows, count] = await Promise.all([
    db.rows<AuditContent>(
      sql`select ${content} from audit_entry ${where} order by entry_id desc limit ${limit} offset ${offset}`,
    ),
    db.row<{ total: number }>(
      isExact
        ? sql`select count(*) as total from audit_entry ${where}`
        : sql`select count(*) as total from (select from audit_entry ${where} limit ${COUNTED_TO + 1}) as first`,
    ),
  ])
  const total = count?.total ?? 0
  const counted: Counted = isExact ? { total, is_exact: 1 } : toCounted(total)
  return { rows, ...counted }
}

/** Entries of a filter below a number, newest first: each part begins where the last ended, and nothing is held in between. */
export const listEntriesBelow = (
  db: Database,
  filter: AuditFilter,
  entryId: number,
  limit: number,
): Promise<AuditContent[]> => {
  const conditions = [sql`entry_id < ${entryId}`, ...conditionsOf(filter)]
  return db.rows(sql`select ${content} from audit_entry where ${join(conditions, ' and ')}
    order by entry_id desc limit ${limit}`)
}

/** Reads the chain on from an entry, in order. */
export const readEntriesAfter = (db: Database, entryId: number, limit: number): Promise<StoredEntry[]> =>
  db.rows(sql`select ${content}, previous_hash, entry_hash from audit_entry
    where entry_id > ${entryId} order by entry_id limit ${limit}`)

export const findAuditHead = (db: Database): Promise<AuditHead | null> =>
  db.row<AuditHead>(sql`select entry_id, entry_hash from audit_head`)

/** The transaction sees one moment of the log, whoever writes meanwhile. Call it first. */
export const holdStill = (tx: Database): Promise<number> =>
  tx.run(sql`set transaction isolation level repeatable read, read only`)

/** Which members of staff have done one of these to each object since then. */
export const listActorsOn = (
  db: Database,
  of: { object_kind: string; object_ids: readonly string[]; actions: readonly string[]; since: Date },
): Promise<{ actor_id: string; object_id: string }[]> =>
  db.rows(sql`select distinct actor_id, object_id from audit_entry
    where object_kind = ${of.object_kind} and object_id = any(${of.object_ids}::text[]) and actor_kind = 'staff'
      and action = any(${of.actions}) and at >= ${of.since}`)

/** Who did something to each of these objects last, when and why; an object to which nobody did is left out. */
export const listLastActs = (
  db: Database,
  of: { object_kind: string; action: string; object_ids: readonly (string | number)[] },
): Promise<{ object_id: string; actor_name: string; at: Date; reason: string | null }[]> =>
  db.rows(sql`select distinct on (object_id) object_id, actor_name, at, reason from audit_entry
    where object_kind = ${of.object_kind} and object_id = any(${of.object_ids.map(String)}::text[]) and action = ${of.action}
    order by object_id, entry_id desc`)

import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { addressBlock } from '../http/address-block.ts'
import type { Vault } from '../sealing/vault.ts'
import { addSecurityEvents, type SecurityEventRow } from './security-events.queries.ts'

/** One thing that happened. Address and subject are told as they are and leave this process as keyed hashes alone. */
export interface SecurityEvent {
  kind: SecurityEventKind
  /** Method and path pattern, as `POST /api/auth/start`; empty where no call is behind it. */
  call: string
  actor_kind: 'anonymous' | 'customer' | 'staff' | 'partner' | 'lender' | 'system'
  ip: string | null
  /** Whom it was about or who did it: a contact, a user name, an id with its kind (`customer:…`); null where nobody knows. */
  subject: string | null
}

/** Notes events for investigators (ASVS 5.0, 16.2 and 16.3). Noting never fails and never waits: a flood costs one row a minute. */
export interface SecurityEvents {
  note(event: SecurityEvent): void
  /** Writes what was noted so far; a failure is logged and the events are kept for the next time. */
  flush(): Promise<void>
  /** Writes a last time and stops. */
  stop(): Promise<void>
}

const FLUSH_MS = 2_000
/** Distinct events kept in memory; of a flood from more addresses than that the rest is counted under no address. */
const MOST_KEPT = 5_000

/** The keyed hash of an address's block, as the list of events shows it. */
export const addressKey = (vault: Vault, ip: string): string =>
  vault.blindIndex('security-event.address', addressBlock(ip)).toString('base64url').slice(0, 16)

/** The keyed hash of a subject, as the list of events shows it. */
export const subjectKey = (vault: Vault, subject: string): string =>
  vault.blindIndex('security-event.subject', subject).toString('base64url').slice(0, 16)

export const createSecurityEvents = (
  db: Database,
  vault: Vault,
  log: FastifyBaseLogger,
  now: () => Date,
): SecurityEvents => {
  let kept = new Map<string, SecurityEventRow>()
  let writing: Promise<void> = Promise.resolve()

  const add = (row: SecurityEventRow): void => {
    const key = JSON.stringify({ ...row, hits: 0 })
    const found = kept.get(key)
    if (found !== undefined) found.hits += row.hits
    else if (kept.size < MOST_KEPT || row.address_key === '') kept.set(key, row)
    else add({ ...row, address_key: '', subject_key: '' })
  }
  const write = async (): Promise<void> => {
    if (kept.size === 0) return
    const rows = [...kept.values()]
    kept = new Map()
    try {
      await addSecurityEvents(db, rows)
    } catch (error) {
      log.warn({ err: error, events: rows.length }, 'security events wait for the database')
      for (const row of rows) add(row)
    }
  }
  const flush = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()

  return {
    note: ({ kind, call, actor_kind, ip, subject }) =>
      add({
        minute: new Date(Math.floor(now().getTime() / 60_000) * 60_000),
        kind,
        call,
        actor_kind,
        address_key: ip === null ? '' : addressKey(vault, ip),
        subject_key: subject === null ? '' : subjectKey(vault, subject),
        hits: 1,
      }),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

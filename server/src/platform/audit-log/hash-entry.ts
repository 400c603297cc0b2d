import { createHash } from 'node:crypto'

/** A value of JSON as the log keeps it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What an entry says; all of it is under its hash. */
export interface AuditContent {
  entry_id: number
  at: Date
  actor_kind: 'staff' | 'partner' | 'system'
  actor_id: string
  actor_name: string
  on_behalf_of: string | null
  action: string
  object_kind: string
  object_id: string
  object_name: string | null
  before: Json
  after: Json
  reason: string | null
  /** Free text about a person, sealed under their key (platform/sealing/person-keys.ts). */
  sealed_reason: Buffer | null
  ip: string | null
}

/** Keys in order, so that a value that was through the database hashes as it did before. */
const canonical = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  )
}

/** SHA-256 over the hash before it and every field of the entry (trust.md, Personal data: hash-chained). */
export const hashEntry = (previousHash: Buffer, entry: AuditContent): Buffer =>
  createHash('sha256')
    .update(previousHash)
    .update(
      JSON.stringify([
        entry.entry_id,
        entry.at.toISOString(),
        entry.actor_kind,
        entry.actor_id,
        entry.actor_name,
        entry.on_behalf_of,
        entry.action,
        entry.object_kind,
        entry.object_id,
        entry.object_name,
        canonical(entry.before),
        canonical(entry.after),
        entry.reason,
        entry.ip,
        // Left out where there is none: entries from before it was thought of keep their hash.
        ...(entry.sealed_reason === null ? [] : [entry.sealed_reason.toString('base64')]),
      ]),
    )
    .digest()

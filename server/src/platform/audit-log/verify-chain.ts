import type { Database } from '../db/database.ts'
import {
  findAuditHead,
  holdStill,
  readEntriesAfter,
  type AuditHead,
  type StoredEntry,
} from './audit-log.queries.ts'
import { hashEntry } from './hash-entry.ts'

/** What is wrong with the chain, and at which entry it is first seen. */
export interface BrokenLink {
  entry_id: number
  what: string
}

export type Verified = { broken: null; head: AuditHead } | { broken: BrokenLink }

const BATCH = 1_000

/** What is wrong with `entry` as the one after `before`; null where nothing is. */
const findBreak = (before: AuditHead, entry: StoredEntry): BrokenLink | null => {
  const expected = before.entry_id + 1
  if (entry.entry_id !== expected)
    return { entry_id: expected, what: `missing: entry ${entry.entry_id} follows entry ${before.entry_id}` }
  if (!entry.previous_hash.equals(before.entry_hash))
    return { entry_id: entry.entry_id, what: 'does not follow from the entry before it' }
  if (!hashEntry(entry.previous_hash, entry).equals(entry.entry_hash))
    return { entry_id: entry.entry_id, what: 'was changed after it was written' }
  return null
}

/** What is wrong at the end: entries that the head does not know, or that it knows and that are gone. */
const findEndBreak = (last: AuditHead, head: AuditHead | null): BrokenLink | null => {
  if (head === null) return { entry_id: last.entry_id, what: 'is the last, and the end of the chain is gone' }
  if (head.entry_id > last.entry_id)
    return { entry_id: last.entry_id + 1, what: `missing: entries up to ${head.entry_id} were cut off` }
  if (head.entry_id < last.entry_id)
    return { entry_id: head.entry_id + 1, what: `was added past the end of the chain` }
  return head.entry_hash.equals(last.entry_hash)
    ? null
    : { entry_id: last.entry_id, what: 'is not the one that the end of the chain names' }
}

/**
 * Computes every hash again, from the first entry to the last (trust.md, Personal data).
 * @param known entries and their hashes as they were carried out of the database (platform/audit-heads/) or printed by an earlier
 *   run: whoever can write to every table can also make a whole new chain, and what stands elsewhere shows it.
 */
export const verifyChain = (db: Database, known: readonly AuditHead[] = []): Promise<Verified> =>
  db.transaction(async (tx) => {
    await holdStill(tx)
    const knownById = Map.groupBy(known, ({ entry_id }) => entry_id)
    const isOther = ({ entry_id, entry_hash }: AuditHead): boolean =>
      knownById.get(entry_id)?.some((one) => !one.entry_hash.equals(entry_hash)) === true
    let last: AuditHead = { entry_id: 0, entry_hash: Buffer.alloc(32) }
    let batch: StoredEntry[]
    do {
      batch = await readEntriesAfter(tx, last.entry_id, BATCH)
      for (const entry of batch) {
        const broken = findBreak(last, entry)
        if (broken !== null) return { broken }
        last = entry
        if (isOther(entry))
          return { broken: { entry_id: entry.entry_id, what: 'has another hash than it had before' } }
      }
    } while (batch.length === BATCH)
    const head = await findAuditHead(tx)
    const broken = findEndBreak(last, head)
    if (broken !== null) return { broken }
    const gone = known.find(({ entry_id }) => entry_id > last.entry_id)
    if (gone !== undefined)
      return {
        broken: { entry_id: last.entry_id + 1, what: `missing: entry ${gone.entry_id} was there before` },
      }
    return { broken: null, head: { entry_id: last.entry_id, entry_hash: last.entry_hash } }
  })

/**
 * Reads `number:hash` as verifying prints it.
 * @throws Error where it is none.
 */
export const readKnownEntry = (text: string): AuditHead => {
  const [, id, hash] = /^([0-9]{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (id === undefined || hash === undefined)
    throw new Error('An entry is named as number:hash, as this command prints it.')
  return { entry_id: Number(id), entry_hash: Buffer.from(hash, 'hex') }
}

/**
 * @param carried how many carried heads it was compared with.
 * @throws Error naming the first broken link. @returns what to print.
 */
export const reportChain = (verified: Verified, carried: number): string => {
  if (verified.broken !== null)
    throw new Error(`The audit log is broken at entry ${verified.broken.entry_id}: ${verified.broken.what}.`)
  const { entry_id, entry_hash } = verified.head
  return (
    `${entry_id} entries, every link holds. The last is ${entry_id}:${entry_hash.toString('hex')}\n` +
    `${carried} heads that were carried out of the database are in it as they were.\n` +
    'Keep that line in another place and name it the next time: npm run audit:verify -- <number>:<hash>'
  )
}

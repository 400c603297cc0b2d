import { createHash } from 'node:crypto'
import type { Services } from '../../market/services.ts'
import type { FileStorage } from '../../platform/stored-files/file-storage.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findSnapshot } from './offers.queries.ts'
import type { SnapshotContent } from './snapshot-archive.queries.ts'
import { canonicalJson } from './snapshot-content.ts'

/** An object of the archive is named by the hash of what is in it; no page serves it (stored-files.routes.ts). */
const nameOf = (contentHash: Buffer): string => `snapshot-${contentHash.toString('hex')}.json`

const hasHash = (bytes: Buffer | string, contentHash: Buffer): boolean =>
  createHash('sha256').update(bytes).digest().equals(contentHash)

/**
 * Puts a content where it is found by its hash, and looks whether it is there. Done again it changes nothing.
 * @returns false, and nothing is written, where the content is not what the hash says.
 * @throws Error where the storage gives back something else.
 */
export const putInArchive = async (
  files: FileStorage,
  content: SnapshotContent,
  contentHash: Buffer,
): Promise<boolean> => {
  const json = canonicalJson(content)
  if (!hasHash(json, contentHash)) return false
  const name = nameOf(contentHash)
  await files.write(name, Buffer.from(json))
  const stored = await files.read(name)
  if (stored === null || !hasHash(stored, contentHash)) throw new Error(`${name} is not what was written`)
  return true
}

export interface ReadSnapshot {
  content: SnapshotContent
  created_at: Date
}

/**
 * A snapshot of an application, wherever its content lies; null where there is none.
 * @throws Problem temporarily_unavailable where the archive does not give it back as it was.
 */
export const readSnapshot = async (
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  snapshotId: string,
  appId: string,
): Promise<ReadSnapshot | null> => {
  const row = await findSnapshot(db, snapshotId, appId)
  if (row === null) return null
  const { content, content_hash, created_at } = row
  if (content !== null) return { content, created_at }
  const bytes = await files.read(nameOf(content_hash))
  if (bytes === null || !hasHash(bytes, content_hash)) {
    log.error({ snapshot_id: snapshotId, missing: bytes === null }, 'the archive does not hold a snapshot')
    throw new Problem('temporarily_unavailable')
  }
  return { content: JSON.parse(bytes.toString('utf8')) as SnapshotContent, created_at }
}

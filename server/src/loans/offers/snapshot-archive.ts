import { createHash } from 'node:crypto'
import type { Services } from '../../market/services.ts'
import type { FileStorage } from '../../platform/stored-files/file-storage.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findSnapshot } from './offers.queries.ts'
import { listSnapshotsOf, type KeptSnapshot, type SnapshotContent } from './snapshot-archive.queries.ts'
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

/** An offers page as it was shown, and whether what is stored still gives the hash that was stored with it. */
export interface ShownOffers {
  snapshot_id: string
  app_id: string
  shown_at: string
  language: string
  brand_id: number | null
  ranking_version: string
  /** SHA-256 of the canonical content, in hexadecimal. */
  hash: string
  is_intact: 0 | 1
  content: SnapshotContent | null
}

const showOne = async ({ files }: Pick<Services, 'files'>, kept: KeptSnapshot): Promise<ShownOffers> => {
  const { content_hash, content, created_at, ...facts } = kept
  const bytes = content === null ? await files.read(nameOf(content_hash)) : canonicalJson(content)
  const isIntact = bytes !== null && hasHash(bytes, content_hash)
  return {
    ...facts,
    shown_at: created_at.toISOString(),
    hash: content_hash.toString('hex'),
    is_intact: isIntact ? 1 : 0,
    content: bytes === null ? null : (JSON.parse(bytes.toString()) as SnapshotContent),
  }
}

/** Every offers page that was shown of these applications, the oldest first, from the table or the archive. */
export const listShownOffers = async (
  services: Pick<Services, 'db' | 'files'>,
  appIds: readonly string[],
): Promise<ShownOffers[]> => {
  const shown: ShownOffers[] = []
  // One after the other: what a page showed may be large.
  for (const kept of await listSnapshotsOf(services.db, appIds)) shown.push(await showOne(services, kept))
  return shown
}

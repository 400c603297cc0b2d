import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerUser } from './choose-server-user.ts'
import { canEnterFolder } from './run-as.ts'

/** Where things go that PostgreSQL's account cannot reach inside the project, best first. */
export function defaultSystemFolders(): string[] {
  const uid = String(process.getuid?.() ?? 'any')
  return ['/var/lib/marketplace', `/var/tmp/marketplace-${uid}`, join(tmpdir(), `marketplace-${uid}`)]
}

/**
 * The first of the folders that exists or can be made, belongs to this process alone and can be entered by `user`.
 *
 * @throws Error when none will do
 */
export function openSystemFolder(candidates: string[], user: ServerUser): string {
  const folder = candidates.find((candidate) => isOurs(candidate) && canEnterFolder(candidate, user))
  if (folder === undefined) {
    throw new Error(
      `PostgreSQL's account (user id ${user.uid}) can reach neither the project nor any of: ${candidates.join(', ')}. ` +
        'Move the project out of the private folder, or set DATABASE_URL.',
    )
  }
  return folder
}

function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const found = lstatSync(folder)
    // Somebody else's folder under a shared name could hold programs of their choice.
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) return false
    chmodSync(folder, 0o755)
    return true
  } catch {
    return false
  }
}

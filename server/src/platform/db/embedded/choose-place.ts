import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { readFileSync, realpathSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseServerUser, type ServerUser } from './choose-server-user.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { canEnterFolder, canUseFolder } from './run-as.ts'
import { openSystemFolder } from './system-folder.ts'

/** Where one database lives: `cluster` is PostgreSQL's own data folder; its log and socket lie beside it in `root`. */
export type Place = { root: string; cluster: string; logFile: string; user: ServerUser }

/** Name of the file in DATA_DIR that says where the database is when it could not lie in DATA_DIR itself. */
export const POINTER_NAME = 'postgres.elsewhere'

/**
 * Finds, or prepares on the first start, the folder of the database of one DATA_DIR.
 *
 * It is `<dataDir>/postgres`, unless this process is root and PostgreSQL's account cannot reach that (a project below a
 * private home): then it is a folder under one of `systemFolders`, and `<dataDir>/postgres.elsewhere` names it.
 *
 * @throws Error when the folder exists and cannot be used by the account that has to
 */
export function choosePlace(dataDir: string, systemFolders: string[], log: EmbeddedLog): Place {
  makeFolders(dataDir)
  const home = realpathSync(dataDir)
  const elsewhere = findElsewhere(home)
  const root = elsewhere ?? join(home, 'postgres')
  if (elsewhere !== null)
    log.info({ folder: root }, 'The database of this data folder lies outside the project')

  const cluster = join(root, 'cluster')
  if (existsSync(cluster)) return existingPlace(root, cluster)

  const user = chooseServerUser(null)
  if (elsewhere !== null || !user.switched) return freshPlace(root, user)

  allowPassage(home)
  const place = freshPlace(root, user)
  if (canEnterFolder(root, user)) return place

  removeIfEmpty(root)
  const chosen = settleElsewhere(home, openSystemFolder(systemFolders, user), user)
  log.warn(
    { folder: chosen, data_dir: home },
    'PostgreSQL cannot reach the data folder as an unprivileged user: its database is kept in another folder',
  )
  return freshPlace(chosen, user)
}

function existingPlace(root: string, cluster: string): Place {
  const found = statSync(cluster)
  const user = chooseServerUser({ uid: found.uid, gid: found.gid })
  // A folder restored or copied by root belongs to root; PostgreSQL insists on owning it.
  if (user.switched && found.uid !== user.uid) giveAway(cluster, user)
  if (user.switched && !canUseFolder(cluster, user)) {
    throw new Error(
      `The database in ${cluster} cannot be reached by user id ${user.uid}, as which PostgreSQL would run. ` +
        'Start as an ordinary user who owns the folder, move it out of the private folder, or set DATA_DIR.',
    )
  }
  return placeIn(root, user)
}

function freshPlace(root: string, user: ServerUser): Place {
  // Root keeps the folder itself, so that the other account cannot plant links where root writes.
  const mode = user.switched ? 0o711 : 0o700
  mkdirSync(root, { recursive: true, mode })
  const { uid } = statSync(root)
  if (uid !== process.getuid?.()) {
    throw new Error(
      `The database folder ${root} belongs to user id ${uid}. ` +
        'Start as that user or as root, or set DATA_DIR to another folder.',
    )
  }
  chmodSync(root, mode)
  return placeIn(root, user)
}

function placeIn(root: string, user: ServerUser): Place {
  return { root, cluster: join(root, 'cluster'), logFile: join(root, 'postgres.log'), user }
}

/** Makes the missing folders of a path passable for others whatever the umask, so that another account can get through. */
function makeFolders(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (
    let folder = realpathSync(path);
    folder.length >= realpathSync(first).length;
    folder = join(folder, '..')
  ) {
    chmodSync(folder, 0o755)
  }
}

/** Adds "pass through" (not "list", not "read") to a DATA_DIR of our own; everything private in it has its own mode. */
function allowPassage(dataDir: string): void {
  const found = statSync(dataDir)
  if (found.uid === process.getuid?.()) chmodSync(dataDir, (found.mode & 0o7777) | 0o011)
}

function findElsewhere(home: string): string | null {
  const pointer = join(home, POINTER_NAME)
  if (!existsSync(pointer)) return null
  const root = readFileSync(pointer, 'utf8').trim()
  if (!root.includes(`/data-${fingerprint(home)}-`)) {
    throw new Error(
      `${pointer} names the database of another data folder (${root}); this folder is a copy. ` +
        'Remove the file to begin with an empty database, or restore a backup.',
    )
  }
  if (!existsSync(root)) {
    throw new Error(
      `The database folder ${root}, named by ${pointer}, is gone. Remove the file to begin anew.`,
    )
  }
  return root
}

/** Two first starts at once settle on one folder: the link is made by exactly one of them. */
function settleElsewhere(home: string, systemFolder: string, user: ServerUser): string {
  const pointer = join(home, POINTER_NAME)
  const root = join(systemFolder, `data-${fingerprint(home)}-${randomBytes(4).toString('hex')}`)
  const draft = `${pointer}.${process.pid}`
  freshPlace(root, user)
  writeFileSync(draft, `${root}\n`)
  try {
    linkSync(draft, pointer)
    return root
  } catch (error) {
    if (!existsSync(pointer)) throw error
    rmSync(root, { recursive: true, force: true })
    return readFileSync(pointer, 'utf8').trim()
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Twelve hexadecimal digits that stand for a path. */
export function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

function giveAway(folder: string, user: ServerUser): void {
  lchownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveAway(path, user)
    else lchownSync(path, user.uid, user.gid)
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    // A second first start may have removed it already.
    if (existsSync(folder)) throw error
  }
}

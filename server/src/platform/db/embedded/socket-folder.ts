import { chmodSync, lchownSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint, type Place } from './choose-place.ts'
import type { ServerUser } from './choose-server-user.ts'
import { canUseFolder } from './run-as.ts'

/** The port is only a part of the socket's file name: nothing listens on the network. */
export const SOCKET_PORT = 5432

/** Longest socket path that both Linux (108) and macOS (104) take, without the closing zero. */
const LONGEST_SOCKET_PATH = 103

/**
 * The folder of the server's socket, closed to every other account: beside the cluster, or a short one under the
 * temporary folder when that path is too long for a socket. Whoever can enter it is let in without a password.
 */
export function openSocketFolder(place: Place): string {
  const beside = join(place.root, 'run')
  if (fits(beside)) {
    if (makeFolder(beside) < 0) throw new Error(`${beside} is not a folder`)
    closeToOthers(beside, place.user)
    return beside
  }
  const parent = [tmpdir(), '/tmp'].find((folder) => fits(join(folder, 'marketplace-pg-123456789012-123456')))
  if (parent === undefined)
    throw new Error(`No folder with a path short enough for a socket: ${tmpdir()}, /tmp`)
  return openShortFolder(join(parent, `marketplace-pg-${fingerprint(place.root)}`), place.user)
}

/** Clears the folder away after the server's end; a next start that is already in it keeps it. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const inUse =
      error instanceof Error && 'code' in error && ['ENOTEMPTY', 'ENOENT'].includes(String(error.code))
    if (!inUse) throw error
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= LONGEST_SOCKET_PATH
}

function openShortFolder(wanted: string, user: ServerUser): string {
  // The temporary folder is everybody's: a folder of that name may be somebody else's trap.
  const owner = makeFolder(wanted)
  const folder = owner === process.getuid?.() || owner === user.uid ? wanted : mkdtempSync(`${wanted}-`)
  closeToOthers(folder, user)
  if (!canUseFolder(folder, user)) {
    throw new Error(`PostgreSQL (user id ${user.uid}) cannot use its socket folder ${folder}`)
  }
  return folder
}

/** @returns the user id of the folder's owner, -1 when the name is taken by something that is no folder */
function makeFolder(folder: string): number {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) throw error
  }
  const found = lstatSync(folder)
  return found.isDirectory() ? found.uid : -1
}

function closeToOthers(folder: string, user: ServerUser): void {
  chmodSync(folder, 0o700)
  if (user.switched) lchownSync(folder, user.uid, user.gid)
}

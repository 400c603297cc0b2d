import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

/** The account that PostgreSQL's processes run as; `switched` is true when it is not this process's own. */
export type ServerUser = { uid: number; gid: number; switched: boolean }

/** Owner of an existing cluster folder, as `stat` gives it. */
export type FolderOwner = { uid: number; gid: number }

/**
 * Picks the account for PostgreSQL, which refuses to run as root.
 *
 * An ordinary user runs it as itself. Root runs it as the owner of the existing cluster (so that a cluster made by
 * an ordinary user stays theirs), else as `postgres`, else as `nobody`.
 *
 * @param clusterOwner owner of the existing cluster folder, null before the first start
 * @throws Error when the cluster belongs to somebody else, or when the account is unknown to the system
 */
export function chooseServerUser(clusterOwner: FolderOwner | null): ServerUser {
  const ownUid = process.getuid?.()
  const ownGid = process.getgid?.()
  if (ownUid === undefined || ownGid === undefined) {
    throw new Error(
      'The embedded PostgreSQL runs on Linux and macOS only. Set DATABASE_URL to use another database.',
    )
  }
  if (ownUid !== 0) {
    if (clusterOwner === null) assertKnownToTheSystem(ownUid)
    else if (clusterOwner.uid !== ownUid) {
      throw new Error(
        `The database folder belongs to user id ${clusterOwner.uid}, this process runs as user id ${ownUid}. ` +
          'Start as that user or as root, or set DATA_DIR to another folder.',
      )
    }
    return { uid: ownUid, gid: ownGid, switched: false }
  }
  if (clusterOwner !== null && clusterOwner.uid !== 0) return { ...clusterOwner, switched: true }
  const account = findAccount('postgres') ?? findAccount('nobody')
  if (account === null) {
    throw new Error(
      'PostgreSQL refuses to run as root, and the system has neither a user "postgres" nor a user "nobody" to run it ' +
        'as. Add one, start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { ...account, switched: true }
}

function assertKnownToTheSystem(uid: number): void {
  try {
    userInfo()
  } catch (error) {
    throw new Error(
      `PostgreSQL cannot make its database folder: user id ${uid} is not in the system's list of users ` +
        '(/etc/passwd). Add an entry for it, start as a known user or as root, or set DATABASE_URL.',
      { cause: error },
    )
  }
}

function findAccount(name: string): FolderOwner | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [account, , uid, gid] = line.split(':')
    // macOS writes nobody's id as -2; the kernel takes it as an unsigned number.
    if (account === name) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  return null
}

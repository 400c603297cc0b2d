import { spawn, type ChildProcess } from 'node:child_process'
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Place } from './choose-place.ts'
import { connectPostmaster } from './connect-postmaster.ts'
import type { ServerBinaries } from './find-server-binaries.ts'
import { findPostmaster, signalProcess } from './postmaster-file.ts'
import { asUser, explainSpawnError } from './run-as.ts'
import { openSocketFolder, SOCKET_PORT } from './socket-folder.ts'

/** A server that answers, with the session that proved it. `child` is null for a server that another process started. */
export type RunningPostmaster = {
  client: Client
  pid: number
  socketFolder: string
  port: number
  child: ChildProcess | null
}

/** A server that shows no sign of life for this long is given up. */
const LONGEST_SILENCE_MS = 60_000

const LARGEST_LOG_BYTES = 10_000_000

/** Refusals that pass: another server holds the folder, or the last one's sessions are not all gone yet. */
const PASSING = /lock file "[^"]*" already exists|still in use|is another post(master|gres)|shutting down/i

/**
 * Starts PostgreSQL on the cluster and waits until it answers.
 *
 * @returns null when the folder is held by another server, or by what is left of one: wait and look again
 * @throws Error with the end of PostgreSQL's own log when it does not start
 */
export async function launchPostmaster(
  place: Place,
  binaries: ServerBinaries,
  fsync: boolean,
): Promise<RunningPostmaster | null> {
  const socketFolder = openSocketFolder(place)
  const log = openLog(place)
  const { size: logStart } = fstatSync(log)
  const child = spawn(
    join(binaries.binDir, 'postgres'),
    serverArguments(place.cluster, socketFolder, fsync),
    {
      ...asUser(place.user),
      // A session of its own: Ctrl-C in a terminal must reach this process first, which then stops the database in order.
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const failure = new Promise<Error>((resolve) => {
    child.once('error', (error) => resolve(explainSpawnError(error, place.user)))
  })
  child.unref()
  if (child.pid === undefined) throw await failure

  let lastSign = performance.now()
  while (child.exitCode === null && child.signalCode === null) {
    const found = findPostmaster(place.cluster)
    if (found?.pid === child.pid && found.socketFolder !== null) {
      const answer = await connectPostmaster(found.socketFolder, found.port)
      if (answer.state === 'ready') {
        return {
          client: answer.client,
          pid: child.pid,
          socketFolder: found.socketFolder,
          port: found.port,
          child,
        }
      }
      if (answer.state === 'not yet') lastSign = performance.now()
    }
    if (performance.now() - lastSign > LONGEST_SILENCE_MS) {
      signalProcess(child.pid, 'SIGQUIT')
      throw new Error(`PostgreSQL does not answer on ${socketFolder}: ${readLogFrom(place, logStart)}`)
    }
    await sleep(10)
  }
  const said = readLogFrom(place, logStart)
  if (PASSING.test(said)) return null
  throw new Error(`PostgreSQL did not start (log: ${place.logFile}): ${said}`)
}

function serverArguments(cluster: string, socketFolder: string, fsync: boolean): string[] {
  const settings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // The setting is a list: quotes keep a comma or a space of the path inside its one element.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // A page process and a worker hold up to 70 (app/pool-sizes.ts), and several may share one server.
    max_connections: '300',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    log_checkpoints: 'off',
    // Statements and details of failing rows carry customers' data, which has no place in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function openLog(place: Place): number {
  const found = statSync(place.logFile, { throwIfNoEntry: false })
  if (found !== undefined && found.size > LARGEST_LOG_BYTES) renameSync(place.logFile, `${place.logFile}.1`)
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants
  // The folder may belong to another account: a link planted there must not lead root to another file.
  const log = openSync(place.logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600)
  if (place.user.switched) fchownSync(log, place.user.uid, place.user.gid)
  return log
}

function readLogFrom(place: Place, start: number): string {
  return readFileSync(place.logFile).subarray(start).toString('utf8').trim().slice(-2_000)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp, type Setup } from './bring-up.ts'
import { choosePlace } from './choose-place.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { ensureDatabase, getServerVersion, giveLeaseBack } from './embedded.queries.ts'
import { ensureCluster } from './init-cluster.ts'
import type { RunningPostmaster } from './launch-postmaster.ts'
import { signalProcess, stopPostmaster } from './postmaster-file.ts'
import { prepareBinaries } from './reachable-binaries.ts'
import { removeSocketFolder } from './socket-folder.ts'
import { defaultSystemFolders } from './system-folder.ts'

export type EmbeddedOptions = {
  /** The server's DATA_DIR; the database is kept in `postgres` below it. */
  dataDir: string
  log: EmbeddedLog
  /** False trades the safety of acknowledged writes for speed: for tests alone. */
  fsync?: boolean
  /** Folder with `initdb` and `postgres` of another PostgreSQL to run, for tests on an older version. */
  binDir?: string
  /** The package's `native` folder, in place of the installed one. */
  native?: string
  /** Where root keeps what PostgreSQL's account cannot reach inside the project, best first. */
  systemFolders?: string[]
}

/** What `pg`'s Pool and Client need. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string }

export type EmbeddedPostgres = {
  connection: EmbeddedConnection
  /** The same as an address, for tools that want DATABASE_URL. */
  connectionString: string
  /** Where the cluster lies. */
  folder: string
  /** For example `18.4`. */
  version: string
  /** Process id of the server that runs at this moment. */
  pid: () => number
  /**
   * Gives the server back. The last of the processes that use it stops it; close your own pool first. Later calls wait
   * for the first.
   */
  stop: () => Promise<void>
}

const APPLICATION = 'marketplace'

/** Pauses before the attempts to bring a lost server back; the last one repeats. */
const REVIVAL_PAUSES_MS = [0, 500, 2_000, 5_000]

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs on it, and keeps it running.
 *
 * - It listens on a socket in a folder that no other account can enter, and on no port.
 * - Every process that uses it holds a lease (an advisory lock of one session, gone with the process). `stop()` stops
 *   the server when no other lease is left, so it does not matter who started it, and a server orphaned by `kill -9`
 *   is joined by the next start and stopped with that one.
 * - When the server dies under a process that uses it, that process starts it again.
 * - A process that exits without `stop()` takes the server that it started with it. A signal without a handler gives no
 *   chance to do so: handle SIGTERM and SIGINT by calling `stop()`.
 *
 * @throws Error in words that say what to do: unknown account, folder of another version, no programs, unreachable
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, fsync = true, systemFolders = defaultSystemFolders() } = options
  const began = performance.now()
  const place = choosePlace(options.dataDir, systemFolders, log)
  const binaries = prepareBinaries({
    binDir: options.binDir,
    native: options.native,
    user: place.user,
    systemFolders,
    log,
  })
  const setup: Setup = { place, binaries, fsync, log }
  const cluster = await ensureCluster(place, binaries, fsync)
  const running = await bringUp(setup)
  const version = await getServerVersion(running.client)
  await ensureDatabase(running.client, APPLICATION, APPLICATION)
  const took_ms = Math.round(performance.now() - began)
  log.info({ version, folder: place.root, cluster, took_ms }, 'PostgreSQL is ready')

  const keeper = superviseServer(setup, running)
  const connection = {
    host: running.socketFolder,
    port: running.port,
    user: APPLICATION,
    database: APPLICATION,
  }
  return {
    connection,
    connectionString: `postgresql://${APPLICATION}@localhost:${running.port}/${APPLICATION}?host=${encodeURIComponent(running.socketFolder)}`,
    folder: place.root,
    version,
    ...keeper,
  }
}

function superviseServer(setup: Setup, first: RunningPostmaster): Pick<EmbeddedPostgres, 'pid' | 'stop'> {
  let running = first
  let reviving: Promise<void> = Promise.resolve()
  const end: { asked: Promise<void> | null } = { asked: null }

  const endWithProcess = () => {
    const { child } = running
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      signalProcess(child.pid, 'SIGINT')
    }
  }
  const watch = () => {
    running.client.once('end', () => {
      if (end.asked === null) reviving = revive()
    })
  }
  const revive = async () => {
    setup.log.warn({ pid: running.pid }, 'PostgreSQL went away: starting it again')
    for (let attempt = 0; end.asked === null; attempt += 1) {
      await sleep(REVIVAL_PAUSES_MS[attempt] ?? REVIVAL_PAUSES_MS.at(-1))
      try {
        running = await bringUp(setup)
        watch()
        setup.log.info({ pid: running.pid }, 'PostgreSQL is back')
        return
      } catch (error) {
        setup.log.warn({ error: String(error) }, 'PostgreSQL could not be started again; trying on')
      }
    }
  }
  const stop = async () => {
    await reviving
    process.off('exit', endWithProcess)
    await letGo(running, setup)
  }

  watch()
  process.once('exit', endWithProcess)
  return { pid: () => running.pid, stop: () => (end.asked ??= stop()) }
}

async function letGo(running: RunningPostmaster, { place, log }: Setup): Promise<void> {
  let alone: boolean
  try {
    alone = await giveLeaseBack(running.client)
  } catch (error) {
    // The session is gone, so the server is: nothing is left to stop.
    log.warn({ error: String(error) }, 'PostgreSQL was gone before it was stopped')
    return
  }
  if (alone) {
    await stopPostmaster(running.pid, place.cluster, 20_000)
    removeSocketFolder(running.socketFolder)
    log.info({ pid: running.pid }, 'PostgreSQL is stopped')
  } else {
    log.info({ pid: running.pid }, 'PostgreSQL runs on for the other process that uses it')
  }
  await running.client.end()
}

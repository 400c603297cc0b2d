import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './choose-place.ts'
import { connectPostmaster } from './connect-postmaster.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { takeLease } from './embedded.queries.ts'
import type { ServerBinaries } from './find-server-binaries.ts'
import { launchPostmaster, type RunningPostmaster } from './launch-postmaster.ts'
import { findPostmaster, stopPostmaster } from './postmaster-file.ts'

/** What a start needs to know once the folder, the account and the programs are settled. */
export type Setup = { place: Place; binaries: ServerBinaries; fsync: boolean; log: EmbeddedLog }

/** A server that is alive and neither answers nor says "not yet" for this long is ended and started again. */
const LONGEST_SILENCE_MS = 15_000

/** How long what is left of a killed server may hold the folder. */
const LONGEST_WAIT_MS = 60_000

/**
 * Ends with a server that answers, and with a lease on it: the one that already runs on the folder, whoever started it,
 * else a new one. PostgreSQL's own lock on its folder decides between two that start at once; the loser adopts.
 */
export async function bringUp(setup: Setup): Promise<RunningPostmaster> {
  const deadline = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const running = (await adopt(setup)) ?? (await launchPostmaster(setup.place, setup.binaries, setup.fsync))
    if (running !== null && (await holdLease(running))) return running
    if (performance.now() > deadline) {
      throw new Error(
        `The database folder ${setup.place.cluster} is still held by processes of an earlier PostgreSQL ` +
          `(log: ${setup.place.logFile})`,
      )
    }
    await sleep(100)
  }
}

/** Joins the running server, waiting while it starts, recovers or stops; null when there is none. */
async function adopt({ place, log }: Setup): Promise<RunningPostmaster | null> {
  let lastSign = performance.now()
  for (;;) {
    const found = findPostmaster(place.cluster)
    if (found === null) return null
    const { pid, socketFolder, port } = found
    const answer =
      socketFolder === null ? { state: 'silent' as const } : await connectPostmaster(socketFolder, port)
    if (answer.state === 'ready' && socketFolder !== null) {
      log.info({ pid, folder: place.root }, 'Joining the PostgreSQL that already runs on this data folder')
      return { client: answer.client, pid, socketFolder, port, child: null }
    }
    if (answer.state === 'not yet') lastSign = performance.now()
    if (performance.now() - lastSign > LONGEST_SILENCE_MS) {
      log.warn(
        { pid, folder: place.root },
        'The running PostgreSQL does not answer: ending it to start again',
      )
      await stopPostmaster(pid, place.cluster, 10_000)
      return null
    }
    await sleep(25)
  }
}

/** False when the server went away in between: its last user was just stopping it. */
async function holdLease(running: RunningPostmaster): Promise<boolean> {
  try {
    await takeLease(running.client)
    return true
  } catch {
    await running.client.end()
    return false
  }
}

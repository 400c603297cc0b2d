import { setTimeout as sleep } from 'node:timers/promises'

/** What is kept going: a run of workers that ends by itself only when something went wrong. */
export interface Lane {
  /** Settles when the run has ended. */
  promise: Promise<void>
  stop(): Promise<void>
}

const PAUSE_MS = 1_000

/**
 * Keeps a lane running until `stop`: a run that ends by itself (its clock gives up when it cannot reach the database) is
 * followed by another, however often starting that one fails.
 * @throws what the first start throws: later failures go to `onLost`.
 */
export const keepLane = async (
  start: () => Promise<Lane>,
  onLost: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  let lane: Lane | null = await start()

  const untilItEnds = async (): Promise<void> => {
    await lane?.promise.catch(onLost)
    lane = null
  }
  const keeping = (async () => {
    for (;;) {
      await untilItEnds()
      if (stopping.signal.aborted) return
      onLost(new Error('the workers of a lane have ended'))
      while (lane === null) {
        await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
        if (stopping.signal.aborted) return
        lane = await start().catch((error: unknown) => {
          onLost(error)
          return null
        })
      }
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // A lane that has just ended by itself has nothing to stop.
      await lane?.stop().catch(onLost)
      await keeping
    },
  }
}

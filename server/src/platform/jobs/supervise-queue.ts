import { setTimeout as sleep } from 'node:timers/promises'

/** What is kept going: a run of workers that ends by itself only when something went wrong. */
export interface RunningQueue {
  /** Settles when the run has ended. */
  promise: Promise<void>
  stop(): Promise<void>
}

const PAUSE_MS = 1_000

/**
 * Keeps a queue running until `stop`: a run that ends by itself (its clock gives up when it cannot reach the database) is
 * followed by another, however often starting that one fails.
 * @throws what the first start throws: later failures go to `onLost`.
 */
export const superviseQueue = async (
  start: () => Promise<RunningQueue>,
  onLost: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  let queue: RunningQueue | null = await start()

  const untilItEnds = async (): Promise<void> => {
    await queue?.promise.catch(onLost)
    queue = null
  }
  const keeping = (async () => {
    for (;;) {
      await untilItEnds()
      if (stopping.signal.aborted) return
      onLost(new Error('the workers of a queue have ended'))
      while (queue === null) {
        await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
        if (stopping.signal.aborted) return
        queue = await start().catch((error: unknown) => {
          onLost(error)
          return null
        })
      }
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // A queue that has just ended by itself has nothing to stop.
      await queue?.stop().catch(onLost)
      await keeping
    },
  }
}

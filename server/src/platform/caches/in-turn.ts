export interface InTurn {
  check(): Promise<void>
  /** Until nothing runs or waits. */
  idle(): Promise<void>
}

/**
 * The check of a cache: one runs and at most one waits, so that a burst of notices costs two of them, and whoever asks after a
 * change gets one that began after it. `look` never throws.
 */
export const inTurn = (look: () => Promise<void>): InTurn => {
  let running: Promise<void> = Promise.resolve()
  let waiting = false
  return {
    check: () => {
      if (!waiting) {
        waiting = true
        running = running.then(() => {
          waiting = false
          return look()
        })
      }
      return running
    },
    idle: () => running,
  }
}

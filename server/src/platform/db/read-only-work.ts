import { AsyncLocalStorage } from 'node:async_hooks'

const work = new AsyncLocalStorage<true>()

/**
 * Runs `run` and all that it waits for so that the database itself refuses to write: each transaction of it begins as `read only`, whoever
 * opens it and however deep. A write that slipped through fails with 25006, which is answered and logged as a fault of ours.
 */
export const asReadOnlyWork = <T>(run: () => T): T => work.run(true, run)

/** Whether what runs now may write nothing. */
export const isReadOnlyWork = (): boolean => work.getStore() === true

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listThreadsToTell } from './threads.queries.ts'
export { standingThreads } from './thread-work.ts'

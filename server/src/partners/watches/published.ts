/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listWatches, putWatch, removeWatch, type WatchRow } from './watches.queries.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { settleWork } from './settle-work.ts'
export {
  forgetDoneWork,
  forgetWorkOf,
  forgetWorkTexts,
  listDoneByHand,
  listOpenKeys,
  type OpenKey,
  type StandingWork,
} from './work.queries.ts'
export {
  countDone,
  countView,
  findItem,
  listDoneItems,
  listOpenItems,
  listOwners,
  lockItem,
  type WorkItemRow,
  type WorkView,
} from './items.queries.ts'
export * from './work-acts.queries.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listLimits } from './limits.queries.ts'
export { listRequestPage, listWaiting, listWaitingSubjects, type RequestRow } from './requests.queries.ts'

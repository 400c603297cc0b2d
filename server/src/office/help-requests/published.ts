/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  closeHelpRequest,
  listHelpByIds,
  listHelpIdsOf,
  listHelpRequestsOf,
  type ToldHelpRow,
} from './help-requests.queries.ts'
export { standingHelp } from './help-work.ts'
export { findHelpWords, listHelpSince } from './help-requests.queries.ts'

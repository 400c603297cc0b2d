/** What other folders may use of the tables of this folder (docs/decisions/044). */
export {
  countToApprove,
  listNumbersOf,
  listToApprove,
  markPayoutState,
  type StatementRow,
} from './statements.queries.ts'
export { listOwnFigures, type OwnFiguresRow } from './own-report.queries.ts'
export { standingStatements } from './record-step.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countStep,
  countSteps,
  listFurthestSteps,
  listStepRows,
  type Span,
  type StepRow,
  type StepRowsAsk,
} from './journey-steps.queries.ts'
export {
  type FigureRowRow,
  findReplayKeys,
  listFigureRows,
  listOwnSteps,
  type RowsAsk,
} from './figure-rows.queries.ts'
export {
  type ColumnNames,
  type FileRowRow,
  type FileRowsAsk,
  listFileRows,
  type NamedColumn,
  writeFileText,
} from './file-rows.queries.ts'
export { findFactDays } from './facts.queries.ts'
export { type LenderTimesRow, measureLenderTimes } from './lender-times.queries.ts'
export { measureSignInToOffers } from './sign-in-to-offers.queries.ts'

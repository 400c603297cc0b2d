/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countTranches,
  listChainedParts,
  listDisbursalMonths,
  listTakenBackParts,
  listTrancheKeys,
  listTranchesOfLender,
  type LoanTranche,
  type TakenBackPart,
  type TrancheFilter,
} from './disbursals.queries.ts'
export { lastOfChains } from './replaced-parts.ts'

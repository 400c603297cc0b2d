/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { listDisbursalMonths, listTranchesOfLender, type LoanTranche } from './disbursals.queries.ts'

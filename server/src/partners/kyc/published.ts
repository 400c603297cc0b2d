/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { neededBy } from './needed-by.ts'
export { openChecked } from './open-checked.ts'
export { listKycToCheck, listLapsedAccounts, listLatestKyc, listNeededPapers } from './kyc.queries.ts'

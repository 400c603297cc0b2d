/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addConsent,
  type ConsentRow,
  findConsentText,
  hasWithdrawnSince,
  listConsentsOf,
  listConsentTextsOf,
  lockLedger,
  withdrawOne,
} from './consents.queries.ts'

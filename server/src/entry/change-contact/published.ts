/** What other folders may use of the tables of this one (docs/decisions/044). */
export { findContactHold, isReserved, listChangedContacts } from './contact-changes.queries.ts'

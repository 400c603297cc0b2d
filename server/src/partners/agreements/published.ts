/** What other folders may use of this one (docs/decisions/044). */
export { listHousingDeclarers, readAccepted } from './read-agreements.ts'

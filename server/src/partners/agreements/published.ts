/** What other folders may use of this one (docs/decisions/044). */
export { housingVersion, readAccepted } from './read-agreements.ts'

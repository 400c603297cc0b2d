/** What other folders may use of this one (docs/decisions/044). */
export { readAccepted } from './read-agreements.ts'

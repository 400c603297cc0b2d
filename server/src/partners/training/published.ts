/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { hasPassed, trainingNotice } from './has-passed.ts'

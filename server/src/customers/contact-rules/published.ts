/** What other areas and folders may use of the tables of this folder (docs/decisions/044). */
export { addStop, endContact, liftStop, listContactsOf, listStopsOf } from './contact-rules.queries.ts'

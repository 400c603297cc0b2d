/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { countPeopleShown, countShownLenders } from './offers.queries.ts'
export { listShownOffers } from './snapshot-archive.ts'

/** What other areas and folders may use of the tables of this folder (docs/decisions/044). */
export {
  addStop,
  type ContactRow,
  endContact,
  liftStop,
  listContactsOf,
  listStopsOf,
  lockContacts,
  type StopRow,
  wasAllowedSince,
  withdrawContact,
} from './contact-rules.queries.ts'

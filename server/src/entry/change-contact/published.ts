/** What other folders may use of the tables of this one (docs/decisions/044). */
export {
  type ContactChange,
  findContactChange,
  findContactHold,
  isReserved,
  listChangedContacts,
  listOpenChanges,
} from './contact-changes.queries.ts'

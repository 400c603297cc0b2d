/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addProspect,
  findLastStart,
  findProspect,
  findVerifiedAt,
  listContactsOf,
  listProspectContacts,
  listStartIdsOf,
  markProspectVerified,
  type Prospect,
  setProspectStart,
  type StartConsent,
} from './prospects.queries.ts'

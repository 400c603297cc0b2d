/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addCustomerSession,
  addPartnerSession,
  addStaffSession,
  countSessionsOfStaff,
  findPartnerSession,
  findStaffSession,
  listEndedAmong,
  revokeOtherSessions,
  revokeOtherSessionsOfPerson,
  revokeOtherSessionsOfStaff,
  revokeSession,
  revokeSessionsOf,
  revokeSessionsOfPartner,
  revokeSessionsOfPerson,
  revokeSessionsOfStaff,
  touchSession,
} from './sessions.queries.ts'
export {
  endOwnSessions,
  findSessionOwner,
  listLiveSessions,
  markOwnerKnown,
  markSecondFactor,
} from './own-sessions.queries.ts'

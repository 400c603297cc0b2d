/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  findActivePartner,
  findOwnPartner,
  findPartnerByEmail,
  holdOpenPartner,
  listActiveDemoPartners,
  type OpenPartner,
  setOwnAgreementDate,
  updateOwnContact,
} from './own-partner.queries.ts'
export {
  countLeadStates,
  countLeads,
  countLeadsAmong,
  countOwnLeadsByMonth,
  countOwnUndecided,
  type LeadFilter,
  listLeadIds,
  listLeadIdsBelow,
  countSignedIn,
  findOwnLead,
  findUserOfLead,
  listArrivalsOf,
  listLeadsByIds,
  listLeadsOf,
  listLeadsOfUsers,
  listStandings,
  listUsersEnding,
  listUsersOfClick,
  type OwnLead,
  type TracedArrival,
  type TracedLead,
} from './partner-leads.queries.ts'
export { listPayees, listSamePan, type PayeeRow } from './payees.queries.ts'
export { listTerms, listTermsOf } from './partner-terms.queries.ts'
export {
  countRequestedPartners,
  findActiveSlug,
  findInviter,
  findPartner,
  listActiveBySlug,
  listActiveNames,
  listInvited,
  listInviters,
  listPartnerNames,
  listRequestedPartners,
  listTurnedDown,
  type PartnerRow,
} from './partners.queries.ts'
export { standingRequests } from './set-partner-status.ts'

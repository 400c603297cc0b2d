/** What other folders may use of the tables of this folder (docs/decisions/044). */
export {
  addPartnerEvents,
  countEvents,
  countEventsByPartner,
  findPartnerEvent,
  isPartnerTold,
  listEventIdsAfter,
  listNewestEvents,
  listPartnerEvents,
  type PartnerEventRow,
} from './partner-events.queries.ts'

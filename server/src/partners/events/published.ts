/** What other folders may use of the tables of this folder (docs/decisions/044). */
export {
  addPartnerEvents,
  findPartnerEvent,
  listPartnerEvents,
  type PartnerEventRow,
} from './partner-events.queries.ts'

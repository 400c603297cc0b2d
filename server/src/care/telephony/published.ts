/** What other areas and folders may use of the tables of this folder (docs/decisions/044). */
export {
  countTalks,
  findCall,
  findNewestCall,
  listLiveTaskIds,
  listRecorded,
  noteSaidOutcome,
  type PhoneCallRow,
} from './phone-calls.queries.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addPlannedErasure,
  type ErasureCause,
  findPlannedErasure,
  listDueErasures,
  listPlannedAmong,
  type PlannedErasure,
  putOffErasure,
  removePlannedErasure,
} from './planned-erasures.queries.ts'

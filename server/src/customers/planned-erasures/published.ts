/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addPlannedErasure,
  findPlannedErasure,
  listDueErasures,
  listPlannedAmong,
  listPlannedPage,
  orderErasure,
  type PlannedErasure,
  putOffErasure,
  putOffOrder,
  removeOrder,
  removePlannedErasure,
} from './planned-erasures.queries.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { endSchedulesOf } from './report-schedules.queries.ts'

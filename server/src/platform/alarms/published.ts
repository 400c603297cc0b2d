/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countOpenAlarms,
  countOpenAlarmsByKind,
  listLasting,
  listOpenAlarms,
  listOpenSubjects,
} from './alarms.queries.ts'
export { standingAlarms } from './alarm-work.ts'

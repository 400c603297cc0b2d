/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countOfLender,
  countStanding,
  countStandingByLender,
  listOfLender,
  listStanding,
  type OfLenderRow,
  type StandingAt,
} from './application-queues.queries.ts'
export { listApplicationsToTell } from './application-queues.queries.ts'
export { standingApplications } from './move-lender-application.ts'
export { type ApplicationRow, findOwnApplication, listOpenApplications } from './applications.queries.ts'
export {
  type FileTargetRow,
  findApplicationById,
  findLenderAmount,
  findNumbered,
  listApplicationNumbers,
  listAppliedAmong,
  listApplicationsByTheirReference,
  listApplicationsOf,
  listFileTargets,
  listIdsOfCustomers,
  listLenderStandings,
  listNewestApplications,
  listNewestEvents,
  listTargetsOfMonth,
  numberedApplications,
} from './find-applications.queries.ts'
export {
  type AnswerTimes,
  findAnswerTimes,
  findLenderNote,
  listNewestSteps,
  listTimeline,
  type NewestStepRow,
} from './lender-events.queries.ts'
export {
  type LeadMilestone,
  type LeadProgress,
  listLeadMilestones,
  listLeadProgress,
} from './lead-progress.queries.ts'
export {
  countUnderWayWith,
  findLenderApplicationOf,
  type LenderApplicationRow,
  listKfsOpenings,
  listPeopleOfLender,
  listSharedApplications,
} from './lender-applications.queries.ts'
export { sendApplicationAgain } from './send-again.ts'

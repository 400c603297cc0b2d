/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { addJob, addJobs } from './add-job.queries.ts'
export {
  hasLiveJob,
  listGivenUpJobs,
  listJobFigures,
  lockGivenUpJob,
  removeJob,
  restartJob,
} from './given-up-jobs.queries.ts'

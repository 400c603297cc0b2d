import { sendLenderApplication, tellLenderWithdrawal } from '../applications/applications.jobs.ts'
import { rerunEligibility } from '../customer-eligibility/rerun-eligibility.jobs.ts'
import { deliverHelpRequest } from '../help-requests/help-requests.jobs.ts'
import { sendMessage } from '../messages/messages.jobs.ts'
import { askLenderNews } from '../lender-steps/lender-steps.jobs.ts'
import { askLender } from '../offers/offers.jobs.ts'
import { indexPanEndings } from '../profiles/index-pan-endings.jobs.ts'
import { forgetOldRows } from '../retention/retention.jobs.ts'
import { forgetUnusedFiles } from '../stored-files/stored-files.jobs.ts'
import type { Jobs } from './run-worker.ts'

/** Every kind of job with what does it; each stands in the folder of its noun. */
export const allJobs: Jobs = {
  send_message: sendMessage,
  deliver_help_request: deliverHelpRequest,
  ask_lender: askLender,
  send_lender_application: sendLenderApplication,
  tell_lender_withdrawal: tellLenderWithdrawal,
  ask_lender_news: askLenderNews,
  forget_old_rows: forgetOldRows,
  index_pan_endings: indexPanEndings,
  rerun_eligibility: rerunEligibility,
  forget_unused_files: forgetUnusedFiles,
}

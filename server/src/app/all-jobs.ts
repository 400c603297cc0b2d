import { sendLenderApplication, sendWithdrawal } from '../loans/applications/applications.jobs.ts'
import { rerunEligibility } from '../loans/eligibility/rerun-eligibility.jobs.ts'
import { deliverHelpRequest } from '../office/help-requests/help-requests.jobs.ts'
import { sendMessage } from '../customers/messages/messages.jobs.ts'
import { askLenderNews } from '../loans/lender-steps/lender-steps.jobs.ts'
import { archiveSnapshots } from '../loans/offers/archive-snapshots.jobs.ts'
import { askLender } from '../loans/offers/offers.jobs.ts'
import { indexPanEndings } from '../customers/profiles/index-pan-endings.jobs.ts'
import { makeMonthParts } from '../rights/retention/make-months.jobs.ts'
import { forgetOldRows } from '../rights/retention/retention.jobs.ts'
import { forgetUnusedFiles } from '../platform/stored-files/stored-files.jobs.ts'
import type { Jobs } from '../platform/jobs/run-worker.ts'
import type { Services } from '../site/services.ts'

/** Every kind of job with what does it; each stands in the folder of its noun. */
export const allJobs: Jobs<Services> = {
  send_message: sendMessage,
  deliver_help_request: deliverHelpRequest,
  ask_lender: askLender,
  send_lender_application: sendLenderApplication,
  tell_lender_withdrawal: sendWithdrawal,
  ask_lender_news: askLenderNews,
  forget_old_rows: forgetOldRows,
  index_pan_endings: indexPanEndings,
  rerun_eligibility: rerunEligibility,
  forget_unused_files: forgetUnusedFiles,
  make_month_parts: makeMonthParts,
  archive_snapshots: archiveSnapshots,
}

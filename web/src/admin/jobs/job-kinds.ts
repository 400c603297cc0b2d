/** What a kind of job does, for staff; a kind of another release is shown by its own name. */
const names = new Map([
  ['send_message', 'Send an SMS or e-mail'],
  ['deliver_help_request', 'Hand a help request to the CRM'],
  ['ask_lender', 'Ask a lender for an offer'],
  ['send_lender_application', 'Send an application to a lender'],
  ['tell_lender_withdrawal', 'Tell a lender of a withdrawal'],
  ['ask_lender_news', 'Ask a lender for news of an application'],
  ['forget_old_rows', 'Delete what is past its age'],
  ['index_pan_endings', 'Index the endings of PANs'],
  ['rerun_eligibility', 'Run changed rules over customers'],
  ['forget_unused_files', 'Delete unused files'],
  ['make_month_parts', 'Prepare the tables of the next months'],
  ['archive_snapshots', 'Archive old offer lists'],
  ['run_report', 'Count a long report'],
  ['send_reports', 'Send reports by e-mail'],
])

export const jobKindText = (kind: string): string => names.get(kind) ?? kind.replaceAll('_', ' ')

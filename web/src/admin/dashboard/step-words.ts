import type { DashboardRange, WorkQueue } from '@marketplace/contract/office/dashboard'

export const rangeTitles: Readonly<Record<DashboardRange, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
}

export const queueTitles: Readonly<Record<WorkQueue, string>> = {
  help_requests: 'Help requests to answer',
  send_failed: 'Could not be sent',
  docs_pending: 'Lender waits for papers',
  stuck: 'No news for 7 days',
  lenders_refusing: 'Lenders not answering',
  messages_failed: 'Messages not delivered',
  partner_requests: 'Partner requests',
  papers_to_check: 'Papers of partners to check',
  links_not_live: 'Links that are not live',
  complaints_due: 'Complaints due in 7 days',
  alarms: 'Alarms that last',
  files_failed: 'Files that failed',
  files_to_settle: 'Files to settle',
  variances_to_settle: 'Differences to settle',
  statements_to_approve: 'Statements to approve',
}

/** What a person does about each. */
export const queueAdvice: Readonly<Record<WorkQueue, string>> = {
  help_requests: 'Reply or call; the CRM will not. It has not taken the request for 15 minutes or more.',
  send_failed: 'Check the lender’s connection; the customer can send it again.',
  docs_pending: 'Call the customer and say what the lender is waiting for.',
  stuck: 'Ask the lender where the file is.',
  lenders_refusing: 'Ask the lender’s technicians; the next try shows whether it is over.',
  messages_failed: 'Of the last 7 days. Check the number or address with the customer.',
  partner_requests: 'Open the partner, check the papers, accept or decline.',
  papers_to_check: 'Open the partner and check or refuse what it sent in.',
  links_not_live:
    'Training, papers or the declaration is missing. Remind the partner; its links keep their leads meanwhile.',
  complaints_due: 'Open the customer’s record and answer under Complaints; after 30 days it is the RBI’s.',
  files_failed: 'Lenders’ files of the last 30 days. Read why, mend the file, and upload it again.',
  files_to_settle: 'Open the file, answer what it asks, and apply its plan or cancel it.',
  variances_to_settle: 'Open the lender’s month; accept, dispute or write off what differs, and close it.',
  statements_to_approve: 'The time to object is over. Open the statement and approve it.',
  alarms: 'An administrator looks into each on the page Security.',
}

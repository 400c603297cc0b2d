import type { DashboardRange, JourneyStep, WorkQueue } from '@marketplace/contract/office/dashboard'

export const stepTitles: Readonly<Record<JourneyStep, string>> = {
  started: 'Started',
  signed_in: 'Signed in',
  details_completed: 'Details completed',
  offers_shown: 'Offers shown',
  applied: 'Applied',
  sent: 'With a lender',
  approved: 'Approved',
  disbursed: 'Disbursed',
}

/** What one of each is, as contract/src/office/dashboard.ts counts it. */
export const stepMeanings: Readonly<Record<JourneyStep, string>> = {
  started: 'Asked for a passcode',
  signed_in: 'Starts whose passcode was proved',
  details_completed: 'Customers who completed their details for the first time',
  offers_shown: 'Applications with at least one offer, for the first time',
  applied: 'Applications with their first lender chosen',
  sent: 'Applications that a first lender has',
  approved: 'Applications that a first lender approved',
  disbursed: 'Applications that a first lender paid, in part or in whole',
}

export const rangeTitles: Readonly<Record<DashboardRange, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
}

/** What stands beside a number of the range. */
export const beforeTitles: Readonly<Record<DashboardRange, string>> = {
  today: 'yesterday by now',
  yesterday: 'the day before',
  '7d': 'the 7 days before',
  '30d': 'the 30 days before',
}

/** The same above a column, where its days follow. */
export const beforeHeadings: Readonly<Record<DashboardRange, string>> = {
  today: 'Yesterday by now',
  yesterday: 'Day before',
  '7d': '7 days before',
  '30d': '30 days before',
}

export const queueTitles: Readonly<Record<WorkQueue, string>> = {
  help_requests: 'Help requests to answer',
  send_failed: 'Could not be sent',
  docs_pending: 'Lender waits for papers',
  stuck: 'No news for 7 days',
  lenders_refusing: 'Lenders not answering',
  messages_failed: 'Messages not delivered',
  partner_requests: 'Partner requests',
  complaints_due: 'Complaints due in 7 days',
  alarms: 'Alarms that last',
  files_failed: 'Files that failed',
  files_to_settle: 'Files to settle',
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
  complaints_due: 'Open the customer’s record and answer under Complaints; after 30 days it is the RBI’s.',
  files_failed: 'Lenders’ files of the last 30 days. Read why, mend the file, and upload it again.',
  files_to_settle: 'Open the file, answer what it asks, and apply its plan or cancel it.',
  alarms: 'An administrator looks into each on the page Security.',
}

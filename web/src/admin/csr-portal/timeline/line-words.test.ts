import type { TimelineLine } from '@marketplace/contract/office/customer-timeline'
import { expect, test } from 'vitest'
import { lineText } from './line-words.ts'

test.each<[TimelineLine['kind'], string, string | null, string]>([
  ['status', 'DOCS_PENDING', 'Sahyadri Bank', 'Sahyadri Bank: Lender waits for papers'],
  ['status', 'TAKEN_BACK', null, 'Taken back'],
  ['messages', 'passcode', 'SMS, sent', 'Passcode by SMS, sent'],
  ['messages', 'help_request', '3182', 'Asked for help: H-3182'],
  ['calls', 'no_answer', 'Sahyadri Bank', 'Call: no answer, for Sahyadri Bank'],
  ['complaints', 'received', 'C-4F7K-92QM', 'Complaint received: C-4F7K-92QM'],
  ['consents', 'given_share', 'Sahyadri Bank', 'Agreed: sharing with Sahyadri Bank'],
  ['consents', 'withdrawn_soft_questions', null, 'Withdrawn: asking lenders without a name'],
  ['notes', 'note', null, 'Note'],
  ['looks', 'customer.view', null, 'Customer: looked at'],
])('%s %s', (kind, what, about, text) => {
  expect(lineText({ kind, what, about })).toBe(text)
})

import { expect, test } from 'vitest'
import { readRejectReason } from './read-reject-reason.ts'

test.each([
  ['LOW_SCORE', 'LOW_SCORE'],
  ['Low CIBIL (612)', 'LOW_SCORE'],
  ['NTC customer', 'NO_HISTORY'],
  ['High enq', 'TOO_MANY_ENQUIRIES'],
  ['FOIR > 60%', 'HIGH_FOIR'],
  ['Salary below norms: low salary', 'INCOME_BELOW_MIN'],
  ['Age criteria', 'AGE'],
  ['Cash Salary', 'CASH_SALARY'],
  ['Company not listed', 'EMPLOYER_NOT_LISTED'],
  ['Pincode OGL', 'PIN_NOT_SERVICEABLE'],
  ['Negative area', 'NEGATIVE_AREA'],
  ['Name mismatch in KYC', 'NAME_MISMATCH'],
  ['KYC failed', 'KYC_MISMATCH'],
  ['90 DPD in last year', 'OVERDUE_OR_WRITTEN_OFF'],
  ['Not contactable', 'NOT_CONTACTABLE'],
  ['Not interested', 'NOT_INTERESTED'],
  ['Docs not received', 'DOCS_INCOMPLETE'],
  ['Internal policy', 'POLICY'],
  ['Asha Rao said no', 'OTHER'],
  ['', 'OTHER'],
])('%j is %s', (text, reason) => {
  expect(readRejectReason(text)).toBe(reason)
})

import type { RejectReason } from './applications.ts'

/** Why a lender said no, as staff say it (domain.md 7.3). */
const reasonWords: Readonly<Record<RejectReason, string>> = {
  LOW_SCORE: 'Credit score too low',
  NO_HISTORY: 'No credit history',
  TOO_MANY_ENQUIRIES: 'Too many recent enquiries',
  HIGH_FOIR: 'EMIs too high for the income',
  INCOME_BELOW_MIN: 'Income too low',
  AGE: 'Age outside the limits',
  EMPLOYER_NOT_LISTED: 'Employer not on the lender’s list',
  JOB_VINTAGE: 'Too short in the job',
  BUSINESS_VINTAGE: 'Business too young',
  TURNOVER: 'Turnover too low',
  PIN_NOT_SERVICEABLE: 'PIN code not served',
  NEGATIVE_AREA: 'Address or kind of work not served',
  CASH_SALARY: 'Salary paid in cash',
  KYC_MISMATCH: 'Identity papers differ from the details',
  NAME_MISMATCH: 'Name written differently',
  BANK_VERIFICATION_FAILED: 'Bank account not confirmed',
  EXISTING_CUSTOMER: 'Customer of the lender already',
  RECENT_REJECT: 'Declined by the lender recently',
  OVERDUE_OR_WRITTEN_OFF: 'Overdue or written-off payment',
  DOCS_INCOMPLETE: 'Papers missing or unreadable',
  NOT_CONTACTABLE: 'Customer not reached',
  NOT_INTERESTED: 'Customer not interested',
  AMOUNT_OUT_OF_RANGE: 'Amount outside the limits',
  POLICY: 'Rules of the lender',
  OTHER: 'No reason given',
}

export const wordsOfReason = (reason: RejectReason): string => reasonWords[reason]

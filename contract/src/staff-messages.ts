import type { StaffErrorCode } from './error-codes.ts'

/** What a failed check of a field of the back office says. The texts of section 5 are to the letter. */
const staffFieldMessages = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  revenue_type_required: 'Revenue type is required',
  revenue_rate_missing: '* Either Revenue Flat or Revenue Percentage is required',
  loans_missing: 'Say how many loans the sum was disbursed in',
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
  revenue_order_stale: 'The list of rules has changed meanwhile. Look at it again and put it in order',
  revenue_rules_full: 'A lender holds at most 100 revenue rules. Delete one that is no longer needed',
} as const satisfies Record<StaffErrorCode, string>

/** What a success of the back office says; the texts of section 8 are to the letter. */
const staffDoneMessages = {
  lender_created: 'Lender created successfully!',
  lender_updated: 'Lender updated successfully!',
  lender_deleted: 'Lender deleted successfully!',
  lender_group_created: 'Lender group created successfully!',
  revenue_added: 'Revenue added successfully',
  revenue_updated: 'Revenue updated successfully',
  revenue_order_updated: 'Revenue order updated',
  revenue_deleted: 'Revenue entry deleted successfully',
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = { ...staffFieldMessages, ...staffErrorMessages, ...staffDoneMessages }
export type StaffMessageKey = keyof typeof staffMessages

import type { StaffErrorCode } from './error-codes.ts'

/** What a failed check of a field of the back office says. The texts of section 5 are to the letter. */
const staffFieldMessages = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  second_factor_invalid: 'Enter the six digits of the app, or a recovery code',
  password_too_short: 'Use at least 12 characters',
  password_common: 'Many people use this password. Choose another',
  password_like_name: 'Leave the user name and the name of the product out of the password',
  pan_ending_invalid: 'Enter the last four characters of the PAN: three digits and a letter',
  search_by_one: 'Search by one of mobile number, PAN ending or application id',
  reason_length: 'Give a reason of 10 to 300 characters',
  customer_or_profile: 'Give a customer id or the facts of a profile',
  min_above_max: 'Min must not be greater than Max',
  rate_missing: 'A lender needs at least one rate',
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
  password_wrong: 'That is not your present password',
  password_not_own: 'Choose a password of your own first',
  code_wrong: 'That code is not right, or was used already',
  second_factor_not_enrolled: 'Set up an authenticator app first',
  username_taken: 'Somebody has this user name already',
  last_admin: 'This is the last active administrator',
  own_account: 'Use My account for your own password and authenticator',
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
  staff_signed_in: 'You are signed in',
  staff_signed_out: 'You are signed out',
  staff_added: 'User added',
  staff_updated: 'User updated',
  staff_disabled: 'User disabled and signed out',
  staff_enabled: 'User may sign in again',
  second_factor_reset: 'The authenticator is removed; a new one is set up at the next sign-in',
  password_set: 'Password set; another is chosen at the next sign-in',
  password_changed: 'Password changed',
  note_added: 'Note added',
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = { ...staffFieldMessages, ...staffErrorMessages, ...staffDoneMessages }
export type StaffMessageKey = keyof typeof staffMessages

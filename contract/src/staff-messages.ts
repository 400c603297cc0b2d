import type { StaffErrorCode } from './error-codes.ts'

/** What a failed check of a field of the back office says. The texts of section 5 are to the letter. */
const staffFieldMessages = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  fee_invalid: 'Enter an amount in rupees with at most two decimals',
  utm_id_invalid: 'Only letters, digits, underscore and hyphen',
  slug_invalid: 'Use 2 to 64 small letters, digits and hyphens that are not taken by a page',
  gstin_invalid: 'Invalid GSTIN: check each of its 15 characters',
  gstin_not_of_pan: 'This GSTIN belongs to another PAN',
  day_past: 'Choose today or a later day',
  reason_required: 'Say why, for the record',
  second_factor_invalid: 'Enter the six digits of the app, or a recovery code',
  password_too_short: 'Use at least 12 characters',
  password_common: 'Many people use this password. Choose another',
  password_not_new: 'Choose another than the present one',
  password_like_name: 'Leave the user name and the name of the product out of the password',
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
  partner_email_taken: 'Another partner signs in with this e-mail address',
  partner_slug_taken: 'This link is taken',
  partner_status_refused: 'This partner cannot be given that status now',
  utm_id_taken: 'This tracking id is or was another partner’s',
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
  partner_created: 'Partner created',
  partner_updated: 'Partner updated',
  partner_status_set: 'Status changed',
  partner_utm_updated: 'Tracking id updated',
  partner_revenue_updated: 'Revenue share updated',
  partner_password_set: 'Password set: tell it to the partner, who chooses another at the next sign-in',
  partner_requested: 'Thank you. We have your request and will get in touch',
  partner_signed_in: 'You are signed in',
  partner_signed_out: 'You are signed out',
  partner_contact_saved: 'Contact saved',
  staff_signed_in: 'You are signed in',
  staff_signed_out: 'You are signed out',
  staff_added: 'User added',
  staff_updated: 'User updated',
  staff_disabled: 'User disabled and signed out',
  staff_enabled: 'User may sign in again',
  second_factor_reset: 'The authenticator is removed; a new one is set up at the next sign-in',
  password_set: 'Password set; another is chosen at the next sign-in',
  password_changed: 'Password changed',
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = { ...staffFieldMessages, ...staffErrorMessages, ...staffDoneMessages }
export type StaffMessageKey = keyof typeof staffMessages

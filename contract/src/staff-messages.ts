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
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
  partner_email_taken: 'Another partner signs in with this e-mail address',
  partner_slug_taken: 'This link is taken',
  partner_status_refused: 'This partner cannot be given that status now',
  utm_id_taken: 'This tracking id is or was another partner’s',
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
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = { ...staffFieldMessages, ...staffErrorMessages, ...staffDoneMessages }
export type StaffMessageKey = keyof typeof staffMessages

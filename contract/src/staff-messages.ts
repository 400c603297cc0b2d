import type { StaffErrorCode } from './error-codes.ts'
import { lenderErrorMessages, lenderMessages } from './lender-messages.ts'

/** What a failed check of a field of the back office says. The texts of section 5 are to the letter. */
const staffFieldMessages = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  revenue_type_required: 'Revenue type is required',
  revenue_rate_missing: '* Either Revenue Flat or Revenue Percentage is required',
  loans_missing: 'Say how many loans the sum was disbursed in',
  second_factor_invalid: 'Enter the six digits of the app, or a recovery code',
  password_too_short: 'Use at least 12 characters',
  password_common: 'Many people use this password. Choose another',
  password_same: 'Choose one that differs from the present password',
  password_like_name: 'Leave the user name and the name of the product out of the password',
  card_name_invalid: 'Use letters, digits, spaces, hyphens and underscores only, at most 80',
  sort_order_invalid: 'Enter a whole number from 0 to 9999',
  https_link_invalid: 'Enter an address that starts with https:// and has no spaces',
  bullets_invalid: 'Fill in every feature: 1 to 12, of at most 200 characters each',
  apr_percent_invalid: 'Enter a number from 0 to 100 with at most two decimals',
  stored_file_invalid: 'This picture is not stored here. Upload it again',
  file_missing: 'Choose a file',
  card_issuer_missing: 'Add the issuer',
  card_annual_fee_missing: 'Add the text on annual fees',
  card_joining_fee_missing: 'Add the joining fee (0 where there is none)',
  card_annual_fee_amount_missing: 'Add the annual fee (0 where there is none)',
  card_apr_missing: 'Add the APR',
  card_kfs_missing: 'Add the link to the key-fact statement',
  card_link_missing: 'Add the UTM link',
  card_unknown: 'There is no card with this category_id',
  card_name_missing: 'A row needs a category_id or a category_name',
  csv_not_utf8: 'Save the file as CSV in UTF-8',
  csv_broken: 'A quote is opened and never closed',
  csv_columns_unknown:
    'The first line must name columns of the download, each once, with category_id or category_name',
  csv_too_long: 'A file may have at most 2,000 rows',
  csv_row_too_long: 'This row has more cells than the first line',
  csv_row_repeated: 'An earlier line is about the same card',
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
  revenue_order_stale: 'The list of rules has changed meanwhile. Look at it again and put it in order',
  revenue_rules_full: 'A lender holds at most 100 revenue rules. Delete one that is no longer needed',
  password_wrong: 'That is not your present password',
  password_not_own: 'Choose a password of your own first',
  code_wrong: 'That code is not right, or was used already',
  second_factor_not_enrolled: 'Set up an authenticator app first',
  username_taken: 'Somebody has this user name already',
  last_admin: 'This is the last active administrator',
  own_account: 'Use My account for your own password and authenticator',
  ...lenderErrorMessages,
  card_not_ready: 'This card cannot be live without all of its facts',
  card_name_taken: 'There is a card of this name already',
  image_refused: 'Choose a whole PNG, JPEG or WebP picture; this file is something else, or broken',
  image_too_large: 'This picture has too many pixels: 6 million at most, and 8,000 on a side',
  csv_refused: 'This file could not be read',
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
  staff_added: 'User added',
  staff_updated: 'User updated',
  staff_disabled: 'User disabled and signed out',
  staff_enabled: 'User may sign in again',
  second_factor_reset: 'The authenticator is removed; a new one is set up at the next sign-in',
  password_set: 'Password set; another is chosen at the next sign-in',
  password_changed: 'Password changed',
  card_created: 'Credit card created successfully!',
  card_updated: 'Credit card updated successfully!',
  card_deleted: 'Credit card deleted successfully!',
  cards_import_preview: 'What this import will do',
  cards_imported: 'Import finished',
  cards_change_preview: 'What this change will do',
  cards_changed: 'Change finished',
  cards_touched: 'Credit cards created or updated',
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = {
  ...staffFieldMessages,
  ...lenderMessages,
  ...staffErrorMessages,
  ...staffDoneMessages,
}
export type StaffMessageKey = keyof typeof staffMessages

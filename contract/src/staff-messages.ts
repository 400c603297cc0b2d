import type { StaffErrorCode } from './error-codes.ts'

/** What a failed check of a field of the back office says. The texts of section 5 are to the letter. */
const staffFieldMessages = {
  max_below_min: 'Max must be greater than Min',
  not_positive: 'Must be a positive number',
  percent_out_of_range: 'Must be between 0 and 100',
  colour_invalid: 'Enter a colour as # and six digits or letters a to f',
  host_invalid: 'Enter a host name like loans.example.in',
  host_taken: 'Another brand answers at this host name',
  host_reserved: 'This host name is the product’s own',
  slug_taken: 'There is a brand with this address',
  slug_invalid: 'Use small letters and digits, with dashes between them',
  slug_reserved: 'This word is the product’s own',
  default_brand_first: 'The first brand has to be the default one of this server',
  logo_invalid: 'Upload an image, or choose the drawn mark or the name',
  co_brand_incomplete: 'A co-brand needs both a name and a mark',
  font_invalid: 'Use letters, digits, spaces and dashes',
  font_link_needed: 'This face is not shipped: give the https address of its file',
  font_link_invalid: 'Enter the https address of a .woff2 file',
  product_needed: 'Choose at least one product',
  listed_twice: 'This is listed twice',
  phone_invalid: 'Enter a telephone number',
  off_until_past: 'This is over already, or before it begins',
} as const

const staffErrorMessages = {
  sign_in_refused: 'That user name, password or code is not right',
  second_factor_needed: 'Enter the code of your authenticator app',
  password_weak: 'Choose a longer or less common password',
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
  brand_created: 'Brand created',
  brand_saved: 'Brand saved',
  lender_switched_on: 'Lender switched on',
  lender_switched_off: 'Lender switched off',
} as const

/** Every message that staff and partner calls answer. The back office speaks English; no customer page carries these. */
export const staffMessages = { ...staffFieldMessages, ...staffErrorMessages, ...staffDoneMessages }
export type StaffMessageKey = keyof typeof staffMessages

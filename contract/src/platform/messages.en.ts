import type { ErrorCode, StaffErrorCode } from './error-codes.ts'

/** What a failed check of a field says. The texts of section 5 are to the letter. */
const fieldMessages = {
  mobile_invalid: 'Please enter a valid 10 digit mobile number',
  email_invalid: 'Email is invalid',
  passcode_invalid: 'Enter 6 digits OTP',
  pan_invalid: 'Invalid PAN',
  pan_last4_invalid: 'Enter the last four characters of your PAN: three digits and a letter',
  first_name_invalid: 'Only alphabets are considered to be the valid first name',
  last_name_invalid: 'Only alphabets are considered to be the valid last name',
  pincode_invalid: 'Please enter a valid 6 digit pincode',
  address1_invalid: 'Do not use special characters in Address Line 1',
  address2_invalid: 'Do not use special characters in Address Line 2',
  monthly_income_invalid: 'Monthly income requires between ₹ 1 and ₹ 1,000,000',
  ifsc_invalid: 'IFSC format is invalid (case sensitive field)',
  date_invalid: 'Invalid date',
  year_invalid: 'Invalid year',
  birth_date_invalid: 'Please enter a valid birth date',
  age_not_allowed: "Your age doesn't match the required age criteria",
  offer_not_selected: 'Please select a offer from offer screen',
  company_name_invalid:
    'Company name must be of length 3 - 40 and only alphabets and/or numbers are considered as valid',
  locality_invalid: 'Only Alpha-numeric, comma, full stop, space and hash are considered as valid',
  user_name_invalid: 'Please enter a valid user name',
  help_email_invalid: 'Email error',
  help_phone_invalid: 'Phone Number error',
  account_number_invalid: 'Enter the account number: 9 to 18 digits',
  amount_invalid: 'Enter the amount in whole rupees',
  amount_out_of_range: 'This loan can be from {min} to {max}',
  tenure_out_of_range: 'This loan can run from {min} to {max} months',
  gstin_invalid: 'Invalid GSTIN: check each of its 15 characters',
  gstin_not_of_business_pan: 'This GSTIN carries another PAN than that of the business: check both',
  gstin_not_of_own_pan: 'The GSTIN of a proprietorship carries your own PAN: this one carries another',
  gold_weight_invalid: 'Enter the weight in grams, 0.5 to 1,000, with at most two decimals',
  thing_name_invalid: 'Use 2 to 80 letters, digits and ordinary punctuation',
  option_invalid: 'Choose one of the options',
  text_invalid: 'Shorten this text and use ordinary characters only',
  field_required: 'Please fill this in',
  calculator_number: 'Enter a number',
  calculator_whole: 'Enter a whole number',
  calculator_decimals: 'Enter at most {decimals} decimals',
  calculator_range: 'Enter {min} to {max}',
  calculator_paid: 'Enter fewer instalments than the loan has',
  calculator_part: 'This is more than the {max} still owed: read above what closes the loan',
  calculator_cannot_repay:
    'At this rate, equal instalments over so many months would not repay the loan. Enter fewer months',
  household_amount_invalid: 'Enter the amount in whole rupees, at most ₹3,00,000',
  household_below_income:
    'Your household earns at least what you earn yourself in a year. Check both amounts',
  deletion_word_wrong: 'Type the word exactly as it stands above',
  invalid_value: 'This value is not allowed here',
} as const

const errorMessages = {
  invalid_request: 'Please check the marked fields',
  unknown_field: 'This request has a field that is not accepted here',
  not_signed_in: 'Please sign in to go on',
  not_permitted: 'You do not have permission to do this',
  not_found: 'We could not find that',
  link_refused: 'This link cannot be used any more',
  contact_missing: 'There is no proved contact of this kind',
  passcode_wrong: 'That passcode is not right. Check the latest message and try again',
  passcode_expired: 'That passcode has expired. Ask for a new one',
  passcode_spent: 'That passcode can no longer be used. Ask for a new one',
  too_large: 'That is too large to accept',
  unsupported_media_type: 'This kind of content is not accepted here',
  too_many_requests: 'Too many tries. Please wait a little and try again',
  resend_too_soon: 'A passcode was just sent. Please wait before asking for another',
  consent_missing: 'Please agree to the terms to go on',
  contact_needs_passcode: 'Confirm this contact with a passcode before it is saved',
  contact_taken: 'This contact already belongs to an account. Sign in with it instead',
  contact_reserved:
    'This contact was replaced in an account less than 72 hours ago. If that was not you, open the link in our message; else try again in three days',
  contact_change_waits: 'The 72 hours are not over yet. Open the link again after them',
  contact_changed_lately:
    'Your mobile number or e-mail was changed less than 72 hours ago. To protect you, this is possible only after that',
  identity_wrong: 'This does not agree with what we have on file',
  identity_not_on_file:
    'Your PAN and birth date are not both on file, so we cannot check that it is you. Write to us through Help',
  profile_incomplete: 'Please complete your details first',
  age_out_of_range: "Your age doesn't match the required age criteria",
  product_not_available: 'This product is not available here',
  card_not_offered: 'This card is not offered here any more. Please choose another.',
  lender_not_in_snapshot: 'Please select a offer from offer screen',
  snapshot_stale: 'These offers have changed since you saw them. Please look at them again',
  application_closed: 'This application is closed',
  idempotency_key_missing: 'This request needs an Idempotency-Key',
  idempotency_key_reused: 'This Idempotency-Key was used for a different request',
  already_applied: 'You have already applied to this lender',
  lender_not_answering:
    'The lender is not answering right now. Nothing was lost. Please try again in a minute',
  voucher_gone: 'None of these are left',
  voucher_ended: 'The last day for this is over',
  conflict: 'This was changed in the meantime. Please look at it again',
  signature_invalid: 'The signature does not match',
  sms_unavailable:
    'We cannot send SMS right now. Use your e-mail address instead, or try again in a few minutes',
  email_unavailable:
    'We cannot send e-mail right now. Use your mobile number instead, or try again in a few minutes',
  temporarily_unavailable: 'This is not available right now. Please try again in a minute',
  internal_error: 'Something went wrong on our side. Please try again',
} as const satisfies Record<Exclude<ErrorCode, StaffErrorCode>, string>

const doneMessages = {
  try_again: 'Try again',
  passcode_sent: 'We sent a 6-digit passcode to {to}',
  signed_in: 'You are signed in',
  signed_out: 'You are signed out',
  saved: 'Saved',
  contact_change_asked:
    'We have noted the new contact. The change waits 72 hours; a link to finish it is on its way there',
  contact_taken_back: 'Done: your contact is as before, and everybody is signed out',
  resume_link_asked: 'We sent you a link. It works once, for 24 hours',
  hand_over_ended: 'The link has ended',
  help_request_sent: 'Your request have been sent successfully',
  applied: 'Your application is on its way to {lender}',
  referred: 'You can now go on at {licensee}',
  withdrawn: 'Your application to {lender} is withdrawn',
  consent_withdrawn: 'Your consent is withdrawn',
  complaint_received: 'We have your complaint {number}. You will have an answer by {day}',
  complaint_reopened: 'Your complaint {number} is open again',
  complaint_settled: 'Your complaint {number} is closed',
  my_data_deleted: 'Your account and data are deleted. Certificate {certificate}',
} as const

/** Every message that crosses the wire, in English. `{name}` is a value put in by the sender. */
export const messagesEn = { ...fieldMessages, ...errorMessages, ...doneMessages }
export type MessageKey = keyof typeof messagesEn

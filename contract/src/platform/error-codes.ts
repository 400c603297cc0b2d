/**
 * The stable codes of failing answers. The code is the condition; its HTTP status stands beside it and its words, in both
 * languages, in messages.en.ts and messages.hi.ts (staff: staff-messages.ts) under the same key.
 */
const customerErrorStatus = {
  invalid_request: 400,
  unknown_field: 400,
  not_signed_in: 401,
  not_permitted: 403,
  not_found: 404,
  link_refused: 404,
  contact_missing: 422,
  passcode_wrong: 422,
  passcode_expired: 422,
  passcode_spent: 422,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  challenge_required: 428,
  resend_too_soon: 429,
  consent_missing: 422,
  contact_needs_passcode: 422,
  contact_taken: 409,
  contact_reserved: 409,
  contact_change_waits: 409,
  contact_changed_lately: 409,
  identity_wrong: 422,
  identity_not_on_file: 422,
  profile_incomplete: 422,
  age_out_of_range: 422,
  product_not_available: 422,
  card_not_offered: 409,
  lender_not_in_snapshot: 422,
  snapshot_stale: 409,
  application_closed: 409,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  already_applied: 409,
  lender_not_answering: 424,
  voucher_gone: 409,
  voucher_ended: 422,
  conflict: 409,
  signature_invalid: 401,
  sms_unavailable: 503,
  email_unavailable: 503,
  temporarily_unavailable: 503,
  internal_error: 500,
} as const satisfies Record<string, number>

/** The codes of calls that staff and partners alone make; their words are in staff-messages.ts. */
const staffErrorStatus = {
  sign_in_refused: 401,
  messages_not_agreed: 422,
  reference_refused: 422,
  alarm_over: 409,
  own_alarm: 409,
  resume_links_enough: 429,
  second_factor_needed: 401,
  password_weak: 422,
  partner_email_taken: 409,
  partner_slug_taken: 409,
  partner_status_refused: 409,
  utm_id_taken: 409,
  revenue_order_stale: 409,
  saved_views_full: 422,
  revenue_rules_full: 422,
  revenue_rule_exists: 409,
  revenue_not_planned: 409,
  revenue_rule_only_plan: 409,
  password_wrong: 422,
  password_not_own: 403,
  code_wrong: 422,
  second_factor_not_enrolled: 403,
  step_up_required: 403,
  username_taken: 409,
  last_admin: 409,
  own_account: 409,
  name_taken: 409,
  lender_rule_broken: 422,
  go_live_refused: 422,
  card_not_ready: 422,
  card_name_taken: 409,
  image_refused: 415,
  image_too_large: 413,
  csv_refused: 422,
  file_type_refused: 415,
  plan_stale: 409,
  gold_rate_exists: 409,
  own_proposal: 403,
  own_approval: 403,
  last_option: 422,
  nodal_officer_missing: 422,
} as const satisfies Record<string, number>
export type StaffErrorCode = keyof typeof staffErrorStatus

export const errorStatus = { ...customerErrorStatus, ...staffErrorStatus }
export type ErrorCode = keyof typeof errorStatus

/** The codes of a status. */
export type CodesOf<Status extends number> = {
  [Code in ErrorCode]: (typeof errorStatus)[Code] extends Status ? Code : never
}[ErrorCode]
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** What is noted for an investigation (ASVS 5.0, 16.3): one word each, with its meaning in English for staff. */
export const securityEventKinds = {
  passcode_wrong: 'A wrong passcode',
  passcode_limited: 'Too many passcodes asked for',
  password_wrong: 'A wrong password',
  password_limited: 'Too many wrong passwords',
  second_factor_wrong: 'A wrong second factor',
  step_up_refused: 'An act without a fresh second factor',
  limit_reached: 'Too many requests from an address',
  challenge_wrong: 'A wrong answer to a challenge',
  token_refused: 'A call without a valid token',
  role_refused: 'A call that the role may not make',
  foreign_id: 'An id of somebody else, or of nothing',
  signature_refused: 'A message of a lender with a wrong signature',
  care_limited: 'Too many searches, or values in clear',
  identity_wrong: 'A wrong birth date or end of a PAN',
  contact_change_taken_back: 'A change of contact that its owner took back',
} as const
export type SecurityEventKind = keyof typeof securityEventKinds

/** What staff have to look at, with its meaning in English. A condition that ends ends its alarm; an occurrence stays until staff end it. */
export const alarmKinds = {
  passcodes_near_ceiling: 'Passcodes near the ceiling of the whole system',
  unmask_cap: 'Somebody of staff reached a daily cap of unmasking',
  views_cap: 'Somebody of staff looked at very many customers',
  staff_administrator_added: 'A new administrator',
  retention_overdue: 'Rows past the age at which they have to go',
  months_missing: 'A table that is cut by month has no part for the next one',
  job_given_up: 'A job was given up',
  gateway_down: 'A gateway does not answer',
  audit_head_not_carried: 'The head of the audit log could not be carried out',
  reports_behind: 'Figures of reports lag behind what happened',
  reports_differ: 'A figure of a report is not what its rows say',
  outside_india: 'An outside party stands outside India by a named exception',
} as const
export type AlarmKind = keyof typeof alarmKinds

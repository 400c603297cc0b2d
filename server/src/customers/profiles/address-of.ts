import type { Reach } from './customers.queries.ts'

/** Option of commPreferences. */
const PREFERS_EMAIL = 2

/** One message an event: to the proved address of those who prefer mail or have no number, else to the number. */
export const addressOf = ({
  mobile_phone_number,
  email,
  email_verified,
  communication_preference,
}: Reach): { channel: 'sms' | 'email'; to: string } | null => {
  const mail = email !== null && email_verified === 1 ? ({ channel: 'email', to: email } as const) : null
  if (mail !== null && communication_preference === PREFERS_EMAIL) return mail
  return mobile_phone_number === null ? mail : { channel: 'sms', to: mobile_phone_number }
}

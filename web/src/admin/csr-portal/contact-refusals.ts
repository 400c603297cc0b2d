import type { ContactPurpose, ContactRefusal } from '@marketplace/contract/customers/contact'
import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { timeText } from '../../office/show/day-text.ts'

type MayContact = CustomerRecord['may_contact'][number]

const refusals: Readonly<Record<ContactRefusal, string>> = {
  deleted: 'being deleted',
  minor: 'under 18 years',
  no_address: 'no proved contact',
  bad_number: 'the number reaches nobody',
  no_consent: 'not agreed to',
  withdrawn: 'withdrawn',
  dnd_asked: 'asked us not to',
  open_complaint: 'a complaint is open',
  lender_series_missing: 'no number of the right series',
  template_not_approved: 'words not approved',
  quiet_hours: 'not at this hour',
  cap_day: 'enough for today',
  cap_week: 'enough for this week',
  cap_month: 'enough for this month',
  cap_lender: 'enough for this lender',
}
const purposes: Partial<Record<ContactPurpose, string>> = {
  application_service: 'on the application',
  offer_promotion: 'about offers',
}
const channels = { call: 'Call', sms: 'SMS', email: 'E-mail' } as const

/** "Call on the application". */
export const contactTitle = ({ channel, purpose }: Pick<MayContact, 'channel' | 'purpose'>): string =>
  `${channels[channel]} ${purposes[purpose] ?? purpose.replaceAll('_', ' ')}`

/** Why not, and from when; empty where it is allowed. */
export const contactRefusal = ({
  reasons,
  next_allowed_at,
}: Pick<MayContact, 'reasons' | 'next_allowed_at'>): string =>
  [
    ...reasons.map((reason) => refusals[reason]),
    ...(next_allowed_at === null ? [] : [`from ${timeText(next_allowed_at)}`]),
  ].join(', ')

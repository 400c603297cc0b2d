import type {
  ContactBasis,
  ContactChannel,
  ContactOutcome,
  ContactRefusal,
} from '@marketplace/contract/customers/contact'

/** Why somebody may not be called, for their caller. */
export const refusalWords: Readonly<Record<ContactRefusal, string>> = {
  deleted: 'the account is deleted',
  minor: 'under age',
  no_address: 'no number',
  bad_number: 'the number reaches somebody else',
  no_consent: 'never agreed to',
  withdrawn: 'withdrawn',
  dnd_asked: 'asked not to be called',
  open_complaint: 'a complaint is open',
  lender_series_missing: 'the lender has no number for calls',
  template_not_approved: 'words are not approved',
  quiet_hours: 'not at this hour',
  cap_day: 'called today already',
  cap_week: 'called often enough this week',
  cap_month: 'called often enough this month',
  cap_lender: 'called often enough for this lender',
}

export const basisWords: Readonly<Record<ContactBasis, string>> = {
  essential: 'needed for the account',
  asked: 'they asked for it',
  messages: 'agreed to messages',
  calls: 'agreed to calls',
  offers: 'agreed to offers',
  share: 'agreed to it with the application',
}

export const outcomeWords: Readonly<Record<ContactOutcome, string>> = {
  started: 'under way',
  sent: 'sent',
  delivered: 'delivered',
  answered: 'answered',
  no_answer: 'no answer',
  busy: 'busy',
  switched_off: 'switched off',
  bad_number: 'wrong number',
  failed: 'failed',
}

export const channelWords: Readonly<Record<ContactChannel, string>> = {
  call: 'Call',
  sms: 'SMS',
  email: 'E-mail',
}

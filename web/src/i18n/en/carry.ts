/** What waits behind the number, and the moment in which it is saved. */
export const carry = {
  'carry.waiting_start': '{count, plural, one {# lender} other {# lenders}}, from {emi} a month',
  'carry.waiting_none': 'Your answers are ready',
  'carry.waiting_text': 'A code to your phone opens them and keeps them yours.',
  'carry.waiting_card':
    '{count, plural, =0 {Your answers wait here} one {# lender waits here} other {# lenders wait here}}',
  'carry.waiting_from': 'From {emi} a month',
  'carry.heading': 'Your offers, in a moment',
  'carry.text': 'Your answers are being saved.',
  'carry.failed': 'Your answers are still here. They could not be saved yet.',
  'carry.again': 'Try again',
  'carry.change': 'Change my answers',
  'carry.without': 'Go on without them',
  'carry.full_consent': 'Read full consent',
} as const

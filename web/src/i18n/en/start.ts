/** The start screen. */
export const start = {
  'start.heading':
    'Compare {compared, select, both {loans and cards} cards {cards} other {loans}} from {count, plural, one {# lender} other {# lenders}}.',
  'start.heading_cards': 'Compare credit cards.',
  'start.see_cards': 'See the credit cards',
  'start.see_cost': 'See what each one costs before you apply.',
  'start.heading_none': 'Log in to {brand}',
  'start.not_open':
    'Nothing can be applied for here just now. You can log in to see your details and your consents.',
  'start.mobile': 'Mobile number',
  'start.email': 'E-mail',
  'start.use_email': 'Use e-mail instead',
  'start.use_mobile': 'Use mobile number instead',
  'start.send': 'Send passcode',
  'start.too_many': '{words}. Or use your {kind, select, email {mobile number} other {e-mail}} instead.',
  'start.optional': 'Optional:',
  'start.ranges': 'What the lenders here publish',
  'start.ranges_note':
    'From the smallest to the largest of what they publish today. Your own rate is the lender’s decision.',
  'start.free': 'Free for you: lenders pay us.',
  'start.every_match': 'We show every match, in an order you can check.',
  'start.no_calls': 'No calls unless you ask.',
} as const

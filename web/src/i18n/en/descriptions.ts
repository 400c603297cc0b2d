/** What search engines and shared links say of each page; the server alone has them. */
export const descriptions = {
  'description.start':
    'EMI, APR and whole cost of loans from {count, plural, one {# lender} other {# lenders}}{compared, select, both {, and credit cards side by side} other {}}. Look first: no number needed, no calls.',
  'description.start_rate':
    'Interest from {rate} a year. EMI, APR and whole cost of loans from {count, plural, one {# lender} other {# lenders}}{compared, select, both {, and credit cards} other {}}. Look first: no number needed.',
  'description.start_cards':
    'Annual fee, APR and benefits of credit cards side by side on {brand}, before you apply.',
  'description.start_none': 'Log in to {brand} to see your details and what you agreed to.',
  'description.solar':
    'Loans for rooftop solar from {count, plural, one {# lender} other {# lenders}}: EMI, APR, fee and whole cost of each before you sign with an installer.',
  'description.login': 'Log in to {brand} with your mobile number or e-mail and a passcode. No password.',
  'description.products':
    'All that you can compare on {brand}: loans, cards and insurance, with what lenders publish of each.',
  'description.terms': 'What {brand} does for you, what it does not do, and the terms on which you use it.',
  'description.privacy':
    'Which of your data {brand} keeps, for how long, who gets it and only when you say so, and how to delete it.',
  'description.ranking':
    'The rule by which {brand} orders offers, step by step, and what never plays a part: what lenders pay.',
  'description.lenders':
    '{count, plural, one {The lender} other {All # lenders}} on {brand}: bank or NBFC, and whom to complain to at each.',
  'description.answers':
    'What people ask {brand} most: why a lender does not match, what APR is, who lends, what it costs and who calls.',
  'description.grievance':
    'Who answers complaints at {brand}, within how many days, and where to go after that: the RBI ombudsman.',
  'description.cards_all':
    'Credit cards side by side: annual fee, APR and what each is good for. You apply on the bank’s own site.',
  'description.cards_unsecured':
    'Credit cards without a deposit: annual fee, APR and benefits of each, before a bank looks at your score.',
  'description.cards_secured':
    'Credit cards against a fixed deposit, for a first card or a low score: fee, APR and limit side by side.',
  'description.calculators':
    'EMI, how much you can borrow, closing a loan early, and what gold is worth. Nothing you type is kept.',
  'description.emi':
    'EMI of a loan for any amount, rate and time, with every instalment and the interest of each year.',
  'description.eligibility':
    'How much can you borrow on your income? Worked out with the share of income that lenders allow for EMIs.',
  'description.foreclosure':
    'What it takes to close a loan today, what a part payment saves, and when the law allows no charge.',
  'description.gold':
    'What your gold is worth at today’s rate, and the most a lender may lend on it by RBI’s limits.',
  'description.loan':
    '{name} side by side: EMI, APR, fee and whole cost at each lender, who gets one and what they ask for. Look first, no number needed.',
  'description.merchant':
    'Offer loans and cards to your own customers with {brand}: what a partner does, earns and may not do.',
  'description.social':
    'You saw {brand} in a post? What it is, who pays it, who decides, and what happens to your number.',
  'description.passage': 'A step on the way at {brand}.',
  'description.not_found': 'There is no page at this address of {brand}.',
} as const

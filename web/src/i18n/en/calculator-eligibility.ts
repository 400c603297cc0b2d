/** The calculator at /calculators/eligibility. */
export const calculatorEligibility = {
  'calc.eligibility.income': 'Your income a month, after tax',
  'calc.eligibility.emi': 'EMIs you pay now, a month',
  'calc.eligibility.foir': 'Share of income for all EMIs',
  'calc.eligibility.foir_hint': 'Lenders allow 35 to 65 %, most of them about 50 %.',
  'calc.eligibility.household': 'Income of your household a year',
  'calc.eligibility.household_hint': 'Up to ₹3,00,000 a law limits all EMIs.',
  'calc.eligibility.most': 'You could borrow up to',
  'calc.eligibility.nothing':
    'Nothing is left for another EMI: your EMIs of now take all that a lender allows.',
  'calc.eligibility.at_emi': 'EMI at that amount',
  'calc.eligibility.ceiling': 'All EMIs together may take',
  'calc.eligibility.left': 'Left for a new EMI',
  'calc.eligibility.by_household':
    'The law for small household incomes sets the limit here: {amount} for all EMIs a month.',
  'calc.eligibility.rule':
    'FOIR: the EMIs of now and the new one together stay within the share of your income. For households with up to {limit} a year RBI’s microfinance rule caps all EMIs at {percent} of the household’s monthly income.',
} as const

/** Every calculator, in the order of the overview. */
export const calculatorLinks = [
  { path: '/calculators/emi', title: 'title.calculator_emi', lead: 'calc.emi_lead' },
  {
    path: '/calculators/eligibility',
    title: 'title.calculator_eligibility',
    lead: 'calc.eligibility_lead',
  },
  {
    path: '/calculators/foreclosure',
    title: 'title.calculator_foreclosure',
    lead: 'calc.foreclosure_lead',
  },
  { path: '/calculators/gold-value', title: 'title.calculator_gold', lead: 'calc.gold_lead' },
] as const

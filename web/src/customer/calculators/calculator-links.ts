/** Every calculator, in the order of the overview. */
export const calculatorLinks = [
  { name: 'emi', path: '/calculators/emi', title: 'title.calculator_emi' },
  { name: 'eligibility', path: '/calculators/eligibility', title: 'title.calculator_eligibility' },
  { name: 'foreclosure', path: '/calculators/foreclosure', title: 'title.calculator_foreclosure' },
  { name: 'gold-value', path: '/calculators/gold-value', title: 'title.calculator_gold' },
] as const

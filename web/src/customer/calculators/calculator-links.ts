/** Every calculator, in the order of the overview: its drawing, and what it answers to what stands there first. */
export const calculatorLinks = [
  {
    name: 'emi',
    path: '/calculators/emi',
    title: 'title.calculator_emi',
    spot: 'instalment',
    example: 'calc.example.emi',
  },
  {
    name: 'eligibility',
    path: '/calculators/eligibility',
    title: 'title.calculator_eligibility',
    spot: 'reach',
    example: 'calc.example.eligibility',
  },
  {
    name: 'foreclosure',
    path: '/calculators/foreclosure',
    title: 'title.calculator_foreclosure',
    spot: 'early',
    example: 'calc.example.foreclosure',
  },
  {
    name: 'gold-value',
    path: '/calculators/gold-value',
    title: 'title.calculator_gold',
    spot: 'Gold Loans',
    example: 'calc.example.gold',
  },
] as const

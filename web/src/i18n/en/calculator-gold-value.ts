/** The calculator at /calculators/gold-value. */
export const calculatorGoldValue = {
  'calc.gold.weight': 'Weight without stones',
  'calc.gold.purity': 'Purity',
  'calc.gold.carat': '{carat} carat',
  'calc.gold.rate': 'Rupees a gram of 24 carat',
  'calc.gold.rate_hint': 'Left empty, the latest rate that we have. {range}',
  'calc.gold.most': 'A lender may lend up to',
  'calc.gold.value': 'Your gold is worth',
  'calc.gold.rate_of_average':
    'Worked out with {rate} a gram of 24 carat: the average of the last 30 days, which is lower than the close of {day}, source: {source}.',
  'calc.gold.rate_of_close':
    'Worked out with {rate} a gram of 24 carat: the close of {day}, which is no higher than the average of the last 30 days, source: {source}.',
  'calc.gold.rate_old': 'This rate is old. Type that of today to be nearer to what a lender says.',
  'calc.gold.source.ibja': 'IBJA, the bullion dealers’ association',
  'calc.gold.source.mcx': 'the MCX commodity exchange',
  'calc.gold.source.example': 'example data',
  'calc.gold.rate_typed': 'Worked out with {rate} a gram of 24 carat, as you typed it.',
  'calc.gold.repayment': 'How you repay',
  'calc.gold.instalments': 'In instalments',
  'calc.gold.at_end': 'All at the end',
  'calc.gold.months': 'Months until then',
  'calc.gold.interest': 'Interest until then',
  'calc.gold.total': 'To repay after {months}',
  'calc.gold.tiers': 'What each step allows',
  'calc.gold.step': 'Loan',
  'calc.gold.share': 'Share of the value',
  'calc.gold.loan': 'Allows',
  'calc.gold.up_to': 'up to {amount}',
  'calc.gold.above': 'above',
  'calc.gold.rule':
    'RBI’s gold directions from 01/04/2026, for loans for one’s own use: a gram counts for the lower of the last close and the average of 30 days; the step goes by the size of the loan, and the best of the steps counts. Where all is repaid at the end, the interest until then counts as loan too, so you get less.',
} as const

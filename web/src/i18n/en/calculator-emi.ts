/** The calculator at /calculators/emi. */
export const calculatorEmi = {
  'calc.emi.last': 'Last instalment',
  'calc.emi.borrowed': 'Borrowed',
  'calc.emi.total': 'You pay back in all',
  'calc.emi.chart': 'Where each year’s money goes',
  'calc.emi.chart_label':
    'Bars for {years, plural, one {# year} other {# years}}: of each year’s payments the part that pays the loan off, and the part that is interest. The table below has the figures.',
  'calc.emi.year': 'Year',
  'calc.emi.principal': 'Principal',
  'calc.emi.interest_short': 'Interest',
  'calc.emi.interest_above': 'Interest, written above',
  'calc.emi.owed': 'Still owed',
  'calc.emi.years_table': 'Figures by year',
  'calc.emi.schedule': 'Every instalment',
  'calc.emi.number': 'No.',
  'calc.emi.instalment': 'Instalment',
  'calc.emi.rule':
    'Equal instalments on the reducing balance, as in the RBI’s key-facts statement: interest of a month is what is owed × rate ÷ 12. The EMI is rounded to the rupee; the last instalment takes up what rounding leaves.',
} as const

/** A number to type: in rupees, percent, months, days, grams or plain; `start` is what stands there first, null leaves it out. */
export interface CalculatorNumber {
  kind: 'rupees' | 'percent' | 'months' | 'days' | 'grams' | 'count'
  min: number
  max: number
  decimals: 0 | 2 | 3
  start: number | null
}

/** A choice between a few; `start` is the one that is chosen first. */
export interface CalculatorChoice {
  kind: 'choice'
  of: readonly string[]
  start: string
}

export type CalculatorInput = CalculatorNumber | CalculatorChoice

/** Of the type of its start, so that what may be left out is null for whoever works with it. */
const number = <Start extends number | null>(
  kind: CalculatorNumber['kind'],
  min: number,
  max: number,
  start: Start,
  decimals: CalculatorNumber['decimals'] = 0,
): CalculatorNumber & { start: Start } => ({ kind, min, max, start, decimals })

const choice = <const Of extends readonly [string, ...string[]]>(...of: Of) => ({
  kind: 'choice' as const,
  of,
  start: of[0] as Of[number],
})

const loan = {
  amount: number('rupees', 1_000, 100_000_000, 500_000),
  rate: number('percent', 0, 60, 14, 3),
  months: number('months', 1, 360, 36),
}

/** Every calculator with what it asks, in the order of its page. A link may name any of these; the rest stand at `start`. */
export const calculatorInputs = {
  emi: loan,
  eligibility: {
    monthly_income: number('rupees', 1, 1_000_000, 60_000),
    emi: number('rupees', 0, 1_000_000, 10_000),
    foir_percent: number('percent', 1, 100, 50, 2),
    rate: loan.rate,
    months: loan.months,
    household_income: number('rupees', 0, 100_000_000, null),
  },
  foreclosure: {
    ...loan,
    paid: number('count', 0, 359, 12),
    charge_percent: number('percent', 0, 10, 4, 2),
    broken_days: number('days', 0, 31, 0),
    rate_kind: choice('fixed', 'floating'),
    sanctioned: choice('from_2026', 'before_2026'),
    purpose: choice('personal', 'home', 'microfinance', 'business'),
    borrower: choice('individual', 'mse', 'other'),
    lender_group: choice('bank', 'small', 'other'),
    part: number('rupees', 1, 100_000_000, null),
  },
  'gold-value': {
    weight_grams: number('grams', 0.5, 1_000, 20, 2),
    purity: { kind: 'choice', of: ['24', '22', '20', '18'], start: '22' },
    rate_per_gram: number('rupees', 100, 100_000, null, 2),
    repayment: choice('instalments', 'at_end'),
    rate: number('percent', 0, 60, 12, 3),
    // Nobody may lend on gold for longer where all is repaid at the end (domain.md 5.10).
    months: number('months', 1, 12, 12),
  },
} as const satisfies Record<string, Record<string, CalculatorInput>>

export type CalculatorName = keyof typeof calculatorInputs
export type CalculatorField<Name extends CalculatorName> = keyof (typeof calculatorInputs)[Name] & string
export const calculatorNames = Object.keys(calculatorInputs) as CalculatorName[]

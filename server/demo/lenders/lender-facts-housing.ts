import type { LenderFacts } from './build-lender.ts'

/** Example lenders for affordable homes: invented names and figures, within the limits that the product has. */
export const housingLenderFacts: readonly LenderFacts[] = [
  {
    lender: {
      called: 'Chhappar Home Finance',
      kind: 'housing_finance_company',
      officer: 'Munni Devi',
      priority: 71,
    },
    product: 'Affordable Housing Loan',
    modelled_on: null,
    takes: { work: 'any', income: [10_000], age: [21, 60, 65], max_foir_percent: 55 },
    lends: {
      amount: [100_000, 2_500_000],
      months: [36, 240],
      rate: { from: 10.5, to: 15.5, benchmark: 'the lender’s own reference rate, reset every 6 months' },
      fee: { percent: 2, min: 3_000 },
      ltv: 90,
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: {
      called: 'Aangan Housing Finance',
      kind: 'housing_finance_company',
      officer: 'Rekha Chauhan',
      priority: 72,
    },
    product: 'Affordable Housing Loan',
    modelled_on: null,
    takes: { work: 'any', income: [15_000], age: [21, 65, 70], max_foir_percent: 60 },
    lends: {
      amount: [300_000, 5_000_000],
      months: [60, 300],
      rate: {
        from: 9.5,
        representative: 11.25,
        benchmark: 'the lender’s own reference rate, reset every 6 months',
      },
      fee: { percent: 1.5 },
      ltv: 80,
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Deodar Bank', kind: 'bank', officer: 'Tenzin Dolma', priority: 73 },
    product: 'Affordable Housing Loan',
    modelled_on: null,
    takes: {
      work: 'salaried_or_self_employed',
      income: [25_000],
      age: [23, 60, 70],
      credit_score_class: 4,
      max_foir_percent: 50,
    },
    lends: {
      amount: [500_000, 10_000_000],
      months: [60, 360],
      rate: { from: 8.4, representative: 8.75, benchmark: 'RBI repo rate, reset every 3 months' },
      fee: { percent: 0.5, max: 15_000, same: true },
      ltv: 75,
    },
    terms: {
      penal_charges: 'Up to 18% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: {
      called: 'Nukkad Grih Finance',
      kind: 'housing_finance_company',
      officer: 'Salim Qureshi',
      priority: 74,
    },
    product: 'Affordable Housing Loan',
    modelled_on: null,
    takes: { work: 'self_employed_or_business', age: [21, 60, 65], max_foir_percent: 50 },
    lends: {
      amount: [200_000, 1_500_000],
      months: [36, 180],
      rate: { from: 12, to: 17 },
      fee: { percent: 2.5 },
      ltv: 70,
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Bargad Bank', kind: 'bank', officer: 'Shobha Kulkarni', priority: 75 },
    product: 'Affordable Housing Loan',
    modelled_on: null,
    takes: {
      work: 'salaried_or_self_employed',
      income: [20_000],
      age: [21, 60, 70],
      credit_score_class: 3,
      max_foir_percent: 55,
    },
    lends: {
      amount: [100_000, 7_500_000],
      months: [12, 360],
      rate: { from: 8.5, representative: 9.1, benchmark: 'RBI repo rate, reset every 3 months' },
      fee: { percent: 0.35, max: 10_000, same: true },
      ltv: 80,
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
]

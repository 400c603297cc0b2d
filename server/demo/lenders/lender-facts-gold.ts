import type { LenderFacts } from './build-lender.ts'

/** Example lenders on gold: invented names, figures of one public row each where there is one. Who has gold needs no income. */
export const goldLenderFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Tijori Gold Finance', kind: 'nbfc', officer: 'Ammini Kurian', priority: 61 },
    product: 'Gold Loans',
    modelled_on: { row: 'Manappuram gold-loan', source: 'the lender’s own public page' },
    takes: { work: 'any', age: [18, 75] },
    lends: { amount: [1_000, 10_000_000], months: [1, 24], rate: { from: 9.9, to: 28 }, fee: { percent: 0 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Kanakdhara Finance', kind: 'nbfc', officer: 'Devaki Pillai', priority: 62 },
    product: 'Gold Loans',
    modelled_on: { row: 'Muthoot Fincorp gold-scheme', source: 'the lender’s own public page' },
    takes: { work: 'any', age: [18, 75] },
    lends: {
      amount: [3_000, 5_000_000],
      months: [1, 12],
      rate: { from: 6.9, to: 20 },
      fee: { percent: 0.5, min: 50 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Suvarnarekha Bank', kind: 'bank', officer: 'Sujata Mahato', priority: 63 },
    product: 'Gold Loans',
    modelled_on: null,
    takes: { work: 'any', age: [18, 70] },
    lends: {
      amount: [25_000, 7_500_000],
      months: [3, 36],
      rate: { from: 8.95, representative: 9.75 },
      fee: { percent: 0.5, max: 5_000 },
      ltv: 75,
    },
    terms: {
      penal_charges: 'Up to 18% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Abhushan Capital', kind: 'nbfc', officer: 'Kishor Soni', priority: 64 },
    product: 'Gold Loans',
    modelled_on: null,
    takes: { work: 'any', age: [21, 70] },
    lends: {
      amount: [10_000, 2_500_000],
      months: [3, 12],
      rate: { from: 11.5, to: 24 },
      fee: { percent: 1 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 1,
      cooling_off_days: 1,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Hansuli Finance', kind: 'nbfc', officer: 'Phulmani Tudu', priority: 65 },
    product: 'Gold Loans',
    modelled_on: null,
    takes: { work: 'any', age: [18, 75] },
    lends: { amount: [1_500, 500_000], months: [1, 12], rate: { to: 26 }, fee: { percent: 0.25 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 1,
    },
    integration: 'api',
  },
]

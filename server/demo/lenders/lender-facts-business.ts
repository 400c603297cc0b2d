import type { LenderFacts } from './build-lender.ts'

/** Example lenders to businesses: invented names, figures of one public row each where there is one. */
export const businessLenderFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Banjara Capital', kind: 'nbfc_middle_layer', officer: 'Dhola Maru', priority: 51 },
    product: 'Business Loans',
    modelled_on: { row: 'Lendingkart business-loan', source: 'the lender’s own public page' },
    takes: { work: 'self_employed_or_business', age: [21, 65], business_years: 2 },
    lends: { amount: [50_000, 20_000_000], months: [3, 36], rate: { from: 12, to: 27 }, fee: { percent: 3 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Karigar Finance', kind: 'nbfc', officer: 'Nafisa Ansari', priority: 52 },
    product: 'Business Loans',
    modelled_on: { row: 'FlexiLoans business-loan', source: 'the lender’s own public page' },
    takes: {
      work: 'self_employed_or_business',
      age: [21, 60],
      credit_score_class: 3,
      turnover: 3,
      business_years: 2,
    },
    lends: {
      amount: [50_000, 5_000_000],
      months: [6, 36],
      rate: { from: 12, representative: 19.5 },
      fee: { percent: 2.5 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Hathkargha Capital', kind: 'nbfc', officer: 'Lakshmi Padmasali', priority: 53 },
    product: 'Business Loans',
    modelled_on: { row: 'Indifi business-loan', source: 'the lender’s own public page' },
    takes: {
      work: 'self_employed_or_business',
      age: [23, 65],
      turnover: 4,
      business_years: 2,
      registered: true,
    },
    lends: {
      amount: [100_000, 5_000_000],
      months: [12, 36],
      rate: { from: 17, to: 30 },
      fee: { percent: 3 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Mandakini Bank', kind: 'bank', officer: 'Ishwari Negi', priority: 54 },
    product: 'Business Loans',
    modelled_on: null,
    takes: {
      work: 'self_employed_or_business',
      age: [24, 65, 68],
      credit_score_class: 4,
      turnover: 5,
      business_years: 4,
      registered: true,
    },
    lends: {
      amount: [500_000, 20_000_000],
      months: [12, 60],
      rate: { from: 10.75, representative: 13.5 },
      fee: { percent: 1.5, max: 100_000 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 2,
      cooling_off_days: 3,
    },
  },
  {
    lender: {
      called: 'Tarazu Business Finance',
      kind: 'nbfc_middle_layer',
      officer: 'Vinod Agarkar',
      priority: 55,
    },
    product: 'Business Loans',
    modelled_on: null,
    takes: { work: 'any', age: [21, 62] },
    lends: {
      amount: [50_000, 1_000_000],
      months: [3, 24],
      rate: { from: 18, to: 33 },
      fee: { percent: 4, min: 1_000 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 2,
    },
  },
]

import type { LenderFacts } from './build-lender.ts'

/** Example finance companies: invented names, figures of one public row each. */
export const nbfcFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Konkan Credit', kind: 'nbfc', officer: 'Swapnil Rane', priority: 21 },
    modelled_on: { row: 'Tata Capital' },
    takes: { work: 'salaried_or_self_employed', income: [20_000], age: [22, 58], credit_score_class: 3 },
    lends: {
      amount: [40_000, 3_500_000],
      months: [12, 72],
      rate: { from: 10.99, representative: 16.5 },
      fee: { percent: 3.5 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4.5,
      cooling_off_days: 3,
    },
    integration: 'api_autosubmission',
  },
  {
    lender: { called: 'Nilgiri Finance', kind: 'nbfc_upper_layer', officer: 'Revathi Subbu', priority: 23 },
    modelled_on: { row: 'Aditya Birla Capital' },
    takes: { work: 'any', income: [25_000], age: [23, 60], credit_score_class: 4 },
    lends: {
      amount: [100_000, 2_500_000],
      months: [12, 60],
      rate: { from: 10.99, representative: 17 },
      fee: { percent: 4 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Gulmohar Lane Finance', kind: 'nbfc', officer: 'Nikhil Bhosale', priority: 31 },
    modelled_on: { row: 'L&T Finance' },
    takes: { work: 'salaried_or_self_employed', income: [15_000], age: [23, 58] },
    lends: { amount: [50_000, 1_500_000], months: [12, 48], rate: { from: 11 }, fee: { percent: 3 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Chinarvan Finserv', kind: 'nbfc_upper_layer', officer: 'Iqra Wani', priority: 17 },
    modelled_on: { row: 'Bajaj Finserv' },
    takes: { work: 'salaried_or_self_employed', income: [25_001], age: [21, 80, 80], credit_score_class: 3 },
    lends: {
      amount: [40_000, 5_500_000],
      months: [12, 96],
      rate: { from: 10, to: 31 },
      fee: { percent: 3.93 },
    },
    terms: {
      penal_charges: 'Up to 36% a year on the overdue amount',
      foreclosure_percent: 4.72,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Mahua Capital', kind: 'nbfc', officer: 'Birsa Hembrom', priority: 33 },
    modelled_on: { row: 'Piramal Finance' },
    takes: { work: 'salaried_or_self_employed', income: [25_000], age: [21, 60] },
    lends: {
      amount: [25_000, 1_200_000],
      months: [9, 60],
      rate: { from: 12.14, representative: 20 },
      fee: { percent: 5 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Sarangi Finance', kind: 'nbfc', officer: 'Gulab Rathore', priority: 36 },
    modelled_on: { row: 'Hero FinCorp' },
    takes: { work: 'salaried_or_self_employed', income: [15_000], age: [21, 58] },
    lends: { amount: [50_000, 500_000], months: [12, 36], rate: { to: 30 }, fee: { percent: 3 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 2,
    },
  },
  {
    lender: { called: 'Mayurpath Finance', kind: 'nbfc', officer: 'Kavya Selvam', priority: 37 },
    modelled_on: { row: 'HDB Financial Services' },
    takes: { work: 'any', income: [20_000], age: [21, 60], ticket_class: 3 },
    lends: {
      amount: [250_000, 500_000],
      months: [12, 60],
      rate: { from: 10, to: 35 },
      fee: { percent: 5.9 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Deepstambh Finance', kind: 'nbfc', officer: 'Joseph Tharakan', priority: 38 },
    modelled_on: { row: 'Muthoot Finance' },
    takes: { work: 'salaried_or_self_employed', income: [20_000], age: [21, 60], ticket_class: 2 },
    lends: { amount: [51_000, 200_000], months: [12, 60], rate: { from: 14, to: 22 }, fee: { percent: 2 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Koyal Finance', kind: 'nbfc', officer: 'Ambika Nair', priority: 39 },
    modelled_on: { row: 'Manappuram Finance' },
    takes: { work: 'any', income: [15_000], age: [21, 55] },
    pincode_prefixes: '50 51 52 53 56 57 58 59 60 61 62 63 64 67 68 69',
    lends: { amount: [25_000, 300_000], months: [12, 36], rate: { from: 18, to: 24 }, fee: { percent: 1 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 2,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Chaupal Credit', kind: 'nbfc', officer: 'Ramsajeevan Yadav', priority: 40 },
    modelled_on: { row: 'Mahindra Finance' },
    takes: { work: 'any', income: [10_000], age: [21, 60, 65] },
    pincode_prefixes: '11 12 13 14 20 21 22 23 24 25 26 27 28 30 31 32 33 34',
    lends: { amount: [50_000, 300_000], months: [12, 48], rate: { from: 8, to: 25 }, fee: { percent: 2 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Kokum Capital', kind: 'nbfc', officer: 'Tanvi Sawant', priority: 45 },
    modelled_on: { row: 'IIFL Finance' },
    takes: { work: 'salaried_or_self_employed', income: [15_000], age: [23, 60] },
    lends: {
      amount: [5000, 500_000],
      months: [3, 42],
      rate: { from: 12.75, to: 44 },
      fee: { percent: 9, min: 500 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 6,
      cooling_off_days: 1,
    },
  },
  {
    lender: { called: 'Bansuri Finance', kind: 'nbfc', officer: 'Gopal Krishnan', priority: 41 },
    modelled_on: { row: 'Shriram Finance' },
    takes: { work: 'any', income: [15_000], age: [21, 65] },
    lends: { amount: [50_000, 1_500_000], months: [12, 60], rate: { from: 11 }, fee: { percent: 5 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 1,
    },
  },
]

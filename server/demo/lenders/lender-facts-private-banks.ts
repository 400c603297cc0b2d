import type { LenderFacts } from './build-lender.ts'

/** Example banks after rows of private banks: invented names, figures of one public row each. */
export const privateBankFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Sahyadri Bank', kind: 'bank', officer: 'Asha Kulkarni', priority: 10 },
    modelled_on: { row: 'HDFC Bank', source: 'hdfc.bank.in and Paisabazaar rates page' },
    takes: {
      work: 'salaried',
      income: [25_000],
      age: [21, 60, 60],
      credit_score_class: 4,
      max_foir_percent: 50,
    },
    lends: {
      amount: [50_000, 4_000_000],
      months: [12, 60],
      rate: { from: 9.99, representative: 12.5 },
      fee: { percent: 1.5, max: 6500 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Meghdoot Bank', kind: 'bank', officer: 'Naveen Rathi', priority: 12 },
    modelled_on: { row: 'Axis Bank' },
    takes: { work: 'salaried_or_self_employed', income: [20_000], age: [21, 60] },
    lends: {
      amount: [50_000, 4_000_000],
      months: [12, 60],
      rate: { from: 9.99, to: 22 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
    special_offer: {
      text: 'Processing fee of 1% instead of up to 2% until 31/12/2026',
      fee_percent: 1,
      start: '2026-11-01',
      end: '2026-12-31',
    },
  },
  {
    lender: { called: 'Kadamba Bank', kind: 'bank', officer: 'Lata Hegde', priority: 11 },
    modelled_on: { row: 'ICICI Bank' },
    takes: { work: 'salaried', income: [30_000], age: [20, 58, 60], credit_score_class: 4 },
    lends: {
      amount: [50_000, 5_000_000],
      months: [12, 72],
      rate: { from: 10.45, representative: 13.25 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Palash Bank', kind: 'bank', officer: 'Ritwik Sen', priority: 20 },
    modelled_on: { row: 'Kotak Mahindra Bank' },
    takes: { work: 'salaried', income: [25_000], age: [21, 60], credit_score_class: 4 },
    lends: { amount: [50_000, 4_000_000], months: [12, 60], rate: { from: 9.98 }, fee: { percent: 5 } },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Samudra Bank', kind: 'bank', officer: 'Fiona Pereira', priority: 14 },
    modelled_on: { row: 'IndusInd Bank' },
    takes: { work: 'salaried_or_self_employed', income: [25_000], age: [21, 60] },
    lends: {
      amount: [30_000, 5_000_000],
      months: [12, 60],
      rate: { from: 10.49, representative: 15.5 },
      fee: { percent: 3.5 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Uttarayan Bank', kind: 'bank', officer: 'Hetal Trivedi', priority: 22 },
    modelled_on: { row: 'IDFC FIRST Bank' },
    takes: { work: 'salaried_or_self_employed', income: [20_000], age: [23, 60] },
    lends: { amount: [20_000, 1_000_000], months: [9, 60], rate: { from: 9.99 }, fee: { percent: 2 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 2,
    },
  },
  {
    lender: { called: 'Malhar Bank', kind: 'bank', officer: 'Mathew Kurien', priority: 30 },
    modelled_on: { row: 'Federal Bank' },
    takes: { work: 'salaried', income: [25_000], age: [21, 60, 60] },
    lends: {
      amount: [50_000, 2_500_000],
      months: [12, 60],
      rate: { from: 12, to: 19.5 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 18% a year on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Amaltas Bank', kind: 'bank', officer: 'Gauri Mathur', priority: 18 },
    modelled_on: { row: 'YES Bank' },
    takes: { work: 'salaried', income: [25_000], age: [22, 60], credit_score_class: 4 },
    lends: {
      amount: [100_000, 4_000_000],
      months: [12, 60],
      rate: { from: 10.85, to: 21 },
      fee: { percent: 2.25 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Mandovi Bank', kind: 'bank', officer: 'Clara Fernandes', priority: 28 },
    modelled_on: { row: 'DBS Bank' },
    takes: { work: 'salaried_or_self_employed', income: [20_000], age: [24, 60] },
    pincode_prefixes: '11 12 20 22 40 41 50 56 60 70',
    lends: {
      amount: [25_000, 1_500_000],
      months: [12, 60],
      rate: { from: 10.99, to: 30 },
      fee: { percent: 3 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 2,
    },
  },
  {
    lender: { called: 'Kesariya Bank', kind: 'bank', officer: 'Dev Chauhan', priority: 19 },
    modelled_on: { row: 'Standard Chartered Bank' },
    takes: { work: 'salaried_or_self_employed', income: [35_000], age: [22, 60], credit_score_class: 5 },
    lends: {
      amount: [100_000, 5_000_000],
      months: [12, 60],
      rate: { from: 11.49, to: 17 },
      fee: { percent: 2.25 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 3,
    },
  },
]

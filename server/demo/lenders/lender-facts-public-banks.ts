import type { LenderFacts } from './build-lender.ts'

/** Example banks after rows of public sector banks: invented names, figures of one public row each. */
export const publicBankFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Indradhanush Bank', kind: 'bank', officer: 'Subodh Mishra', priority: 15 },
    modelled_on: { row: 'SBI' },
    takes: { work: 'salaried', income: [20_000], age: [21, 58, 60], max_foir_percent: 50 },
    lends: {
      amount: [25_000, 3_000_000],
      months: [6, 72],
      rate: { from: 10.05, to: 15.05 },
      fee: { percent: 1.5, min: 1000, max: 15_000 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Dhruvtara Bank', kind: 'bank', officer: 'Kunal Solanki', priority: 16 },
    modelled_on: { row: 'Bank of Baroda' },
    takes: { work: 'any', income: [20_000], age: [21, 60, 65] },
    lends: {
      amount: [50_000, 2_000_000],
      months: [12, 84],
      rate: { from: 10.4, to: 18.05 },
      fee: { percent: 2, min: 1000, max: 10_000 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Parijat Bank', kind: 'bank', officer: 'Meera Deshmukh', priority: 24 },
    modelled_on: { row: 'Bank of India' },
    takes: { work: 'salaried_or_self_employed', income: [15_000], age: [21, 65, 70] },
    lends: {
      amount: [50_000, 2_000_000],
      months: [12, 84],
      rate: { from: 11.1, to: 16.15 },
      fee: { percent: 1, min: 500, max: 5000 },
    },
    terms: {
      penal_charges: 'Up to 2% a year above the rate on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Neelambari Bank', kind: 'bank', officer: 'Shashank Bhat', priority: 13 },
    modelled_on: { row: 'Canara Bank' },
    takes: { work: 'salaried', income: [20_000], age: [21, 60, 60], max_foir_percent: 50 },
    lends: {
      amount: [25_000, 1_500_000],
      months: [12, 84],
      rate: { from: 9.95, to: 15.4 },
      fee: { percent: 0.25, max: 2500 },
    },
    terms: {
      penal_charges: 'Up to 2% a year above the rate on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 5,
    },
    special_offer: {
      text: 'No processing fee for loans taken until 31/01/2027',
      fee_percent: 0,
      start: '2026-11-15',
      end: '2027-01-31',
    },
  },
  {
    lender: { called: 'Saptarang Bank', kind: 'bank', officer: 'Harpreet Gill', priority: 25 },
    modelled_on: { row: 'Punjab National Bank' },
    takes: { work: 'salaried_or_self_employed', income: [18_000], age: [21, 58, 60] },
    lends: {
      amount: [25_000, 2_000_000],
      months: [12, 84],
      rate: { from: 10.5, to: 17.05 },
      fee: { percent: 1 },
    },
    terms: {
      penal_charges: 'Up to 2% a year above the rate on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Vanraj Bank', kind: 'bank', officer: 'Paresh Vaghela', priority: 26 },
    modelled_on: { row: 'Union Bank of India' },
    takes: { work: 'salaried_or_self_employed', income: [18_000], age: [21, 60, 60] },
    lends: {
      amount: [50_000, 1_500_000],
      months: [12, 60],
      rate: { from: 10.35, to: 14.45 },
      fee: { percent: 1, min: 500, max: 7500 },
    },
    terms: {
      penal_charges: 'Up to 2% a year above the rate on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
]

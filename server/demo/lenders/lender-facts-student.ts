import type { LenderFacts } from './build-lender.ts'

/** Example lenders to students: invented names, figures of one public row each where there is one. Income is the co-applicant’s. */
export const studentLenderFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Takshila Bank', kind: 'bank', officer: 'Meenakshi Rao', priority: 81 },
    product: 'Student Loans',
    modelled_on: { row: 'SBI education-loan', source: 'the lender’s own public page' },
    takes: { work: 'any', age: [18, 35] },
    lends: {
      amount: [50_000, 15_000_000],
      months: [12, 180],
      rate: { from: 8.15, to: 10.5 },
      fee: { percent: 0 },
    },
    terms: {
      penal_charges: 'Up to 12% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Nalanda Path Finance', kind: 'nbfc', officer: 'Abhay Mishra', priority: 82 },
    product: 'Student Loans',
    modelled_on: { row: 'Credila education-loan', source: 'the lender’s own public page' },
    takes: { work: 'any', income: [25_000], age: [18, 40] },
    lends: {
      amount: [100_000, 10_000_000],
      months: [12, 180],
      rate: { from: 10.25, representative: 11.75 },
      fee: { percent: 1 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Gurukul Capital', kind: 'nbfc', officer: 'Sneha Deshpande', priority: 83 },
    product: 'Student Loans',
    modelled_on: { row: 'Tata Capital education-loan', source: 'the lender’s own public page' },
    takes: { work: 'any', income: [30_000], age: [18, 40], credit_score_class: 4 },
    lends: {
      amount: [100_000, 8_500_000],
      months: [12, 156],
      rate: { from: 11, representative: 12.5 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Pustak Bank', kind: 'bank', officer: 'Harish Iyengar', priority: 84 },
    product: 'Student Loans',
    modelled_on: { row: 'Axis education-loan', source: 'the lender’s own public page' },
    takes: { work: 'any', income: [15_000], age: [18, 35] },
    lends: {
      amount: [50_000, 7_500_000],
      months: [12, 180],
      rate: { from: 9, to: 13.5 },
      fee: { percent: 1, max: 25_000 },
    },
    terms: {
      penal_charges: 'Up to 24% a year on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Slate Finance', kind: 'nbfc', officer: 'Anjali Toppo', priority: 85 },
    product: 'Student Loans',
    modelled_on: null,
    takes: { work: 'any', income: [12_000], age: [18, 45] },
    lends: {
      amount: [50_000, 1_000_000],
      months: [6, 60],
      rate: { from: 13, to: 19 },
      fee: { percent: 2, min: 500 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 2,
      cooling_off_days: 3,
    },
  },
]

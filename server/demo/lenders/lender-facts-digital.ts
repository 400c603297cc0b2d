import type { LenderFacts } from './build-lender.ts'

/** Example lenders after rows of digital-first lenders: invented names, figures of one public row each. */
export const digitalLenderFacts: readonly LenderFacts[] = [
  {
    lender: { called: 'Imlibagh Capital', kind: 'nbfc', officer: 'Sundar Rajan', priority: 32 },
    modelled_on: { row: 'Poonawalla Fincorp' },
    takes: { work: 'salaried', income: [30_000], age: [22, 57] },
    lends: {
      amount: [50_000, 500_000],
      months: [12, 60],
      rate: { from: 9.99, representative: 18 },
      fee: { percent: 3 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
    special_offer: {
      text: 'Processing fee of 1% instead of up to 3% until 28/02/2027',
      fee_percent: 1,
      start: '2026-11-10',
      end: '2027-02-28',
    },
  },
  {
    lender: { called: 'Jamun Credit', kind: 'nbfc', officer: 'Charu Agrahari', priority: 34 },
    modelled_on: { row: 'InCred Finance' },
    takes: { work: 'any', income: [20_000], age: [21, 58] },
    lends: {
      amount: [50_000, 1_500_000],
      months: [12, 60],
      rate: { from: 18, representative: 24 },
      fee: { percent: 3.5 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 2,
    },
  },
  {
    lender: {
      called: 'Pagdandi Finance',
      kind: 'microfinance_institution',
      officer: 'Tenzin Bhutia',
      priority: 35,
    },
    modelled_on: { row: 'Finnable' },
    takes: { work: 'salaried', income: [15_000], age: [21, 58] },
    lends: {
      amount: [50_000, 1_000_000],
      months: [6, 60],
      rate: { from: 16, representative: 26 },
      fee: { percent: 3 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 3,
    },
  },
  {
    lender: { called: 'Jugnu Credit', kind: 'nbfc', officer: 'Shaheen Ansari', priority: 27 },
    modelled_on: { row: 'Moneyview' },
    takes: { work: 'salaried_or_self_employed', income: [13_500], age: [21, 57], credit_score_class: 2 },
    lends: {
      amount: [5000, 1_000_000],
      months: [3, 60],
      rate: { from: 14, representative: 22 },
      fee: { percent: 2, min: 200 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 5,
      cooling_off_days: 3,
    },
    integration: 'api_autosubmission',
  },
  {
    lender: { called: 'Titli Money', kind: 'nbfc', officer: 'Ananya Ghosh', priority: 42 },
    modelled_on: { row: 'CASHe' },
    takes: { work: 'salaried', income: [12_000], age: [21, 45], credit_score_class: 2, max_foir_percent: 65 },
    lends: { amount: [10_000, 400_000], months: [3, 18], rate: { from: 18, to: 36 }, fee: { percent: 2 } },
    terms: {
      penal_charges: 'Up to 36% a year on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Bulbul Credit', kind: 'nbfc', officer: 'Rohini Pawar', priority: 43 },
    modelled_on: { row: 'Fibe' },
    takes: { work: 'salaried', income: [18_000], age: [21, 55] },
    lends: {
      amount: [5000, 500_000],
      months: [3, 24],
      rate: { from: 24, representative: 28 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 2,
      cooling_off_days: 3,
    },
    special_offer: {
      text: 'No processing fee for loans taken from 01/01/2027 to 31/03/2027',
      fee_percent: 0,
      start: '2027-01-01',
      end: '2027-03-31',
    },
  },
  {
    lender: { called: 'Gilehri Credit', kind: 'nbfc', officer: 'Prakash Gowda', priority: 46 },
    modelled_on: { row: 'KreditBee' },
    takes: { work: 'salaried', income: [10_000, 75_000], age: [21, 45], ticket_class: 1 },
    lends: {
      amount: [6000, 50_000],
      months: [3, 24],
      rate: { from: 17, to: 29.95 },
      fee: { percent: 2.5, min: 85 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 1,
    },
  },
  {
    lender: {
      called: 'Kaarwan Small Finance Bank',
      kind: 'small_finance_bank',
      officer: 'Yusuf Pathan',
      priority: 29,
    },
    modelled_on: { row: 'Fi Money' },
    takes: { work: 'salaried', income: [25_000], age: [23, 60] },
    lends: { amount: [25_000, 500_000], months: [12, 60], rate: { from: 15, to: 24 }, fee: { percent: 2.5 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 3,
      cooling_off_days: 3,
    },
    integration: 'api',
  },
  {
    lender: { called: 'Phulwari Finance', kind: 'nbfc', officer: 'Jaswant Kohli', priority: 44 },
    modelled_on: { row: 'BharatPe' },
    takes: { work: 'self_employed_or_business', income: [15_000], age: [21, 60] },
    lends: {
      amount: [10_000, 500_000],
      months: [6, 30],
      rate: { from: 19.92, representative: 19.92 },
      fee: { percent: 2 },
    },
    terms: {
      penal_charges: 'Up to 3% a month on the overdue amount',
      foreclosure_percent: 0,
      cooling_off_days: 2,
    },
  },
  {
    lender: {
      called: 'Saawan Small Finance Bank',
      kind: 'small_finance_bank',
      officer: 'Madhuri Tiwari',
      priority: 47,
    },
    modelled_on: { row: 'Prefr' },
    takes: { work: 'salaried_or_self_employed', income: [15_000], age: [22, 55], max_foir_percent: 60 },
    lends: { amount: [10_000, 500_000], months: [6, 36], rate: { from: 18, to: 36 }, fee: { percent: 3 } },
    terms: {
      penal_charges: 'Up to 2% a month on the overdue amount',
      foreclosure_percent: 4,
      cooling_off_days: 3,
    },
  },
]

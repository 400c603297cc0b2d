import { expect, it } from 'vitest'
import { entryColumns } from './entry-columns.ts'
import type { LedgerTransaction } from './ledger-kinds.ts'

const accrued = { kind: 'accrued_income', lender_id: 7 } as const
const income = { kind: 'income', lender_id: 7 } as const
const line = { lender_application_id: 4, tranche: 2 }
const transaction = (paise: number, back: number): LedgerTransaction => ({
  kind: 'ACCRUAL',
  source: 'pricing',
  cause: 'disbursed',
  lender_id: 7,
  effective_day: '2026-11-02',
  idempotency_key: `${paise}`,
  entries: [
    { account: accrued, amount_paise: paise, line, figure: 'expected' },
    { account: accrued, amount_paise: -back, line, figure: 'expected' },
    { account: income, amount_paise: back - paise },
  ],
})
const accountIdOf = ({ kind }: { kind: string }) => (kind === 'income' ? 2 : 1)

it('numbers the entries of each transaction and names the part of an entry that has one', () => {
  const posted = [
    { tx_id: 11, booked_month: '2026-11-01', transaction: transaction(500, 20) },
    { tx_id: 12, booked_month: '2026-12-01', transaction: transaction(70, 10) },
  ]
  expect(entryColumns(posted, accountIdOf).columns).toEqual({
    tx_id: [11, 11, 11, 12, 12, 12],
    n: [1, 2, 3, 1, 2, 3],
    account_id: [1, 1, 2, 1, 1, 2],
    amount_paise: [500, -20, -480, 70, -10, -60],
    lender_application_id: [4, 4, null, 4, 4, null],
    tranche: [2, 2, null, 2, 2, null],
    figure: ['expected', 'expected', null, 'expected', 'expected', null],
  })
})

it('adds debits and credits of an account by month, over transactions', () => {
  const posted = [
    { tx_id: 11, booked_month: '2026-11-01', transaction: transaction(500, 20) },
    { tx_id: 12, booked_month: '2026-12-01', transaction: transaction(70, 10) },
    { tx_id: 13, booked_month: '2026-11-01', transaction: transaction(1, 2) },
  ]
  expect(entryColumns(posted, accountIdOf).sums).toEqual([
    { account_id: 1, booked_month: '2026-11-01', debit_paise: 501, credit_paise: 22 },
    { account_id: 2, booked_month: '2026-11-01', debit_paise: 1, credit_paise: 480 },
    { account_id: 1, booked_month: '2026-12-01', debit_paise: 70, credit_paise: 10 },
    { account_id: 2, booked_month: '2026-12-01', debit_paise: 0, credit_paise: 60 },
  ])
})

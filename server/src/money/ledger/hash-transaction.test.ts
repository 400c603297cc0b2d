import { expect, it } from 'vitest'
import { hashTransaction } from './hash-transaction.ts'
import type { LedgerTransaction } from './ledger-kinds.ts'

const transaction: LedgerTransaction = {
  kind: 'ACCRUAL',
  source: 'pricing',
  cause: 'disbursed',
  lender_id: 7,
  effective_day: '2026-11-02',
  idempotency_key: 'a',
  rule: { id: 1, version: 2 },
  entries: [
    {
      account: { kind: 'accrued_income', lender_id: 7 },
      amount_paise: 200,
      line: { lender_application_id: 4, tranche: 1 },
      figure: 'expected',
    },
    { account: { kind: 'income', lender_id: 7 }, amount_paise: -200 },
  ],
}
const [first, second] = transaction.entries
if (first === undefined || second === undefined) throw new Error('there are two entries')

it('is the same for the same request, whatever its key', () => {
  expect(hashTransaction(transaction)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashTransaction({ ...transaction, idempotency_key: 'b' })).toBe(hashTransaction(transaction))
})

it.each<[string, Partial<LedgerTransaction>]>([
  ['kind', { kind: 'ADJUSTMENT' }],
  ['source', { source: 'reconciliation' }],
  ['cause', { cause: 'rule_changed' }],
  ['cause_line', { cause_line: { lender_application_id: 4, tranche: 1 } }],
  ['lender', { lender_id: 8 }],
  ['day', { effective_day: '2026-11-03' }],
  ['reversed', { reverses_tx_id: 5 }],
  ['rule', { rule: { id: 1, version: 3 } }],
  ['terms', { terms_id: 5 }],
  ['upload', { upload: { upload_id: 'u', line: 4 } }],
  ['staff', { staff_id: 2 }],
  ['amount', { entries: [{ ...first, amount_paise: 201 }, second] }],
  ['account', { entries: [{ ...first, account: { kind: 'accrued_income', lender_id: 9 } }, second] }],
  ['line', { entries: [{ ...first, line: { lender_application_id: 4, tranche: 2 } }, second] }],
  ['figure', { entries: [{ ...first, figure: 'stated' }, second] }],
  ['order of entries', { entries: [second, first] }],
])('another %s is another request', (_, change) => {
  expect(hashTransaction({ ...transaction, ...change })).not.toBe(hashTransaction(transaction))
})

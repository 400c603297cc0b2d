import { expect, test } from 'vitest'
import { presentCustomer } from './present-customer.ts'

const at = new Date('2026-11-20T10:00:00Z')
const row = {
  lead_id: 7,
  product_type: 'Personal Loans',
  masked_contact: '******1473',
  state: 'paid',
  amount: 300_000,
  disbursed_amount: 300_000,
  created_at: at,
  locked_until: at,
  news_at: at,
} as const
const lender = {
  lead_id: 7,
  lender_application_id: 70,
  application_number: 'SB-40173',
  lender_id: 3,
  status: 'DISBURSED',
  amount: 300_000,
  disbursed_amount: 300_000,
  disbursal_date: '2026-11-18',
  updated_at: at,
} as const
const share = (booked_paise: number, is_sure: boolean) => ({
  lender_application_id: 70,
  booked_paise,
  is_sure,
})
const present = (
  shares: readonly ReturnType<typeof share>[],
  status: 'DISBURSED' | 'COOLED_OFF' = 'DISBURSED',
) =>
  presentCustomer(
    row,
    { lenders: new Map([[7, [{ ...lender, status }]]]), shares: new Map([[70, shares]]) },
    () => 'Sahyadri Bank',
  )

test.each([
  ['nothing is booked', [], { own_part: null, is_sure: 0 }],
  ['an estimate', [share(4_05_000, false)], { own_part: 4_050, is_sure: 0 }],
  [
    'two parts, one of which the lender has paid',
    [share(100_00, true), share(50_50, false)],
    { own_part: 150.5, is_sure: 0 },
  ],
  ['all paid by the lender', [share(100_00, true), share(50_50, true)], { own_part: 150.5, is_sure: 1 }],
  ['taken back to nothing', [share(0, true)], { own_part: 0, is_sure: 1 }],
])('the own part: %s', (_, shares, part) => {
  expect(present(shares)).toMatchObject({ ...part, lenders: [{ ...part, lender_name: 'Sahyadri Bank' }] })
})

test('what was called off is not shown as disbursed', () => {
  expect(present([], 'COOLED_OFF').lenders[0]).toMatchObject({ disbursed: null, disbursal_day: null })
  expect(present([]).lenders[0]).toMatchObject({ disbursed: 300_000, disbursal_day: '2026-11-18' })
})

test('a customer without a lender has none, and another one’s is not theirs', () => {
  const other = { lenders: new Map([[8, [lender]]]), shares: new Map([[70, [share(100, true)]]]) }
  expect(presentCustomer(row, other, () => '')).toMatchObject({ lenders: [], own_part: null })
})

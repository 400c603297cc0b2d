import type { Payout } from '@marketplace/contract/money/partner-statements'
import { expect, test } from 'vitest'
import { standWords } from './stand-words.ts'

const payout: Payout = {
  payout_id: 1,
  part: 'commission',
  state: 'WAITING',
  amount: 23_789,
  run_id: null,
  utr: null,
  paid_day: null,
  failed_reason: null,
  failed_day: null,
}
const paid: Payout = { ...payout, state: 'PAID', utr: 'N12345678901', paid_day: '2026-11-30' }
const of: Parameters<typeof standWords>[0] = {
  state: 'SHOWN',
  object_until: '2026-11-25',
  payouts: [],
  cancel_reason: null,
}

test.each<[Parameters<typeof standWords>[0], string]>([
  [of, 'You may object to any line until 25/11/2026. After that we approve it and pay it to your bank.'],
  [
    { ...of, object_until: '2026-11-21' },
    'The time to object is over. We approve it next and pay it to your bank.',
  ],
  [{ ...of, object_until: null }, 'We approve it next and pay it to your bank.'],
  [
    { ...of, state: 'APPROVED', payouts: [payout] },
    'It is approved and goes to your bank with our next payment.',
  ],
  [
    { ...of, state: 'APPROVED', payouts: [{ ...payout, state: 'SENT' }] },
    'It is approved and on its way to your bank.',
  ],
  [
    { ...of, state: 'FAILED', payouts: [{ ...payout, state: 'FAILED', failed_reason: 'Account closed' }] },
    'The bank sent the payment back (Account closed). Look at your bank account under Settings; we pay again.',
  ],
  [
    { ...of, state: 'FAILED', payouts: [] },
    'The bank sent the payment back. Look at your bank account under Settings; we pay again.',
  ],
  [{ ...of, state: 'PAID', payouts: [paid] }, '₹23,789.00 was paid on 30/11/2026, UTR N12345678901.'],
  [
    { ...of, state: 'PAID', payouts: [paid, { ...payout, part: 'gst', amount: 4_369.5 }] },
    '₹23,789.00 was paid on 30/11/2026, UTR N12345678901. ₹4,369.50 for the GST of your invoice follows.',
  ],
  [
    { ...of, state: 'CANCELLED', cancel_reason: 'Wrong month' },
    'It was cancelled: Wrong month. Its lines come with another statement.',
  ],
])('%o', (statement, words) => {
  expect(standWords(statement, '2026-11-22')).toBe(words)
})

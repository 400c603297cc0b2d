import { expect, it } from 'vitest'
import { noticeOfEvent } from './notice-of-event.ts'

const notice = (type: string, subject: string, data: object) => noticeOfEvent({ type, subject, data })

it.each([
  ['lead.created', 'lead 12', { product_type: 'Gold Loans' }, 'Gold Loans', '/partner/customers'],
  [
    'application.status_changed',
    'SB-40173',
    { status: 'PARTLY_PAID' },
    'It is partly paid now',
    '/partner/customers',
  ],
  ['commission.reversed', 'transaction 4', { amount: -1250.5 }, '-₹1,250.50', '/partner/statements'],
  [
    'payout.paid',
    'S-7',
    { statement_id: 7, statement_number: 'S-7', amount: 150_000 },
    '₹1,50,000.00, statement S-7',
    '/partner/statements/7',
  ],
  [
    'thread.answered',
    'thread 3',
    { thread_id: 3, topic: 'general-query' },
    'Question 3',
    '/partner/communication/general-query/3',
  ],
])('%s of %s', (type, subject, data, text, path) => {
  expect(notice(type, subject, data)).toMatchObject({ type, text, path })
})

it('says nothing of a type that it does not know', () => {
  expect(notice('moon.risen', 'moon', {})).toBeNull()
})

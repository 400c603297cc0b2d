import { expect, it } from 'vitest'
import { nextPage, type WayThere } from './next-page.ts'

const gold: WayThere = { product: 'Gold Loans', completed: true, lenders: [] }
const sent = { slug: 'tijori', status: 'SENT' } as const
const newer = { slug: 'hansuli', status: 'QUEUED' } as const

it.each<[string, Partial<WayThere>, string]>([
  ['complete details and no lender', {}, 'offers'],
  ['gold details missing', { completed: false }, 'user-detail/gold-loan'],
  [
    'housing details missing',
    { product: 'Affordable Housing Loan', completed: false },
    'user-detail/affordable-housing-loan',
  ],
  [
    'details missing while a lender is at work',
    { completed: false, lenders: [sent] },
    'user-detail/gold-loan',
  ],
  ['a lender at work', { lenders: [sent] }, 'lenders-transaction/tijori'],
  [
    'a lender at work that asks on a page of its own',
    { lenders: [{ ...sent, slug: 'abhushan-capital' }] },
    'gold-doorstep',
  ],
  [
    'one that said yes there',
    { lenders: [{ slug: 'hansuli-finance', status: 'APPROVED' }] },
    'gold-branch-visit',
  ],
  ['one that said no there', { lenders: [{ slug: 'hansuli-finance', status: 'REJECTED' }] }, 'offers'],
  ['the newest of two', { lenders: [sent, newer] }, 'lenders-transaction/hansuli'],
  [
    'one at work before one that said no',
    { lenders: [sent, { ...newer, status: 'REJECTED' }] },
    'lenders-transaction/tijori',
  ],
  ['lenders that all said no', { lenders: [{ ...sent, status: 'REJECTED' }] }, 'offers'],
  ['a loan that is paid out', { lenders: [{ ...sent, status: 'DISBURSED' }] }, 'offers'],
])('%s', (_, change, segment) => {
  expect(nextPage({ ...gold, ...change })).toBe(segment)
})

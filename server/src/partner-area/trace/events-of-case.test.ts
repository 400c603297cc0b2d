import { expect, test } from 'vitest'
import { type CaseFacts, eventsOfCase } from './events-of-case.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 6))
const facts: CaseFacts = {
  viewer: 1,
  arrivals: [
    {
      user_id: 'u',
      partner_id: 2,
      partner_name: 'Kaveri',
      is_active: 1,
      masked_contact: '******4402',
      arrived_at: at(2),
      link_id: 22,
      touches: ['b'],
      subs: {},
    },
  ],
  leads: [
    {
      lead_id: 7,
      user_id: 'u',
      product_type: 'Personal Loans',
      masked_contact: '******4402',
      created_at: at(3),
      locked_until: at(30),
      partner_id: 2,
      partner_name: 'Kaveri',
      link_id: 22,
    },
  ],
  milestones: [
    {
      lead_id: 7,
      begun_at: at(4),
      sent_at: at(5),
      lender_id: 9,
      disbursed_amount: 200_000,
      disbursal_date: '2026-11-19',
      is_open: 0,
    },
    {
      lead_id: 7,
      begun_at: at(4),
      sent_at: null,
      lender_id: null,
      disbursed_amount: null,
      disbursal_date: null,
      is_open: 0,
    },
  ],
  clicks: [
    {
      click_id: 'a',
      link_id: 11,
      at: at(1),
      browser: null,
      is_qr: 1,
      verdict: 'ok',
      reason: null,
      subs: null,
      seen_at: at(1),
    },
  ],
  linkOf: (linkId) =>
    linkId === 11 ? { partner_id: 1, name: 'Counter 2' } : { partner_id: 2, name: 'Kaveri poster' },
  partnerName: (id) => (id === 1 ? 'Gomti' : 'Kaveri'),
  lenderName: () => 'Sahyadri Bank',
  now: at(22),
}
const told = (viewer: number | null) =>
  eventsOfCase({ ...facts, viewer }).map(({ kind, by, name, link, amount }) => [kind, by, name, link, amount])

test('a partner reads what happened, without the other’s name, lender or sum', () => {
  expect(told(1)).toEqual([
    ['click', 'you', null, 'Counter 2', null],
    ['arrival', 'another', null, null, null],
    ['lead', 'another', null, null, null],
    ['begun', 'customer', null, null, null],
    ['sent', 'customer', null, null, null],
    ['disbursed', 'lender', null, null, null],
    ['lock_end', 'rule', null, null, null],
  ])
})

test('the one whose lead it is reads lender and sum, staff the names as well', () => {
  expect(told(2)).toContainEqual(['disbursed', 'lender', 'Sahyadri Bank', null, 200_000])
  expect(told(null).slice(0, 2)).toEqual([
    ['click', 'partner', 'Gomti', 'Counter 2', null],
    ['arrival', 'partner', 'Kaveri', 'Kaveri poster', null],
  ])
})

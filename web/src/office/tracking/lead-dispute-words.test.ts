import { expect, test } from 'vitest'
import { clockOf, subjectOf } from './lead-dispute-words.ts'

const own = {
  about: 'lead',
  lead_id: 7,
  product_type: 'Gold Loans',
  masked_contact: '******4402',
  locked_until: '2026-11-28T18:30:00.000Z',
  partner_name: 'Gomti',
} as const

test('a dispute says what it is about, to staff also whose it is', () => {
  expect(subjectOf(own, true)).toBe('Gold Loans · ******4402 · lead L-7')
  expect(subjectOf(own, false)).toBe('Gomti · Gold Loans · ******4402 · lead L-7')
  expect(subjectOf({ ...own, about: 'lock', lead_id: null, masked_contact: '' }, true)).toBe(
    'Gold Loans · forgotten customer · lock until 29/11/2026',
  )
})

test('its clock says whose turn it is', () => {
  const due_at = '2026-11-28T12:30:00.000Z'
  expect(clockOf({ state: 'OPEN', due_at, lender_asked_at: null }, true)).toBe(
    'We answer by 28/11/2026, 18:00.',
  )
  expect(clockOf({ state: 'OPEN', due_at, lender_asked_at: null }, false)).toBe(
    'To be answered by 28/11/2026, 18:00.',
  )
  expect(clockOf({ state: 'ANSWERED', due_at: null, lender_asked_at: null }, false)).toBe(
    'Answered; the partner may write again.',
  )
})

test('its clock says since when a lender is asked, and when that is over', () => {
  const asked = {
    state: 'LENDER_ASKED',
    lender_asked_at: '2026-11-21T06:00:00.000Z',
    due_at: '2026-11-27T12:30:00.000Z',
  } as const
  const before = new Date('2026-11-27T12:00:00.000Z')
  const after = new Date('2026-11-27T13:00:00.000Z')
  expect(clockOf(asked, true, before)).toBe(
    'The lender was asked on 21/11/2026; we wait for its word until 27/11/2026, 18:00.',
  )
  expect(clockOf(asked, true, after)).toBe(
    'The lender was asked on 21/11/2026, and its word was due by 27/11/2026, 18:00: we ask again.',
  )
  expect(clockOf(asked, false, after)).toContain('ask again, or decide.')
  expect(clockOf({ ...asked, state: 'OPEN' }, true, before)).toBe(
    'We answer by 27/11/2026, 18:00. The lender was asked on 21/11/2026.',
  )
})

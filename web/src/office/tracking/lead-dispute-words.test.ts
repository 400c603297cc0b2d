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
  expect(clockOf({ state: 'OPEN', due_at }, true)).toBe('We answer by 28/11/2026, 18:00.')
  expect(clockOf({ state: 'OPEN', due_at }, false)).toBe('To be answered by 28/11/2026, 18:00.')
  expect(clockOf({ state: 'ANSWERED', due_at: null }, false)).toBe('Answered; the partner may write again.')
})

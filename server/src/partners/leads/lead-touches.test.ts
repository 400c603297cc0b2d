import { expect, test } from 'vitest'
import { touchesOfLead } from './lead-touches.ts'

const arrival = (
  partner_id: number,
  day: number,
  link_id: number | null,
  touches: string[],
  sub1: string,
) => ({
  partner_id,
  masked_contact: '',
  arrived_at: new Date(Date.UTC(2026, 10, day)),
  link_id,
  touches,
  subs: { sub1 },
})

test('the first and the last touch, and each once', () => {
  const arrivals = [
    arrival(1, 20, 12, ['b', 'c'], 'second'),
    arrival(1, 10, 11, ['a', 'b'], 'first'),
    arrival(2, 15, 21, ['d'], 'other'),
  ]
  expect(touchesOfLead(arrivals, 1)).toEqual({
    link_id: 12,
    first_link_id: 11,
    touches: ['a', 'b', 'c', 'd'],
    subs: { sub1: 'second' },
  })
  expect(touchesOfLead(arrivals, 2)).toMatchObject({
    link_id: 21,
    first_link_id: 11,
    subs: { sub1: 'other' },
  })
})

test('none of who was not brought by a link', () => {
  expect(touchesOfLead([], 1)).toEqual({ link_id: null, first_link_id: null, touches: [], subs: {} })
})

import { expect, test } from 'vitest'
import { leadOwner } from './lead-owner.ts'

const now = new Date('2026-11-22T06:00:00Z')
const arrival = (partner_id: number, arrived_at: string) => ({
  partner_id,
  masked_contact: '******3210',
  arrived_at: new Date(arrived_at),
})

test.each([
  ['nobody brought them', [], null],
  ['one did', [arrival(1, '2026-11-22T05:59:00Z')], 1],
  ['the last of several', [arrival(1, '2026-11-20T00:00:00Z'), arrival(2, '2026-11-21T00:00:00Z')], 2],
  ['in whatever order', [arrival(2, '2026-11-21T00:00:00Z'), arrival(1, '2026-11-20T00:00:00Z')], 2],
  ['on the thirtieth day', [arrival(1, '2026-10-23T06:00:00Z')], 1],
  ['a moment later no more', [arrival(1, '2026-10-23T05:59:59Z')], null],
  [
    'the first listed of two in one millisecond',
    [arrival(1, '2026-11-21T00:00:00.001Z'), arrival(2, '2026-11-21T00:00:00.001Z')],
    1,
  ],
  [
    'the later by a millisecond',
    [arrival(1, '2026-11-21T00:00:00.001Z'), arrival(2, '2026-11-21T00:00:00.002Z')],
    2,
  ],
  ['at this very moment', [arrival(1, '2026-11-22T06:00:00Z')], 1],
  ['not from the future', [arrival(1, '2026-11-22T06:00:01Z')], null],
])('%s', (_, arrivals, partner_id) => {
  expect(leadOwner(arrivals, now)?.partner_id ?? null).toBe(partner_id)
})

import { describe, expect, test } from 'vitest'
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
  expect(leadOwner(arrivals, [], now)?.partner_id ?? null).toBe(partner_id)
})

describe('a claim by API that was proved', () => {
  const HOURS_72 = 72 * 3_600_000
  const claim = (partner_id: number, claimed_at: string) => ({
    claim_id: `claim-${partner_id}`,
    partner_id,
    reference: null,
    masked_contact: '******3210',
    claimed_at: new Date(claimed_at),
    ends_at: new Date(Date.parse(claimed_at) + HOURS_72),
  })
  const one = claim(1, '2026-11-20T12:00:00Z')
  test.each([
    ['makes the lead', [], [one], 1],
    ['goes before an arrival in its 72 hours', [arrival(2, '2026-11-21T12:00:00Z')], [one], 1],
    ['goes before an arrival before it', [arrival(2, '2026-11-20T11:00:00Z')], [one], 1],
    [
      'gives way to who brought them after its 72 hours',
      [arrival(2, '2026-11-21T00:00:00Z')],
      [claim(1, '2026-11-17T12:00:00Z')],
      2,
    ],
    ['gives way to a claim that ran already', [], [claim(2, '2026-11-21T00:00:00Z'), one], 1],
    [
      'is followed by one that began when it was over',
      [],
      [claim(1, '2026-11-16T00:00:00Z'), claim(2, '2026-11-19T00:00:00Z')],
      2,
    ],
    [
      'is not kept out by one that did not count itself',
      [],
      [claim(1, '2026-11-14T00:00:00Z'), claim(2, '2026-11-16T00:00:00Z'), claim(3, '2026-11-18T00:00:00Z')],
      3,
    ],
    ['counts for thirty days after its end', [], [claim(1, '2026-10-20T06:00:00Z')], 1],
    ['and no longer', [], [claim(1, '2026-10-20T05:59:59Z')], null],
  ])('%s', (_, arrivals, claims, partner_id) => {
    const owner = leadOwner(arrivals, claims, now)
    expect(owner?.partner_id ?? null).toBe(partner_id)
    expect(owner?.claim?.claim_id ?? null).toBe(
      claims.find((each) => each.partner_id === partner_id)?.claim_id ?? null,
    )
  })
})

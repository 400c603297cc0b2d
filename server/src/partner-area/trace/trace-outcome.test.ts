import { expect, test } from 'vitest'
import type { ProvedClaim } from '../../partners/leads/lead-owner.ts'
import { traceOutcome } from './trace-outcome.ts'

const now = new Date('2026-11-22T06:00:00Z')
const daysFromNow = (days: number): Date => new Date(now.getTime() + days * 86_400_000)
const arrival = (partner_id: number, daysAgo: number) => ({
  partner_id,
  masked_contact: '******4402',
  arrived_at: daysFromNow(-daysAgo),
})
const lead = (partner_id: number, daysAgo: number, lead_id = 7) => ({
  lead_id,
  partner_id,
  created_at: daysFromNow(-daysAgo),
  locked_until: daysFromNow(90 - daysAgo),
})
const claim = (partner_id: number, endedDaysAgo: number): ProvedClaim => ({
  claim_id: 'a',
  partner_id,
  reference: null,
  masked_contact: '******4402',
  claimed_at: daysFromNow(-endedDaysAgo - 3),
  ends_at: daysFromNow(-endedDaysAgo),
})
const answer = (
  viewer: number | null,
  arrivals: ReturnType<typeof arrival>[],
  leads: ReturnType<typeof lead>[],
  open: number[] = [],
  claims: ProvedClaim[] = [],
) => {
  const { outcome, rule, until } = traceOutcome({
    viewer,
    arrivals,
    claims,
    leads,
    openLeads: new Set(open),
    now,
  })
  return [outcome, rule, until]
}

test.each([
  ['the own lock', 1, [arrival(1, 10)], [lead(1, 10)], [], ['yours', 'lock', daysFromNow(80)]],
  [
    'another’s lock, the own link later',
    1,
    [arrival(2, 60), arrival(1, 5)],
    [lead(2, 60)],
    [],
    ['others', 'lock', daysFromNow(30)],
  ],
  ['no product yet', 1, [arrival(1, 5)], [], [], ['open', 'arrival', daysFromNow(25)]],
  [
    'another came last',
    1,
    [arrival(1, 5), arrival(2, 1)],
    [],
    [],
    ['open_others', 'arrival', daysFromNow(29)],
  ],
  [
    'the own lock is over, the own link later',
    1,
    [arrival(1, 2)],
    [lead(1, 100)],
    [],
    ['open', 'arrival', daysFromNow(28)],
  ],
  [
    'the own lock is over',
    1,
    [arrival(1, 100)],
    [lead(1, 100)],
    [],
    ['was_yours', 'nobody', daysFromNow(-10)],
  ],
  [
    'another’s lock is over',
    1,
    [arrival(1, 60)],
    [lead(2, 100)],
    [],
    ['was_others', 'nobody', daysFromNow(-10)],
  ],
  [
    'an application that is open when the lock is over',
    1,
    [arrival(2, 1)],
    [lead(1, 100)],
    [7],
    ['yours', 'application', daysFromNow(-10)],
  ],
  [
    'the same of another',
    2,
    [arrival(2, 1)],
    [lead(1, 100)],
    [7],
    ['others', 'application', daysFromNow(-10)],
  ],
  ['the arrival is too old', 1, [arrival(1, 31)], [], [], ['too_late', 'nobody', daysFromNow(-1)]],
  ['nobody came', 1, [], [], [], ['nobody', 'nobody', null]],
  ['staff ask', null, [arrival(1, 5)], [lead(1, 5)], [], ['others', 'lock', daysFromNow(85)]],
] as const)('%s', (_, viewer, arrivals, leads, open, expected) => {
  expect(answer(viewer, [...arrivals], [...leads], [...open])).toEqual(expected)
})

test('a claim that was proved goes before who arrived in its time', () => {
  expect(answer(1, [arrival(2, 2)], [], [], [claim(1, 1)])).toEqual(['open', 'arrival', daysFromNow(29)])
  expect(answer(2, [arrival(2, 2)], [], [], [claim(1, 1)])).toEqual([
    'open_others',
    'arrival',
    daysFromNow(29),
  ])
})

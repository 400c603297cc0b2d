import { expect, it } from 'vitest'
import { dueDigests } from './due-digests.ts'

const told = [
  { partner_id: 1, type: 'lead.created', count: 3 },
  { partner_id: 1, type: 'payout.paid', count: 1 },
  { partner_id: 2, type: 'lead.created', count: 5 },
]

it.each([
  [
    'nobody has said anything',
    [],
    [
      [1, 4],
      [2, 5],
    ],
  ],
  ['one wants none', [{ partner_id: 1, digest: 0, muted: [] }], [[2, 5]]],
  [
    'one leaves a type out',
    [{ partner_id: 1, digest: 1, muted: ['lead.created'] }],
    [
      [1, 1],
      [2, 5],
    ],
  ],
  ['one leaves out all there is', [{ partner_id: 2, digest: 1, muted: ['lead.created'] }], [[1, 4]]],
] as const)('%s', (_said, settings, due) => {
  expect(
    dueDigests(told, settings, new Set([1, 2])).map(({ partner_id, events }) => [partner_id, events]),
  ).toEqual(due)
})

it('nobody who may not sign in is sent one', () => {
  expect(dueDigests(told, [], new Set([2]))).toEqual([{ partner_id: 2, events: 5 }])
})

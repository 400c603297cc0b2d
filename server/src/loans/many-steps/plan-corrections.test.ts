import { expect, it, test } from 'vitest'
import type { StandingEventRow } from '../applications/lender-events.queries.ts'
import { planCorrections } from './plan-corrections.ts'

const at = new Date('2026-11-20T06:00:00Z')
const standing = (status: 'SENT' | 'SANCTIONED') => ({
  status,
  reject_reason: null,
  sanctioned_amount: null,
  disbursed_amount: null,
  disbursal_date: null,
})
const ofFile = (event_id: number, status: 'SENT' | 'SANCTIONED' = 'SENT'): StandingEventRow => ({
  lender_application_id: 1,
  event_id,
  source: 'lender',
  their_event_id: `file:${event_id}`,
  at,
  before: standing(status),
})
const ofCustomer = (event_id: number): StandingEventRow => ({
  ...ofFile(event_id),
  source: 'customer',
  their_event_id: null,
  before: null,
})
const ask = (eventId: string, line = 2) => ({ line, lenderApplicationId: '1', eventId })

it.each<[string, StandingEventRow[], object]>([
  ['ours is the last', [ofFile(7)], { backs: [{ event_id: 7, standing: standing('SENT') }], others: [] }],
  [
    'the customer came after',
    [ofCustomer(8), ofFile(7)],
    { backs: [], others: [{ outcome: { outcome: 'kept', by: 'customer', at } }] },
  ],
  [
    'another file came after',
    [ofFile(8), ofFile(7)],
    { backs: [], others: [{ outcome: { outcome: 'kept', by: 'file', at } }] },
  ],
  [
    'it counts no more',
    [ofFile(8)],
    { backs: [], others: [{ outcome: { outcome: 'errored', reason: 'not_found' } }] },
  ],
  ['there is none', [], { backs: [], others: [{ outcome: { outcome: 'errored', reason: 'not_found' } }] }],
  [
    'it is no move by a file',
    [ofCustomer(7)],
    { backs: [], others: [{ outcome: { outcome: 'errored', reason: 'not_found' } }] },
  ],
])('%s', (_name, events, plan) => {
  expect(planCorrections(events, [ask('7')])).toMatchObject(plan)
})

test('two of ours go back in turn, to where the first found it', () => {
  const { backs, others } = planCorrections([ofFile(8, 'SANCTIONED'), ofFile(7)], [ask('7'), ask('8', 3)])
  expect(backs.map(({ event_id, standing: { status } }) => [event_id, status])).toEqual([
    [8, 'SANCTIONED'],
    [7, 'SENT'],
  ])
  expect(others).toEqual([])
})

test('what lies under a kept one is kept for the same reason', () => {
  const { backs, others } = planCorrections([ofCustomer(9), ofFile(8), ofFile(7)], [ask('7'), ask('8', 3)])
  expect(backs).toEqual([])
  expect(others.map(({ outcome }) => outcome)).toEqual([
    { line: 3, outcome: 'kept', by: 'customer', at },
    { line: 2, outcome: 'kept', by: 'customer', at },
  ])
})

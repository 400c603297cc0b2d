import { expect, it } from 'vitest'
import { findBasis, stopReasons } from './contact-basis.ts'
import type { ContactAsk, ContactPerson, ContactStop } from './contact-facts.ts'

const ask: ContactAsk = {
  channel: 'sms',
  purpose: 'reminder',
  kind: 'service',
  brand_id: 1,
  lender_id: null,
  at: new Date('2026-11-24T12:00:00+05:30'),
}
const person: ContactPerson = {
  deleted: false,
  minor: false,
  mobile: null,
  email: null,
  consents: { messages: 'live', calls: 'never', offers: 'withdrawn' },
  shared_with: [7],
  open_complaint: false,
  stops: [],
}

it.each<[string | { refused: string }, Partial<ContactAsk>]>([
  ['messages', {}],
  ['messages', { channel: 'email', purpose: 'documents' }],
  // A lender that was shared with writes about it through us on the consent to messages alone.
  ['messages', { lender_id: 7 }],
  ['asked', { purpose: 'complaint_reply' }],
  ['asked', { purpose: 'call_back', channel: 'call' }],
  ['share', { channel: 'call', lender_id: 7 }],
  [{ refused: 'no_consent' }, { channel: 'call', lender_id: 8 }],
  [{ refused: 'no_consent' }, { channel: 'call' }],
  [{ refused: 'withdrawn' }, { purpose: 'offer_promotion' }],
  [{ refused: 'withdrawn' }, { purpose: 'offer_promotion', channel: 'call', lender_id: 7 }],
])('%j: %j', (basis, asked) => {
  expect(findBasis({ ...ask, ...asked }, person)).toEqual(basis)
})

const stop = (more: Partial<ContactStop>): ContactStop => ({
  channel: null,
  purpose: null,
  lender_id: null,
  ...more,
})

it.each<[string[], ContactStop[]]>([
  [[], []],
  [['withdrawn'], [stop({})]],
  [['withdrawn'], [stop({ purpose: 'reminder' })]],
  [['withdrawn'], [stop({ channel: 'sms' })]],
  [[], [stop({ purpose: 'documents' }), stop({ channel: 'call' }), stop({ lender_id: 7 })]],
  [[], [stop({ channel: 'call', purpose: 'reminder' })]],
])('an SMS is kept back by %j: %j', (reasons, stops) => {
  expect(stopReasons(ask, stops)).toEqual(reasons)
})

it('tells "do not call" apart from other stops of calls', () => {
  const call = { ...ask, channel: 'call', lender_id: 7 } as const
  expect(stopReasons(call, [stop({ channel: 'call' })])).toEqual(['dnd_asked'])
  expect(stopReasons(call, [stop({ channel: 'call', lender_id: 7 })])).toEqual(['withdrawn'])
  expect(stopReasons(call, [stop({ channel: 'call' }), stop({ lender_id: 7 })])).toEqual([
    'withdrawn',
    'dnd_asked',
  ])
})

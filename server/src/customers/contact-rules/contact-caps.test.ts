import { expect, it } from 'vitest'
import { regulatedFigures } from '../../../seeds/reference/regulated-figures.ts'
import { capsReached } from './contact-caps.ts'
import type { ContactAsk, ContactFigures, PastContact } from './contact-facts.ts'
import { contactFiguresOf } from './contact-figures.ts'

const figures = contactFiguresOf(new Map(regulatedFigures.map(({ name, value }) => [name, value])))
const at = (text: string): Date => new Date(`${text}+05:30`)
/** A Tuesday. */
const noon = at('2026-11-24T12:00:00')
const ask: ContactAsk = {
  channel: 'call',
  purpose: 'documents',
  kind: 'service',
  brand_id: 1,
  lender_id: null,
  at: noon,
}
const promotion: ContactAsk = { ...ask, channel: 'sms', purpose: 'offer_promotion', kind: 'promotional' }
const called = (when: string, more: Partial<PastContact> = {}): PastContact => ({
  channel: 'call',
  kind: 'service',
  lender_id: null,
  at: at(when),
  answered: true,
  seconds: 60,
  ...more,
})
const ofDays = (...days: number[]): PastContact[] =>
  days.map((day) => called(`2026-11-${String(day).padStart(2, '0')}T12:00:00`))

/** Each cap that is used up, with when it has room again. */
const reached = (
  asked: Partial<ContactAsk>,
  past: readonly PastContact[],
  own: Partial<ContactFigures> = {},
): Record<string, Date | null> =>
  Object.fromEntries(
    capsReached({ ...ask, ...asked }, past, { ...figures, ...own }, noon).map(({ reason, next }) => [
      reason,
      next,
    ]),
  )
const midnight = at('2026-11-25T00:00:00')

it.each<[Record<string, Date | null>, PastContact[]]>([
  [{}, []],
  [{ cap_day: midnight }, ofDays(24)],
  [{}, [called('2026-11-23T23:59:59')]],
  [{ cap_day: midnight }, [called('2026-11-24T00:00:00')]],
  // Other lenders' calls count, messages do not.
  [{ cap_day: midnight }, [called('2026-11-24T10:00:00', { lender_id: 9 })]],
  [{}, [called('2026-11-24T10:00:00', { channel: 'sms' })]],
  // One that nobody answered in five seconds counts half; two of them a whole.
  [{}, [called('2026-11-24T10:00:00', { answered: false, seconds: 4 })]],
  [{ cap_day: midnight }, [called('2026-11-24T10:00:00', { answered: false, seconds: 5 })]],
  [{ cap_day: midnight }, [called('2026-11-24T10:00:00', { answered: true, seconds: 2 })]],
  [{ cap_day: midnight }, [called('2026-11-24T10:00:00', { answered: null, seconds: null })]],
  [
    { cap_day: midnight },
    [
      called('2026-11-24T10:00:00', { answered: false, seconds: 1 }),
      called('2026-11-24T11:00:00', { answered: false, seconds: 1 }),
    ],
  ],
  [{}, ofDays(20, 22)],
  [{ cap_week: at('2026-11-26T12:00:00') }, ofDays(19, 20, 22)],
  // The one of seven days ago to the second counts no more.
  [{}, ofDays(17, 20, 22)],
  [{ cap_day: midnight, cap_week: at('2026-11-27T12:00:00') }, ofDays(20, 22, 24)],
  [{ cap_month: at('2026-11-27T12:00:00') }, [called('2026-10-28T12:00:00'), ...ofDays(1, 4, 8, 12, 16)]],
  [{}, [called('2026-10-25T12:00:00'), ...ofDays(1, 4, 8, 12, 16)]],
])('%j', (caps, past) => {
  expect(reached({}, past)).toEqual(caps)
})

it('lets a lender call twice a week, over all brands', () => {
  const past = [
    called('2026-11-20T12:00:00', { lender_id: 7 }),
    called('2026-11-22T12:00:00', { lender_id: 7 }),
  ]
  expect(reached({ lender_id: 7 }, past)).toEqual({ cap_lender: at('2026-11-27T12:00:00') })
  expect(reached({ lender_id: 7, brand_id: 2 }, past)).toEqual({ cap_lender: at('2026-11-27T12:00:00') })
  expect(reached({ lender_id: 8 }, past)).toEqual({})
})

it('calls back on the day that the customer named, within the week', () => {
  expect(reached({ purpose: 'call_back' }, [called('2026-11-24T10:00:00')])).toEqual({})
  expect(Object.keys(reached({ purpose: 'call_back' }, ofDays(22, 23, 24)))).toEqual(['cap_week'])
})

it('counts SMS and e-mails of promotion together, and no service message', () => {
  const sent = (when: string, more: Partial<PastContact> = {}): PastContact =>
    called(when, { channel: 'sms', kind: 'promotional', answered: null, seconds: null, ...more })
  const first = sent('2026-11-20T12:00:00')
  expect(reached(promotion, [first, sent('2026-11-21T12:00:00', { channel: 'email' })])).toEqual({
    cap_week: at('2026-11-27T12:00:00'),
  })
  expect(reached(promotion, [first, sent('2026-11-21T12:00:00', { kind: 'service' })])).toEqual({})
  expect(reached({ ...promotion, kind: 'service' }, [first, first, first])).toEqual({})
})

it('a cap of none has never room', () => {
  expect(reached({}, [], { calls_a_week: 0 })).toEqual({ cap_week: null })
})

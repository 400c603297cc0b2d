import { contactChannels, contactKinds, contactPurposes } from '@marketplace/contract/customers/contact'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { regulatedFigures } from '../../../seeds/reference/regulated-figures.ts'
import type { ContactAsk, ContactFigures, ContactPerson, ContactStop, PastContact } from './contact-facts.ts'
import { contactFiguresOf } from './contact-figures.ts'
import { mayContact } from './may-contact.ts'

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
const person: ContactPerson = {
  deleted: false,
  minor: false,
  mobile: { address: '9876543210', is_bad: false },
  email: { address: 'asha@example.com', is_bad: false },
  consents: { messages: 'live', calls: 'live', offers: 'live' },
  shared_with: [],
  open_complaint: false,
  stops: [],
}
const called = (when: string, more: Partial<PastContact> = {}): PastContact => ({
  channel: 'call',
  kind: 'service',
  lender_id: null,
  at: at(when),
  answered: true,
  seconds: 60,
  ...more,
})
const stop = (more: Partial<ContactStop>): ContactStop => ({
  channel: null,
  purpose: null,
  lender_id: null,
  ...more,
})

const reasonsOf = (
  asked: Partial<ContactAsk>,
  of: Partial<ContactPerson> = {},
  past: readonly PastContact[] = [],
  own: Partial<ContactFigures> = {},
): readonly string[] => {
  const verdict = mayContact({ ...ask, ...asked }, { ...person, ...of }, past, { ...figures, ...own })
  return verdict.allowed ? [verdict.because] : verdict.reasons
}
const nextOf = (asked: Partial<ContactAsk>, own: Partial<ContactFigures> = {}): Date | null => {
  const verdict = mayContact({ ...ask, ...asked }, person, [], { ...figures, ...own })
  return verdict.allowed ? (asked.at ?? noon) : verdict.next_allowed_at
}

describe('what allows a contact', () => {
  it.each<[string, Partial<ContactAsk>]>([
    ['essential', { kind: 'essential', channel: 'sms' }],
    ['asked', { purpose: 'call_back' }],
    ['asked', { purpose: 'help_reply' }],
    ['asked', { purpose: 'complaint_reply', channel: 'email' }],
    ['messages', { channel: 'sms' }],
    ['messages', { channel: 'email', purpose: 'reminder' }],
    ['calls', {}],
    ['share', { lender_id: 7, caller_series: '1600' }],
    ['calls', { lender_id: 8, caller_series: '1600' }],
    ['offers', promotion],
    ['offers', { purpose: 'survey', channel: 'email', kind: 'promotional' }],
  ])('%s', (because, asked) => {
    expect(reasonsOf(asked, { shared_with: [7] })).toEqual([because])
  })
})

describe('what keeps a person from being contacted', () => {
  const all = { messages: 'withdrawn', calls: 'withdrawn', offers: 'never' } as const
  it.each<[string[], Partial<ContactAsk>, Partial<ContactPerson>]>([
    [['deleted'], {}, { deleted: true }],
    [['deleted'], { kind: 'essential' }, { deleted: true }],
    [['minor'], {}, { minor: true }],
    [
      ['essential'],
      { kind: 'essential' },
      { minor: true, mobile: null, open_complaint: true, consents: all },
    ],
    [['no_address'], {}, { mobile: null }],
    [['no_address'], { channel: 'email' }, { email: null }],
    // The number was changed after the message was queued.
    [['no_address'], { channel: 'sms', to: '9000000001' }, {}],
    [['messages'], { channel: 'sms', to: '9876543210' }, {}],
    [['bad_number'], {}, { mobile: { address: '9876543210', is_bad: true } }],
    [['no_consent'], promotion, { consents: all }],
    [['withdrawn'], {}, { consents: all }],
    [['withdrawn'], { channel: 'sms' }, { consents: all }],
    // The consent to messages allows no call, and no advertising.
    [['no_consent'], {}, { consents: { messages: 'live', calls: 'never', offers: 'never' } }],
    [['no_consent'], promotion, { consents: { messages: 'live', calls: 'never', offers: 'never' } }],
    [['dnd_asked'], {}, { stops: [stop({ channel: 'call' })] }],
    [['dnd_asked'], { purpose: 'call_back' }, { stops: [stop({ channel: 'call' })] }],
    [['messages'], { channel: 'sms' }, { stops: [stop({ channel: 'call' })] }],
    [['withdrawn'], {}, { stops: [stop({ purpose: 'documents' })] }],
    [['calls'], {}, { stops: [stop({ purpose: 'reminder' }), stop({ lender_id: 7 })] }],
    [['withdrawn'], { lender_id: 7, caller_series: '1600' }, { stops: [stop({ lender_id: 7 })] }],
    [['withdrawn', 'dnd_asked'], {}, { stops: [stop({}), stop({ channel: 'call' })] }],
    [['open_complaint'], promotion, { open_complaint: true }],
    [['open_complaint'], { purpose: 'reminder' }, { open_complaint: true }],
    [['messages'], { purpose: 'reminder', channel: 'sms' }, { open_complaint: true }],
    [['calls'], { purpose: 'documents' }, { open_complaint: true }],
    [['lender_series_missing'], { lender_id: 7 }, {}],
    [['lender_series_missing'], { lender_id: 7, caller_series: 'other' }, {}],
    [['lender_series_missing'], { lender_id: 7, caller_series: '140' }, {}],
    [['offers'], { ...promotion, channel: 'call', lender_id: 7, caller_series: '140' }, {}],
    [['messages'], { channel: 'sms', lender_id: 7 }, {}],
    [['template_not_approved'], { template_approved: false }, {}],
    [['calls'], { template_approved: true }, {}],
  ])('%j: %j', (reasons, asked, of) => {
    expect(reasonsOf(asked, of)).toEqual(reasons)
  })

  it('names every reason at once, and no hour while one of them lasts', () => {
    const verdict = mayContact(
      { ...ask, at: at('2026-11-24T20:00:00'), lender_id: 7 },
      { ...person, minor: true, open_complaint: true },
      [called('2026-11-24T11:00:00', { lender_id: 7 })],
      figures,
    )
    expect(verdict).toEqual({
      allowed: false,
      reasons: ['minor', 'lender_series_missing', 'quiet_hours', 'cap_day'],
      next_allowed_at: null,
    })
  })
})

describe('hours', () => {
  it.each([
    ['2026-11-24T09:29:59', '2026-11-24T09:30:00'],
    ['2026-11-24T09:30:00', '2026-11-24T09:30:00'],
    ['2026-11-24T18:59:59', '2026-11-24T18:59:59'],
    ['2026-11-24T19:00:00', '2026-11-25T09:30:00'],
    ['2026-11-24T00:00:00', '2026-11-24T09:30:00'],
    // Sundays and holidays are quiet for promotion alone.
    ['2026-11-29T12:00:00', '2026-11-29T12:00:00'],
    ['2026-12-31T23:59:59', '2027-01-01T09:30:00'],
  ])('a call at %s may be made at %s', (now, then) => {
    expect(nextOf({ at: at(now) })).toEqual(at(then))
  })

  it.each([
    ['2026-11-24T09:59:59', '2026-11-24T10:00:00'],
    ['2026-11-24T20:59:59', '2026-11-24T20:59:59'],
    ['2026-11-24T21:00:00', '2026-11-25T10:00:00'],
    // A Saturday night, and the whole of Sunday.
    ['2026-11-28T21:00:00', '2026-11-30T10:00:00'],
    ['2026-11-29T12:00:00', '2026-11-30T10:00:00'],
    ['2026-01-26T12:00:00', '2026-01-27T10:00:00'],
    // 15 August 2026 is a Saturday.
    ['2026-08-14T22:00:00', '2026-08-17T10:00:00'],
    ['2026-10-02T10:00:00', '2026-10-03T10:00:00'],
  ])('an SMS of promotion at %s may go at %s', (now, then) => {
    expect(nextOf({ ...promotion, at: at(now) })).toEqual(at(then))
  })

  it('asks a call of promotion for both hours, and an e-mail of promotion for none but the days', () => {
    const call = { ...promotion, channel: 'call' } as const
    expect(nextOf({ ...call, at: at('2026-11-24T09:45:00') })).toEqual(at('2026-11-24T10:00:00'))
    expect(nextOf({ ...call, at: at('2026-11-24T19:30:00') })).toEqual(at('2026-11-25T10:00:00'))
    expect(reasonsOf({ ...promotion, channel: 'email', at: at('2026-11-24T23:00:00') })).toEqual(['offers'])
    expect(nextOf({ ...promotion, channel: 'email', at: at('2026-11-29T09:00:00') })).toEqual(
      at('2026-11-30T00:00:00'),
    )
  })

  it.each([
    ['2026-11-24T21:59:59', '2026-11-24T22:00:00'],
    ['2026-11-24T22:00:00', '2026-11-24T22:00:00'],
    ['2026-11-25T00:00:00', '2026-11-25T00:00:00'],
    ['2026-11-25T05:59:59', '2026-11-25T05:59:59'],
    ['2026-11-25T06:00:00', '2026-11-25T22:00:00'],
  ])('hours over midnight: at %s a call may be made at %s', (now, then) => {
    expect(nextOf({ at: at(now) }, { call_hours: { from: 22 * 60, until: 6 * 60 } })).toEqual(at(then))
  })

  it('hours that end when they begin are shut for good', () => {
    const shut = { call_hours: { from: 570, until: 570 } }
    expect(reasonsOf({}, {}, [], shut)).toEqual(['quiet_hours'])
    expect(nextOf({}, shut)).toBeNull()
  })

  it('goes by rows for Sundays and holidays', () => {
    const sunday = at('2026-11-29T12:00:00')
    expect(reasonsOf({ ...promotion, at: sunday }, {}, [], { promotion_on_sundays: true })).toEqual([
      'offers',
    ])
    expect(reasonsOf({ ...promotion, at: at('2026-01-26T12:00:00') }, {}, [], { holidays: [0] })).toEqual([
      'offers',
    ])
    expect(reasonsOf({ ...promotion, at: noon }, {}, [], { holidays: [1124] })).toEqual(['quiet_hours'])
  })
})

describe('whatever is asked', () => {
  const anyTime = fc.date({
    min: at('2026-01-01T00:00:00'),
    max: at('2026-12-31T23:59:59'),
    noInvalidDate: true,
  })
  const anyStop = fc.record({
    channel: fc.option(fc.constantFrom(...contactChannels)),
    purpose: fc.option(fc.constantFrom(...contactPurposes)),
    lender_id: fc.option(fc.constantFrom(7, 8)),
  })
  const anyAsk = fc.record({
    channel: fc.constantFrom(...contactChannels),
    purpose: fc.constantFrom(...contactPurposes),
    kind: fc.constantFrom(...contactKinds),
    brand_id: fc.constantFrom(1, 2),
    lender_id: fc.option(fc.constantFrom(7, 8)),
    caller_series: fc.constantFrom('1600', '140', 'other', null),
    at: anyTime,
  })
  const state = fc.constantFrom('live', 'live', 'live', 'withdrawn', 'never')
  const anyPerson = fc.record({
    deleted: fc.nat(9).map((n) => n === 0),
    minor: fc.nat(9).map((n) => n === 0),
    mobile: fc.constant(person.mobile),
    email: fc.constant(person.email),
    consents: fc.record({ messages: state, calls: state, offers: state }),
    shared_with: fc.subarray([7, 8]),
    open_complaint: fc.nat(4).map((n) => n === 0),
    stops: fc.array(anyStop, { maxLength: 1 }),
  })
  const anyPast = fc.array(
    fc.record({
      channel: fc.constantFrom(...contactChannels),
      kind: fc.constantFrom(...contactKinds),
      lender_id: fc.option(fc.constantFrom(7, 8)),
      at: anyTime,
      answered: fc.constantFrom(true, false, null),
      seconds: fc.option(fc.nat(100)),
    }),
    { maxLength: 12 },
  )

  test('the next time is later, and right: then it is allowed, and a minute before it is not', () => {
    fc.assert(
      fc.property(anyAsk, anyPerson, anyPast, (asked, of, past) => {
        const verdict = mayContact(asked, of, past, figures)
        if (verdict.allowed || verdict.next_allowed_at === null) return
        const next = verdict.next_allowed_at
        expect(next.getTime()).toBeGreaterThan(asked.at.getTime())
        expect(mayContact({ ...asked, at: next }, of, past, figures).allowed).toBe(true)
        const before = new Date(Math.max(asked.at.getTime(), next.getTime() - 60_000))
        expect(mayContact({ ...asked, at: before }, of, past, figures).allowed).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  test('one stop or one contact more never allows what was refused', () => {
    fc.assert(
      fc.property(anyAsk, anyPerson, anyPast, anyStop, (asked, of, past, more) => {
        const verdict = mayContact(asked, of, past, figures)
        if (verdict.allowed) return
        const stopped = { ...of, stops: [...of.stops, more] }
        expect(mayContact(asked, stopped, past, figures).allowed).toBe(false)
        const again = { ...asked, answered: true, seconds: 60 }
        expect(mayContact(asked, of, [...past, again], figures).allowed).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  test('whose brand it is changes nothing', () => {
    fc.assert(
      fc.property(anyAsk, anyPerson, anyPast, (asked, of, past) => {
        const other = { ...asked, brand_id: 3 - asked.brand_id }
        expect(mayContact(other, of, past, figures)).toEqual(mayContact(asked, of, past, figures))
      }),
    )
  })

  test('who is deleted is never contacted, and a stop of everything leaves what is essential alone', () => {
    fc.assert(
      fc.property(anyAsk, anyPerson, anyPast, (asked, of, past) => {
        expect(mayContact(asked, { ...of, deleted: true }, past, figures).allowed).toBe(false)
        const silent = { ...of, deleted: false, stops: [stop({})] }
        expect(mayContact(asked, silent, past, figures).allowed).toBe(asked.kind === 'essential')
      }),
    )
  })
})

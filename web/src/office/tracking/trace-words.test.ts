import { traceRules, type TraceCase, type TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import { expect, test } from 'vitest'
import { eventWords, headlineOf, ruleStanding, watchingWords, watchWords } from './trace-words.ts'

const one: TraceCase = {
  case_id: '0'.repeat(32),
  watch: null,
  may_dispute: 0,
  disputes: [],
  masked_contact: '******4402',
  product_type: 'Personal Loans',
  outcome: 'others',
  rule: 'lock',
  until: '2026-11-28T18:30:00.000Z',
  lead_id: null,
  partner_name: null,
  events: [],
}
const event: TraceEvent = {
  at: '2026-11-14T10:32:00.000Z',
  kind: 'click',
  by: 'you',
  name: null,
  link: 'Counter 2',
  verdict: 'ok',
  seen: 1,
  is_qr: 1,
  amount: null,
  until: null,
}

test.each([
  [{}, "This customer's personal loan is another partner's until 29/11/2026."],
  [{ partner_name: 'Gomti' }, "This customer's personal loan is Gomti's until 29/11/2026."],
  [{ outcome: 'yours', rule: 'application' }, "This customer's personal loan that is under way is yours."],
  [{ outcome: 'open', product_type: null }, 'Yours, if this customer chooses a product by 29/11/2026.'],
  [
    { outcome: 'too_late', rule: 'nobody' },
    "Nobody's: the 30 days ended on 29/11/2026 before a product was chosen.",
  ],
] as const)('%j', (facts, words) => {
  expect(headlineOf({ ...one, ...facts })).toBe(words)
})

test.each([
  [{}, 'Opened link “Counter 2”, by QR', 'Counted and seen'],
  [{ verdict: 'repeat', is_qr: 0, link: null }, 'Opened a link', 'Same person within an hour'],
  [
    { kind: 'disbursed', amount: 200_000, name: 'Sahyadri Bank' },
    'Sahyadri Bank paid out ₹2,00,000',
    'Counts for the lead',
  ],
  [{ kind: 'disbursed' }, 'A lender paid out', 'Counts for the lead'],
] as const)('%j', (facts, what, came) => {
  expect(eventWords({ ...event, ...facts }, one)).toEqual({ what, came })
})

test('rules before the one that decided do not apply, those after it were not reached', () => {
  expect(traceRules.map((rule) => ruleStanding(rule, 'lock', traceRules))).toEqual([
    'does not apply',
    'this one',
    'not reached',
    'not reached',
  ])
})

test('asking to be told names the day where there is one', () => {
  const at = { ...one, watch: { of: 'lock_end', is_on: 0, told_at: null } } as const
  expect(watchWords(at)).toBe('Tell me on 29/11/2026')
  expect(watchingWords(at)).toBe('We tell you when this lock ends on 29/11/2026')
  const next = { ...one, watch: { of: 'next_step', is_on: 1, told_at: null } } as const
  expect(watchWords(next)).toBe('Tell me the lender’s next word')
  expect(watchingWords(next)).toBe('We tell you the lender’s next word')
})

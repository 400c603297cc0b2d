import { describe, expect, it } from 'vitest'
import { factKinds, factProblem, type FactRule } from './lender-facts.ts'

const rule = (change: Partial<FactRule>): FactRule => ({
  name: 'fact',
  kind: 'text',
  is_needed: 1,
  min: null,
  max: null,
  first_day: null,
  last_day: null,
  options: [],
  option_set: null,
  ...change,
})

describe.each(factKinds)('nothing told to a question of kind %s', (kind) => {
  it.each([undefined, '', '   '])('%j', (answer) => {
    expect(factProblem(rule({ kind }), answer)).toBe('field_required')
    expect(factProblem(rule({ kind, is_needed: 0, min: 3 }), answer)).toBeNull()
  })
})

it.each<[Partial<FactRule>, string, string | null]>([
  [{ min: 3, max: 5 }, 'Ash', null],
  [{ min: 3, max: 5 }, 'Ashaa', null],
  [{ min: 3, max: 5 }, 'As', 'text_invalid'],
  [{ min: 3, max: 5 }, 'Ashaaa', 'text_invalid'],
  [{ min: 3, max: 5 }, '  Asha  ', null],
  [{}, "O'Neil, 4/2 (B) #7 - St.", null],
  [{}, 'आशा', null],
  [{}, '<b>', 'text_invalid'],
  [{}, 'a;b', 'text_invalid'],
  [{ kind: 'mobile' }, '9876543210', null],
  [{ kind: 'mobile' }, '98765', 'mobile_invalid'],
  [{ kind: 'email' }, 'a@b.in', null],
  [{ kind: 'email' }, 'a@', 'email_invalid'],
  [{ kind: 'whole', min: 0, max: 15 }, '0', null],
  [{ kind: 'whole', min: 0, max: 15 }, '15', null],
  [{ kind: 'whole', min: 0, max: 15 }, '16', 'invalid_value'],
  [{ kind: 'whole', min: 1, max: 15 }, '0', 'invalid_value'],
  [{ kind: 'whole' }, '999999999', null],
  [{ kind: 'whole' }, '1000000000', 'invalid_value'],
  [{ kind: 'whole' }, '-1', 'invalid_value'],
  [{ kind: 'whole' }, '1.5', 'invalid_value'],
  [{ kind: 'money', min: 100, max: 500 }, '100', null],
  [{ kind: 'money', min: 100, max: 500 }, '500', null],
  [{ kind: 'money', min: 100, max: 500 }, '99', 'amount_invalid'],
  [{ kind: 'money', min: 100, max: 500 }, '501', 'amount_invalid'],
  [{ kind: 'money' }, '1,000', 'amount_invalid'],
  [{ kind: 'choice', options: [{ value: 'a' }, { value: 'b' }] }, 'b', null],
  [{ kind: 'choice', options: [{ value: 'a' }, { value: 'b' }] }, 'c', 'option_invalid'],
  [{ kind: 'choice' }, 'a', 'option_invalid'],
  [{ kind: 'day', first_day: '2026-11-20', last_day: '2026-11-27' }, '2026-11-20', null],
  [{ kind: 'day', first_day: '2026-11-20', last_day: '2026-11-27' }, '2026-11-27', null],
  [{ kind: 'day', first_day: '2026-11-20' }, '2026-11-19', 'date_invalid'],
  [{ kind: 'day', last_day: '2026-11-27' }, '2026-11-28', 'date_invalid'],
  [{ kind: 'day' }, '2026-02-30', 'date_invalid'],
  [{ kind: 'agree' }, '1', null],
  [{ kind: 'agree' }, '0', 'field_required'],
])('%j told %j', (change, answer, problem) => {
  expect(factProblem(rule(change), answer)).toBe(problem)
})

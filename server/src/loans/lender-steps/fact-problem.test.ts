import { factProblem, type FactRule } from '@marketplace/contract/loans/lender-facts'
import { expect, it } from 'vitest'

const rule = (changes: Partial<FactRule>): FactRule => ({
  name: 'fact',
  kind: 'text',
  is_needed: 1,
  min: null,
  max: null,
  first_day: null,
  last_day: null,
  options: [],
  option_set: null,
  ...changes,
})
const text = rule({ kind: 'text', min: 3, max: 5 })
const whole = rule({ kind: 'whole', min: 0, max: 15 })
const money = rule({ kind: 'money', min: 100, max: 500 })
const choice = rule({ kind: 'choice', options: [{ value: 'a' }, { value: 'b' }] })
const day = rule({ kind: 'day', first_day: '2026-11-20', last_day: '2026-11-27' })

it.each<[string, FactRule, string | undefined, string | null]>([
  ['a text', text, 'Asha', null],
  ['a text of another script', text, 'आशा', null],
  ['a text too short', text, 'Jo', 'text_invalid'],
  ['a text too long', text, 'Sunita', 'text_invalid'],
  ['a text with signs that it does not need', text, '<b>x', 'text_invalid'],
  ['spaces around it', text, '  Asha  ', null],
  ['nothing where it is needed', text, '   ', 'field_required'],
  ['nothing at all', text, undefined, 'field_required'],
  ['nothing where it is not needed', rule({ is_needed: 0, min: 3 }), '', null],
  ['a full name', rule({ kind: 'full_name' }), 'Sunita Rao', null],
  ['a full name with a hyphen', rule({ kind: 'full_name' }), "Anne-Marie D'Souza", null],
  ['half a full name', rule({ kind: 'full_name' }), 'Sunita', 'user_name_invalid'],
  ['a mobile number', rule({ kind: 'mobile' }), '9876543210', null],
  ['half a mobile number', rule({ kind: 'mobile' }), '98765', 'mobile_invalid'],
  ['an e-mail', rule({ kind: 'email' }), 'a@example.com', null],
  ['no e-mail', rule({ kind: 'email' }), 'a@', 'email_invalid'],
  ['the least number', whole, '0', null],
  ['the largest number', whole, '15', null],
  ['too large a number', whole, '16', 'invalid_value'],
  ['a number with a sign', whole, '-1', 'invalid_value'],
  ['a number in words', whole, 'two', 'invalid_value'],
  ['an amount', money, '100', null],
  ['too small an amount', money, '99', 'amount_invalid'],
  ['too large an amount', money, '501', 'amount_invalid'],
  ['an amount with paise', money, '100.5', 'amount_invalid'],
  ['an option', choice, 'b', null],
  ['what is no option', choice, 'c', 'option_invalid'],
  ['the first day', day, '2026-11-20', null],
  ['the last day', day, '2026-11-27', null],
  ['the day before', day, '2026-11-19', 'date_invalid'],
  ['the day after', day, '2026-11-28', 'date_invalid'],
  ['a day that does not exist', rule({ kind: 'day' }), '2026-02-30', 'date_invalid'],
  ['a tick', rule({ kind: 'agree' }), '1', null],
  ['no tick', rule({ kind: 'agree' }), '0', 'field_required'],
])('%s', (_name, of, answer, problem) => {
  expect(factProblem(of, answer)).toBe(problem)
})

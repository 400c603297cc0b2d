import { expect, it } from 'vitest'
import { optionsOf, ruleOf, type DeclaredFact } from './page-declaration.ts'

const named = { name: 'fact', label: { en: 'Fact', hi: 'तथ्य' } } as const
const plain = {
  name: 'fact',
  is_needed: 1,
  min: null,
  max: null,
  first_day: null,
  last_day: null,
  options: [],
  option_set: null,
}
const options = [{ value: 'a', label: { en: 'A', hi: 'अ' } }] as const

it.each<[string, DeclaredFact, object]>([
  ['a tick', { ...named, kind: 'agree' }, { ...plain, kind: 'agree' }],
  ['a mobile number', { ...named, kind: 'mobile' }, { ...plain, kind: 'mobile' }],
  [
    'one that may be left out',
    { ...named, kind: 'email', is_needed: 0 },
    { ...plain, kind: 'email', is_needed: 0 },
  ],
  ['a text', { ...named, kind: 'text', min: 2, max: 40 }, { ...plain, kind: 'text', min: 2, max: 40 }],
  ['a number', { ...named, kind: 'whole', min: 0, max: 9 }, { ...plain, kind: 'whole', min: 0, max: 9 }],
  ['money', { ...named, kind: 'money', min: 1, max: 5 }, { ...plain, kind: 'money', min: 1, max: 5 }],
  ['a choice', { ...named, kind: 'choice', options }, { ...plain, kind: 'choice', options }],
  [
    'a day',
    { ...named, kind: 'day', from_days: 0, to_days: 9 },
    { ...plain, kind: 'day', first_day: '2026-11-22', last_day: '2026-12-01' },
  ],
  [
    'a day before',
    { ...named, kind: 'day', from_days: -22, to_days: -1 },
    { ...plain, kind: 'day', first_day: '2026-10-31', last_day: '2026-11-21' },
  ],
])('%s', (_, fact, rule) => {
  expect(ruleOf(fact, '2026-11-22', {})).toEqual(rule)
})

it('counts days over the end of February', () => {
  const fact = { ...named, kind: 'day', from_days: 1, to_days: 2 } as const
  expect(ruleOf(fact, '2028-02-28', {})).toMatchObject({ first_day: '2028-02-29', last_day: '2028-03-01' })
})

it('takes the options of a set as they stand there, by their ids', () => {
  const fact = { ...named, kind: 'choice', option_set: 'mtCompanyType' } as const
  const sets = { mtCompanyType: [{ id: 3, value: 'Trust' }], mtGender: [{ id: 1, value: 'Male' }] }
  expect(optionsOf(fact, sets)).toEqual([{ value: '3', label: { en: 'Trust', hi: 'Trust' } }])
  expect(ruleOf(fact, '2026-11-22', sets)).toMatchObject({
    option_set: 'mtCompanyType',
    options: [{ value: '3' }],
  })
  expect(optionsOf(fact, {})).toEqual([])
})

import { expect, it } from 'vitest'
import { StartSignIn, Utms } from './sign-in.ts'
import { problemOf, takes, times } from '../testing/problem-of.ts'

const start = { mobile_phone_number: '9876543210', language: 'en', consents: [] }

it.each([
  [{}, null],
  [{ mobile_phone_number: undefined, email: 'a@b.in' }, null],
  [{ mobile_phone_number: undefined }, 'mobile_invalid'],
  [{ email: 'a@b.in' }, 'mobile_invalid'],
  [{ mobile_phone_code: '91' }, null],
  [{ mobile_phone_code: '1' }, 'mobile_invalid'],
  [{ url_segment: 'diwali' }, null],
])('starting with %j: %s', (change, problem) => {
  expect(problemOf(StartSignIn, { ...start, ...change })).toBe(problem)
})

it('asks for one contact beside the field that is missing', () => {
  const { error } = StartSignIn.safeParse({ ...start, mobile_phone_number: undefined })
  expect(error?.issues.map(({ path }) => path)).toEqual([['mobile_phone_number']])
})

const utms = (count: number) => Object.fromEntries(times(count, 0).map((_, at) => [`utm_${at}`, 'x']))
it.each([
  [{}, true],
  [{ utm_source: 'x'.repeat(256) }, true],
  [{ utm_source: 'x'.repeat(257) }, false],
  [{ ['u'.repeat(32)]: 'x' }, true],
  [{ ['u'.repeat(33)]: 'x' }, false],
  [{ UTM: 'x' }, false],
  [{ 'utm-source': 'x' }, false],
  [utms(20), true],
  [utms(21), false],
])('campaign %#: %s', (value, is) => {
  expect(takes(Utms, value)).toBe(is)
})

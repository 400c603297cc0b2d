import { expect, it } from 'vitest'
import { problemOf, takes } from '../testing/problem-of.ts'
import { ContactLinkToken, startContactChange, startLostContactChange } from './contact-change.ts'

const contacts = [
  [{ mobile_phone_number: '9876543210' }, null],
  [{ email: 'a@b.in' }, null],
  [{}, 'mobile_invalid'],
  [{ mobile_phone_number: '9876543210', email: 'a@b.in' }, 'mobile_invalid'],
] as const

it.each(contacts)('a new contact %j: %s', (contact, problem) => {
  expect(problemOf(startContactChange.body, contact)).toBe(problem)
})

it.each(contacts)('a new contact in the place of a lost one %j: %s', (contact, problem) => {
  const facts = { pan_last4: '234F', birth_date: '1990-05-17' }
  expect(problemOf(startLostContactChange.body, { ...contact, ...facts })).toBe(problem)
})

it.each([
  [{ pan_last4: '234F', birth_date: '1990-05-17' }, null],
  [{ pan_last4: '234f', birth_date: '1990-05-17' }, 'pan_last4_invalid'],
  [{ pan_last4: '2345', birth_date: '1990-05-17' }, 'pan_last4_invalid'],
  [{ pan_last4: '1234F', birth_date: '1990-05-17' }, 'pan_last4_invalid'],
  [{ pan_last4: '234F', birth_date: '1990-02-30' }, 'date_invalid'],
])('the facts %j: %s', (facts, problem) => {
  expect(problemOf(startLostContactChange.body, { email: 'a@b.in', ...facts })).toBe(problem)
})

it.each([
  [`b${'A'.repeat(22)}`, true],
  [`f${'A'.repeat(22)}`, true],
  [`d${'A'.repeat(22)}`, false],
  [`b${'A'.repeat(21)}`, false],
  [`b${'A'.repeat(23)}`, false],
])('the token %s: %s', (token, is) => {
  expect(takes(ContactLinkToken, token)).toBe(is)
})

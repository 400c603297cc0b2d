import { describe, expect, it } from 'vitest'
import {
  EligibilityAnswer,
  EligibilityAsk,
  FactsAnswer,
  LenderSubmission,
  NewsAnswer,
  PasscodeAnswer,
  SiteAnswer,
  SubmissionAnswer,
} from './lender-protocol.ts'
import { sharedDetails } from './shared-details.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success

it.each([
  [{ eligible: false }, true],
  [{ eligible: true }, false],
  [{ eligible: true, rate: 14.5, amount_max: 500_000 }, true],
  [{ eligible: true, rate: 0, amount_max: 500_000 }, false],
  [{ eligible: true, rate: 0.01, amount_max: 1 }, true],
  [{ eligible: true, rate: 99.99, amount_max: 2_147_483_647 }, true],
  [{ eligible: true, rate: 100, amount_max: 500_000 }, false],
  [{ eligible: true, rate: 14, amount_max: 0 }, false],
  [{ eligible: true, rate: 14, amount_max: 2_147_483_648 }, false],
  [{ eligible: true, rate: 14, amount_max: 1.5 }, false],
  [{ eligible: 'yes' }, false],
])('an answer %j is one: %s', (answer, is) => {
  expect(takes(EligibilityAnswer, answer)).toBe(is)
})

it('asks nothing that says who the person is', () => {
  const ask = {
    age: 36,
    monthly_income: null,
    employment: 'salaried',
    pin_prefix: '226',
    amount: 1,
    tenure_months: 1,
  }
  expect(takes(EligibilityAsk, ask)).toBe(true)
  expect(takes(EligibilityAsk, { ...ask, pan: 'ABCPV1234F' })).toBe(false)
  expect(takes(EligibilityAsk, { ...ask, employment: 'student' })).toBe(false)
})

describe('a submission', () => {
  const applicant = Object.fromEntries(sharedDetails['Gold Loans'].map((detail) => [detail, null]))
  const submission = {
    our_reference: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
    product_type: 'Gold Loans',
    amount: 100_000,
    tenure_months: 12,
    consent: { version: 'v1', language: 'en', text: 'I agree', given_at: '2026-11-22T06:00:00Z' },
    applicant,
  }
  it.each([
    ['with each detail of its loan', {}, true],
    ['without one of them', { applicant: { ...applicant, pan: undefined } }, true],
    ['with one missing', { applicant: Object.fromEntries(Object.entries(applicant).slice(1)) }, false],
    ['with one of another loan', { applicant: { ...applicant, monthly_income: 1 } }, false],
    ['with one that no loan has', { applicant: { ...applicant, mother: 'Asha' } }, false],
    ['of a product that is no loan', { product_type: 'Credit Cards' }, false],
    ['of an amount with paise', { amount: 1.5 }, false],
    ['without a consent', { consent: undefined }, false],
    ['under another kind of name', { our_reference: 'app-1' }, false],
  ])('%s', (_, change, is) => {
    expect(takes(LenderSubmission, { ...submission, ...change })).toBe(is)
  })
})

it.each([
  ['A'.repeat(64), true],
  ['A'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['LN_2026-1', true],
])('the lender may know it as %s: %s', (lender_application_id, is) => {
  expect(takes(SubmissionAnswer, { lender_application_id })).toBe(is)
})

it.each([
  [{ outcome: 'taken' }, true],
  [{ outcome: 'unfit' }, false],
  [{ outcome: 'unfit', fields: [] }, false],
  [{ outcome: 'unfit', fields: ['pan'] }, true],
  [{ outcome: 'unfit', fields: ['x'.repeat(40)] }, true],
  [{ outcome: 'unfit', fields: ['x'.repeat(41)] }, false],
  [{ outcome: 'unfit', fields: Array.from({ length: 40 }, () => 'x') }, true],
  [{ outcome: 'unfit', fields: Array.from({ length: 41 }, () => 'x') }, false],
])('facts answered with %j: %s', (answer, is) => {
  expect(takes(FactsAnswer, answer)).toBe(is)
})

const longUrl = (length: number): string => `https://lender.example/${'a'.repeat(length - 23)}`
it.each([
  ['https://lender.example/x', true],
  ['http://127.0.0.1:4000/x', true],
  ['javascript:alert(1)', false],
  ['xhttps://lender.example', false],
  ['ftp://lender.example', false],
  [longUrl(2_000), true],
  [longUrl(2_001), false],
])('a way to the site %#: %s', (url, is) => {
  expect(takes(SiteAnswer, { url })).toBe(is)
})

it.each([
  [{}, true],
  [{ masked_to: '******3210' }, true],
  [{ masked_to: 'a•••@x.IN' }, true],
  [{ masked_to: '*'.repeat(64) }, true],
  [{ masked_to: '*'.repeat(65) }, false],
  [{ masked_to: '' }, false],
  [{ masked_to: '<b>' }, false],
])('a passcode sent to %j: %s', (answer, is) => {
  expect(takes(PasscodeAnswer, answer)).toBe(is)
})

it('takes at most fifty events at once, each whole', () => {
  const event = {
    event_id: 'e1',
    our_reference: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
    lender_application_id: 'LN1',
    status: 'APPROVED',
    at: '2026-11-22T06:00:00Z',
  }
  const events = (count: number, one: object = event) => ({
    events: Array.from({ length: count }, () => one),
  })
  expect(takes(NewsAnswer, events(0))).toBe(true)
  expect(takes(NewsAnswer, events(50))).toBe(true)
  expect(takes(NewsAnswer, events(51))).toBe(false)
  expect(takes(NewsAnswer, events(1, { ...event, at: 'today' }))).toBe(false)
})

import { expect, it } from 'vitest'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import { customerFacts } from './customer-facts.ts'

const nothing = { allow_sms: 0, allow_emails: 0 } as OpenProfile['facts']
const facts = (told: Partial<OpenProfile['facts']>, clear: Partial<OpenProfile['clear']> = {}) =>
  customerFacts(
    {
      facts: new Proxy(told, {
        get: (target, name) => Reflect.get(target, name) ?? null,
      }) as OpenProfile['facts'],
      clear: {
        pan_name: null,
        birth_date: null,
        tin: null,
        account_number: null,
        gstin: null,
        business_pan: null,
        ...clear,
      },
    },
    (set, id) => (id === 9 ? null : `${set} ${id}`),
  )
const found = (field: string, of: ReturnType<typeof facts>) => of.find((fact) => fact.field === field)

it('leaves out what was not told, and says of messages that they are not allowed', () => {
  expect(facts(nothing).map(({ field, value }) => [field, value])).toEqual([
    ['allow_sms', 'No'],
    ['allow_emails', 'No'],
  ])
})

it.each([
  ['gender', { gender: 2 }, 'Gender', 'Gender 2'],
  ['gender', { gender: 9 }, 'Gender', 'Option 9'],
  ['monthly_income', { monthly_income: 100_000 }, 'Income a month', '₹1,00,000'],
  ['monthly_rent', { monthly_rent: 0 }, 'Rent a month', '₹0'],
  ['gold_weight_grams', { gold_weight_grams: 8.35 }, 'Weight of the gold', '8.35 g'],
  ['employer_name', { employer_name: 'Chandni Mart' }, 'Employer', 'Chandni Mart'],
  ['allow_sms', { allow_sms: 1 }, 'SMS allowed', 'Yes'],
] as const)('%s of %j is %s: %s', (field, told, label, value) => {
  expect(found(field, facts(told))).toEqual({ field, label, value })
})

it('masks numbers, after everything else', () => {
  const told = facts(nothing, {
    gstin: '27AAPFU0939F1ZV',
    business_pan: 'AAPFU0939F',
    account_number: '30123456789',
    tin: 'ABCPV1234F',
  })
  expect(told.slice(-3).map(({ field, value }) => [field, value])).toEqual([
    ['gstin', '27*****0939F1ZV'],
    ['business_pan', '*****0939F'],
    ['account_number', '*******6789'],
  ])
  expect(JSON.stringify(told)).not.toContain('ABCPV')
})

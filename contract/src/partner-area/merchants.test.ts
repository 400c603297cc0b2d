import { expect, test } from 'vitest'
import { merchantSteps, missingSteps } from './merchants.ts'

const whole = {
  legal_name: 'Gomti Associates',
  pan_masked: 'A****1234F',
  account_name: 'Gomti Associates',
  account_number_masked: '*****4021',
  ifsc: 'HDFC0000001',
  agreement_date: '2026-04-01',
  revenue_percent: 0,
  status: 'active',
  can_sign_in: 1,
} as const

test.each([
  ['nothing of one that is whole, at a share of 0 % too', {}, []],
  ['the business without a PAN', { pan_masked: null }, ['business']],
  ['the bank without an IFSC', { ifsc: null }, ['bank']],
  ['the agreement', { agreement_date: null }, ['agreement']],
  ['terms', { revenue_percent: null }, ['terms']],
  ['the way in of one that is paused', { status: 'paused', can_sign_in: 0 }, ['active', 'sign_in']],
  ['nothing of one that has ended', { status: 'closed', can_sign_in: 0, pan_masked: null }, []],
] as const)('misses %s', (_, part, missing) => {
  expect(missingSteps({ ...whole, ...part })).toEqual(missing)
})

test('a request misses every step', () => {
  const nothing = {
    legal_name: null,
    pan_masked: null,
    account_name: null,
    account_number_masked: null,
    ifsc: null,
    agreement_date: null,
    revenue_percent: null,
    status: 'requested',
    can_sign_in: 0,
  } as const
  expect(missingSteps(nothing)).toEqual(merchantSteps)
})

import { describe, expect, it } from 'vitest'
import {
  createPartner,
  getPartner,
  PartnerId,
  PartnerPatch,
  PartnerRequest,
  RevenueFlatFee,
  RevenuePercent,
  setPartnerStatus,
  unmaskPartner,
  UtmId,
} from './partners.ts'
import { problemOf, takes } from '../testing/problem-of.ts'

it.each([
  [0, null],
  [100, null],
  [12.345, null],
  [0.001, null],
  [12.3456, 'percent_decimals'],
  [100.001, 'percent_out_of_range'],
  [-0.001, 'percent_out_of_range'],
])('%d percent of our commission: %s', (percent, problem) => {
  expect(problemOf(RevenuePercent, percent)).toBe(problem)
})

it.each([
  [0, null],
  [10_000_000, null],
  [499.99, null],
  // Written so it has two decimals, and in binary a hair more.
  [1.15, null],
  [499.999, 'fee_invalid'],
  [10_000_000.01, 'fee_invalid'],
  [-1, 'not_positive'],
])('%d rupees for each disbursal: %s', (fee, problem) => {
  expect(problemOf(RevenueFlatFee, fee)).toBe(problem)
})

it.each([
  ['', null],
  ['Diwali_2026-x', null],
  ['x'.repeat(64), null],
  ['x'.repeat(65), 'utm_id_invalid'],
  ['a b', 'utm_id_invalid'],
  ['é', 'utm_id_invalid'],
])('the tracking id %j: %s', (id, problem) => {
  expect(problemOf(UtmId, id)).toBe(problem)
})

it.each([
  [1, true],
  [2_147_483_647, true],
  [0, false],
  [2_147_483_648, false],
  [1.5, false],
])('partner %d: %s', (id, is) => {
  expect(takes(PartnerId, id)).toBe(is)
  expect(takes(getPartner.params, { id: String(id) })).toBe(is)
})

describe('what staff save of a partner', () => {
  it.each([
    [{}, null],
    [{ version: 0 }, 'invalid_value'],
    [{ version: 1.5 }, 'invalid_value'],
    [{ name: 'x'.repeat(80), legal_name: 'x'.repeat(120), contact_name: 'x'.repeat(80) }, null],
    [{ name: 'x'.repeat(81) }, 'text_invalid'],
    [{ legal_name: 'x'.repeat(121) }, 'text_invalid'],
    [{ contact_name: 'x'.repeat(81) }, 'text_invalid'],
    [{ account_name: 'x'.repeat(81) }, 'text_invalid'],
    [{ name: ' ' }, 'field_required'],
    [{ pan: 'AAPFU0939F' }, null],
    [{ pan: null, gstin: null, account_number: null, ifsc: null, agreement_date: null }, null],
    // A mask that comes back is no PAN, no GSTIN and no account.
    [{ pan: '*****0939F' }, 'pan_invalid'],
    [{ pan: 'AAPXU0939F' }, 'pan_invalid'],
    [{ pan: 'AAPFU0939FF' }, 'pan_invalid'],
    [{ pan: 'XAAPFU0939F' }, 'pan_invalid'],
    [{ gstin: '27AAPFU0939F1ZV' }, null],
    [{ gstin: '27*****0939F1ZV' }, 'gstin_invalid'],
    [{ gstin: '27AAPFU0939F1ZW' }, 'gstin_invalid'],
    [{ account_number: '123456789' }, null],
    [{ account_number: '1'.repeat(18) }, null],
    [{ account_number: '12345678' }, 'account_number_invalid'],
    [{ account_number: '1'.repeat(19) }, 'account_number_invalid'],
    [{ account_number: '*****6789' }, 'account_number_invalid'],
    [{ agreement_date: '2026-02-30' }, 'date_invalid'],
  ])('%j: %s', (change, problem) => {
    expect(problemOf(PartnerPatch, { partner_id: 1, version: 1, ...change })).toBe(problem)
  })
})

it.each([
  ['abc', null],
  ['ab', 'reason_required'],
  [' ab ', 'reason_required'],
  ['x'.repeat(300), null],
  ['x'.repeat(301), 'text_invalid'],
])('the reason %j: %s', (reason, problem) => {
  expect(problemOf(unmaskPartner.body, { partner_id: 1, field: 'pan', reason })).toBe(problem)
  expect(problemOf(setPartnerStatus.body, { partner_id: 1, status: 'active', reason })).toBe(problem)
})

const partner = { name: 'Mart', contact_name: 'Asha', email: 'a@b.in', phone: '9876543210' }
it.each([
  ['ab', null],
  ['a', 'partner_slug_invalid'],
  ['Ab', 'invalid_value'],
])('a partner at /%s: %s', (slug, problem) => {
  expect(problemOf(createPartner.body, { ...partner, slug })).toBe(problem)
})

it.each([
  [{}, null],
  [{ note: 'x'.repeat(500), invited_by: 'x'.repeat(80) }, null],
  [{ note: 'x'.repeat(501) }, 'text_invalid'],
  [{ invited_by: 'x'.repeat(81) }, 'text_invalid'],
  [{ name: 'x'.repeat(81) }, 'text_invalid'],
])('a request with %j: %s', (change, problem) => {
  expect(problemOf(PartnerRequest, { ...partner, ...change })).toBe(problem)
})

import { liveLenderFields } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { expect, test } from 'vitest'
import { buildMarket, buildOfficeLender } from '../matching/example-market.ts'
import {
  goLiveWarnings,
  isComplete,
  missingFacts,
  missingKeptFacts,
  missingRegisterFacts,
} from './go-live.ts'

const lender = buildOfficeLender
const missing = (facts: Partial<OfficeLender>, hasConnector = true) =>
  missingFacts(lender(facts), hasConnector)

// duty 2: no lender is shown without the facts of an offer.
test('a complete lender lacks nothing', () => {
  expect(missing({})).toEqual([])
  expect(isComplete(lender())).toBe(true)
})

test.each([
  ['legal_name', 'needs_legal_name'],
  ['lender_kind', 'needs_lender_kind'],
  ['amount_min', 'needs_amounts'],
  ['amount_max', 'needs_amounts'],
  ['tenure_min_months', 'needs_tenures'],
  ['tenure_max_months', 'needs_tenures'],
  ['fee_percent', 'needs_fee'],
  ['penal_charges', 'needs_penal_charges'],
  ['cooling_off_days', 'needs_cooling_off'],
  ['kfs_url', 'needs_kfs_url'],
  ['grievance_contact', 'needs_grievance_contact'],
  ['nodal_officer_phone', 'needs_nodal_officer'],
  ['nodal_officer_email', 'needs_nodal_officer'],
] as const)('%s is needed', (field, key) => {
  expect(missing({ [field]: null })).toEqual([{ field, key }])
  expect(missingKeptFacts(lender({ [field]: null }))).toEqual([{ field, key }])
  expect(isComplete(lender({ [field]: null }))).toBe(false)
})

test('every field that the contract marks as of a live lender is needed', () => {
  for (const field of liveLenderFields)
    expect(missing({ [field]: null }).map((need) => need.field)).toEqual([field])
})

test('a fee of nothing is a fee, a cooling-off period of no days is none', () => {
  expect(missing({ fee_percent: 0 })).toEqual([])
  expect(missing({ cooling_off_days: 0 })).toEqual([{ field: 'cooling_off_days', key: 'needs_cooling_off' }])
})

test('any one rate will do', () => {
  const none = { rate_min: null, representative_rate: null, rate_max: null }
  expect(missing(none)).toEqual([{ field: 'representative_rate', key: 'needs_rate' }])
  for (const rate of ['rate_min', 'representative_rate', 'rate_max'])
    expect(missing({ ...none, [rate]: 14 })).toEqual([])
  expect(isComplete(lender(none))).toBe(false)
})

test('the customer goes on by a link or by the API', () => {
  expect(missing({ utm_link: null, api: 1 })).toEqual([])
  expect(missing({ utm_link: null, api: 0 })).toEqual([{ field: 'utm_link', key: 'needs_way_to_apply' }])
  expect(isComplete(lender({ utm_link: null, api: 0 }))).toBe(false)
})

test('an API needs its connector while it is live, and old applications do without', () => {
  expect(missing({ api: 1 }, false)).toEqual([{ field: 'api', key: 'needs_connector' }])
  expect(missing({ api: 0 }, false)).toEqual([])
  expect(isComplete(lender({ api: 1 }))).toBe(true)
})

test('a lender for nobody may not go live, and is told of on old applications all the same', () => {
  const nobody = { salaried: 0, self_employed: 0, business: 0 } as const
  expect(missing(nobody)).toEqual([{ field: 'salaried', key: 'needs_employment' }])
  expect(missing({ ...nobody, business: 1 })).toEqual([])
  expect(isComplete(lender(nobody))).toBe(true)
})

test.each([
  ['registration_number', 'needs_registration_number'],
  ['website', 'needs_website'],
  ['lsp_role', 'needs_lsp_role'],
] as const)(
  '%s is asked when a lender is switched on, and of no lender that was live before',
  (field, key) => {
    expect(missingRegisterFacts(lender())).toEqual([])
    expect(missingRegisterFacts(lender({ [field]: null }))).toEqual([{ field, key }])
    expect(missing({ [field]: null })).toEqual([])
    expect(isComplete(lender({ [field]: null }))).toBe(true)
  },
)
test.each<[string, Partial<OfficeLender>, boolean]>([
  ['the law’s share for its largest loan', { max_ltv_percent: 80, amount_max: 7_500_000 }, false],
  ['more than it', { max_ltv_percent: 80.01, amount_max: 7_500_000 }, true],
  ['more than it above 75 lakh', { max_ltv_percent: 80, amount_max: 7_500_001 }, true],
  ['nine tenths of small loans', { max_ltv_percent: 90, amount_max: 3_000_000 }, false],
  ['no share of its own', { max_ltv_percent: null, amount_max: 3_000_000 }, true],
  ['a draft without a largest loan', { max_ltv_percent: 90, amount_max: null }, false],
])('a home lender that states %s: warned %s', (_name, facts, warned) => {
  const home = { ...buildOfficeLender({ product_type: 'Affordable Housing Loan' }), ...facts }
  const { home_tiers } = buildMarket().figures
  const expected = warned ? [{ field: 'max_ltv_percent', key: 'ltv_above_law' }] : []
  expect(goLiveWarnings(home, home_tiers)).toEqual(expected)
  expect(goLiveWarnings({ ...home, product_type: 'Car' }, home_tiers)).toEqual([])
})

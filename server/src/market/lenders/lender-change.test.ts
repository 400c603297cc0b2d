import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderFieldKind } from '@marketplace/contract/market/lender-field'
import {
  lenderField,
  lenderFieldNames,
  lenderProperties,
  type LenderProperty,
} from '@marketplace/contract/market/lender-fields'
import { LenderChange } from '@marketplace/contract/market/lenders-office'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

const accepts = (property: unknown, value: unknown): boolean =>
  LenderChange.safeParse({ lender_id: 1, property, value }).success

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
const isListOf = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** What each kind holds, told once more and apart from the schemas. */
const isOfKind: Readonly<Record<LenderFieldKind, (value: unknown) => boolean>> = {
  text: isText,
  long_text: isText,
  choice: isText,
  number: (value) => Number.isFinite(value),
  percent: (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 100,
  integer: isWhole,
  rupees: isWhole,
  option: isWhole,
  flag: (value) => value === 0 || value === 1,
  day: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  groups: (value) => isListOf(value, isWhole),
  list: (value) => isListOf(value, isText),
}

const mayHold = (property: string, value: unknown): boolean => {
  if (!(lenderProperties as readonly string[]).includes(property)) return false
  const { kind, nullable } = lenderField(property as LenderProperty)
  return value === null ? nullable === true : isOfKind[kind](value)
}

/** One value of each kind that fits every field of it that has no format of its own, and values of the other kinds. */
const samples: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  -1,
  -0.5,
  0.5,
  1.00001,
  2 ** 31,
  1e308,
  '',
  ' ',
  '1',
  'yes',
  '0',
  'null',
  '2026-02-30',
  '20/11/2026',
  [],
  [0],
  ['1', 1],
  [[1]],
  {},
  { value: 1 },
  { toString: 'x' },
]

describe.each(lenderProperties)('%s', (property) => {
  it('takes its own kind alone', () => {
    const taken = samples.filter((value) => accepts(property, value))
    expect(taken.filter((value) => !mayHold(property, value))).toEqual([])
  })

  it('takes null only where it may be empty, and never nothing at all', () => {
    expect(accepts(property, null)).toBe(lenderField(property).nullable === true)
    expect(LenderChange.safeParse({ lender_id: 1, property }).success).toBe(false)
  })
})

const fits: Readonly<Partial<Record<LenderProperty, readonly unknown[]>>> = {
  name: ['Sahyadri_Bank-2', 'A'],
  legal_name: ['Sahyadri Bank Limited', 'सह्याद्रि बैंक'],
  lender_kind: ['bank', 'small_finance_bank', 'nbfc'],
  product_type: ['Personal Loans', 'Gold Loans'],
  lender_status: [0, 1],
  priority: [0, 1, 1_000_000],
  min_income: [0, 25_000],
  min_age: [18, 80],
  max_age_at_maturity: [18, 100],
  ticket_class: [1, 5],
  pincode_prefixes: [['1', '226001'], ['56']],
  max_foir_percent: [0, 50.25, 100],
  so_text: ['Fee waived\nuntil 31/12/2026'],
  so_date_start: ['2026-11-20', '2028-02-29'],
  interest_rate: ['18% To 28%'],
  apr_min: [0, 0.8333, 2.5],
  amount_min: [1, 1_000_000_000],
  tenure_min_months: [1, 480],
  rate_min: [0, 10.999, 100],
  fee_percent: [0, 2.5],
  cooling_off_days: [1, 90],
  kfs_url: ['https://bank.example.com/kfs', 'https://bank.example.com:8443/kfs?a=1#b'],
  nodal_officer_phone: ['1800-000-0201', '+91 98765 43210', '1800000000'],
  nodal_officer_email: ['nodal.officer@bank.example.com'],
  utm_link: [
    'https://bank.example.com/a?ref={UNIQUE_ID}',
    'https://bank.example.com/{UNIQUE_ID}/{UNIQUE_ID}',
  ],
  lender_group_ids: [[], [1, 2]],
}

test.each(Object.entries(fits))('%s takes %j', (property, values) => {
  expect(values.filter((value) => !accepts(property, value))).toEqual([])
})

const refused: Readonly<Partial<Record<LenderProperty, readonly unknown[]>>> = {
  name: ['Sahyadri Bank', 'a.b', 'ä', 'x'.repeat(61), 'a\n'],
  legal_name: ['   ', 'a\u0000b', 'x'.repeat(121)],
  lender_kind: ['Bank', 'constructor'],
  priority: [-1, 0.5, '3'],
  min_age: [17, 81, 20.5],
  max_age_at_maturity: [17, 101],
  ticket_class: [0, 100, 1.5],
  pincode_prefixes: [[], ['0'], ['1234567'], ['12', '12'], ['1a'], [12]],
  max_foir_percent: [100.01, 50.255, -1],
  so_date_start: ['2026-02-29', '2026-1-1', '2026-11-20T00:00:00Z'],
  apr_min: [-0.1, 100.1, 0.83333],
  amount_min: [0, 10.5, 1_000_000_001],
  cooling_off_days: [0, 91],
  rate_min: [100.001, 10.9999],
  kfs_url: [
    'http://bank.example.com/kfs',
    'javascript:alert(1)',
    'https://bank.example.com/a b',
    'https://user:pass@bank.example.com/',
    'https://bank',
    '//bank.example.com',
    'https://bank.example.com/{UNIQUE_ID}',
    'https://bank.example.com/"onload=',
    'https://bank.example.com:99999/',
    'https://bank.1/',
    `https://bank.example.com/${'x'.repeat(500)}`,
  ],
  utm_link: [
    'http://bank.example.com/{UNIQUE_ID}',
    'https://bank.example.com/{UNIQUEID}',
    'https://bank.example.com/{unique_id}',
    'https://{UNIQUE_ID}.example.com/',
    'https://a{UNIQUE_ID}@evil.example.com/',
    'https://bank.example.com/}{',
    'https://bank.example.com:99999/{UNIQUE_ID}',
  ],
  nodal_officer_phone: ['12345', '98765 4321x', '9'.repeat(19), '--------'],
  nodal_officer_email: ['a@b', 'a b@c.in'],
  lender_group_ids: [[1, 1], [0], ['1'], [1.5]],
}

test.each(Object.entries(refused))('%s does not take %j', (property, values) => {
  expect(values.filter((value) => accepts(property, value))).toEqual([])
})

const notProperties = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'lender_id',
  'slug',
  'modelled_on',
  'deleted_at',
  'updated_at',
  'first_live_at',
  'created_at',
  'NAME',
  'name ',
  'priority; drop table lender',
  '"priority"',
  'priority = 1, name',
  '',
]

test.each(notProperties)('property %j is refused', (property) => {
  for (const value of [1, 0, 'x', null, {}]) expect(accepts(property, value)).toBe(false)
})

test('no more than the three fields is taken', () => {
  expect(
    LenderChange.safeParse({ lender_id: 1, property: 'priority', value: 1, deleted_at: null }).success,
  ).toBe(false)
  for (const lender_id of [0, -1, 1.5, '1', null, 2 ** 31, [1]])
    expect(LenderChange.safeParse({ lender_id, property: 'priority', value: 1 }).success).toBe(false)
})

test('100,000 generated pairs: what is taken is declared and of its kind', () => {
  const property = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<string>(...lenderFieldNames) },
    { weight: 1, arbitrary: fc.constantFrom(...notProperties) },
    { weight: 1, arbitrary: fc.string({ maxLength: 24 }) },
  )
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.integer(),
    fc.integer({ min: -3, max: 120 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 6 }), fc.constant(null)), { maxLength: 4 }),
    fc.constantFrom(...samples),
    fc.constantFrom(...Object.values(fits).flat(), ...Object.values(refused).flat()),
  )
  let taken = 0
  fc.assert(
    fc.property(property, value, (name, given) => {
      if (!accepts(name, given)) return
      taken += 1
      if (!mayHold(name, given)) throw new Error(`${name} took ${JSON.stringify(given)}`)
    }),
    { numRuns: 100_000 },
  )
  expect(taken).toBeGreaterThan(1_000)
  expect(taken).toBeLessThan(60_000)
}, 60_000)

test('a value has a tag of its own', () => {
  const values = [null, 0, 1, '', '0', '1', 'null', [], ['1'], [1], [1, 2], [2, 1], 'a', 'b', 0.1, 'ा']
  expect(new Set(values.map(fieldTag)).size).toBe(values.length)
  expect(fieldTag('Sahyadri Bank')).toBe(fieldTag(JSON.parse('"Sahyadri Bank"')))
  for (const value of values) expect(fieldTag(value)).toMatch(/^"[0-9a-z]{1,13}"$/)
})

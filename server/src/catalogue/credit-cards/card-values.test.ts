import { cardProperties } from '@marketplace/contract/catalogue/card-fields'
import { updateCreditCard } from '@marketplace/contract/catalogue/credit-cards'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

const text =
  (most: number, isThere: (value: string) => boolean = (value) => value.trim() !== '') =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= most && isThere(value)
const number =
  (least: number, most: number, step: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    Math.abs(value / step - Math.round(value / step)) < 1e-6
const orNull =
  (holds: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || holds(value)
const flag = (value: unknown): boolean => value === 0 || value === 1
const link = orNull(text(2_000, (value) => value.startsWith('https://') && URL.canParse(value)))

/** What each property may be, said another way than in the declarations; null: nobody may set it. */
const mayBe: Readonly<Record<string, (value: unknown) => boolean>> = {
  category_name: text(80),
  sort_order: number(0, 9_999, 1),
  category_img_thumb: text(80, (value) => value.startsWith('/files/') && value.endsWith('.webp')),
  key_feature: orNull(text(300)),
  annual_fee: orNull(text(120)),
  utm_link: link,
  marketing_bullets: (value) =>
    Array.isArray(value) && value.length >= 1 && value.length <= 12 && value.every(text(200)),
  secured: flag,
  status: flag,
  issuer_name: orNull(text(120)),
  joining_fee: orNull(number(0, 1_000_000, 1)),
  annual_fee_amount: orNull(number(0, 1_000_000, 1)),
  fee_waiver: orNull(text(200)),
  apr_percent: orNull(number(0, 100, 0.01)),
  kfs_url: link,
  deposit_min: orNull(number(0, 100_000_000, 1)),
  income_min: orNull(number(1, 10_000_000, 1)),
  benefits: (value) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((one) =>
      ['cashback', 'rewards', 'travel', 'fuel', 'groceries', 'upi', 'first_card'].includes(one),
    ),
}

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.string({ maxLength: 220 }), { maxLength: 14 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    0,
    1,
    true,
    '1',
    '',
    ' ',
    null,
    'https://a.example.com/{UNIQUE_ID}',
    '/files/0000-0000.webp',
  ),
  fc.webUrl().map((url) => url.replace('http:', 'javascript:')),
)
const properties = fc.oneof(
  fc.constantFrom(...cardProperties),
  fc.constantFrom('category_id', 'deleted_at', 'created_at', 'modelled_on', '__proto__', 'constructor'),
  fc.string({ maxLength: 24 }),
)

it.each([
  'https://a.example.com:99999/',
  'https://xn--\u017F.example.com/',
  'https://xn--a\u017Fb.example.com/{UNIQUE_ID}',
  'https://a.example.com/\u202Etxt.exe',
  'https://a.example.com/\u200B',
  'https://a.example.com/\u0000',
  'https://a.example.com/ x',
  'https://a.example.com/\r\nSet-Cookie: a=b',
  'https://user:word@a.example.com/',
  'https://a.example.com\\@b.example.com/',
  'javascript:alert(1)//{UNIQUE_ID}',
  'data:text/html,{UNIQUE_ID}',
  '//a.example.com/{UNIQUE_ID}',
])('takes %j for no link', (value) => {
  const category_id = '3f2b8c1e-0000-4000-8000-000000000001'
  for (const property of ['utm_link', 'kfs_url'])
    expect(updateCreditCard.body.safeParse({ category_id, property, value }).success).toBe(false)
})

it('takes no property and value outside of the declarations, in 100,000 tries', () => {
  expect(Object.keys(mayBe)).toEqual(cardProperties)
  const category_id = '3f2b8c1e-0000-4000-8000-000000000001'
  let taken = 0
  fc.assert(
    fc.property(properties, values, (property, value) => {
      if (!updateCreditCard.body.safeParse({ category_id, property, value }).success) return true
      taken += 1
      return Object.hasOwn(mayBe, property) && mayBe[property]?.(value) === true
    }),
    { numRuns: 100_000 },
  )
  // Else the test would say nothing about what is taken.
  expect(taken).toBeGreaterThan(1_000)
}, 60_000)

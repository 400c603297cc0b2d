import { describe, expect, it } from 'vitest'
import { cardFields, cardProperties, cardValue, type CardProperty } from './card-fields.ts'
import { problemOf, times } from '../testing/problem-of.ts'

const url = (length: number): string => `https://card.example/${'a'.repeat(length - 21)}`

it.each<[CardProperty, unknown, string | null]>([
  ['category_name', 'Demo Card_2 - गोल्ड', null],
  ['category_name', 'x'.repeat(80), null],
  ['category_name', 'x'.repeat(81), 'card_name_invalid'],
  ['category_name', ' Demo', 'card_name_invalid'],
  ['category_name', 'Demo ', 'card_name_invalid'],
  ['category_name', 'Demo!', 'card_name_invalid'],
  ['category_name', '', 'card_name_invalid'],
  ['sort_order', 0, null],
  ['sort_order', 1, null],
  ['sort_order', 9_999, null],
  ['sort_order', 10_000, 'sort_order_invalid'],
  ['sort_order', -1, 'sort_order_invalid'],
  ['sort_order', 1.5, 'sort_order_invalid'],
  ['category_img_thumb', '/files/12345678.webp', null],
  ['category_img_thumb', `/files/${'a'.repeat(60)}.webp`, null],
  ['category_img_thumb', '/files/1234567.webp', 'stored_file_invalid'],
  ['category_img_thumb', `/files/${'a'.repeat(61)}.webp`, 'stored_file_invalid'],
  ['category_img_thumb', 'https://x.example/files/12345678.webp', 'stored_file_invalid'],
  ['category_img_thumb', '/files/12345678.webp?x', 'stored_file_invalid'],
  ['key_feature', null, null],
  ['key_feature', 'x'.repeat(300), null],
  ['key_feature', 'x'.repeat(301), 'text_invalid'],
  ['key_feature', ' ', 'field_required'],
  ['key_feature', 'two\nlines', 'text_invalid'],
  ['annual_fee', 'x'.repeat(120), null],
  ['annual_fee', 'x'.repeat(121), 'text_invalid'],
  ['issuer_name', 'x'.repeat(121), 'text_invalid'],
  ['fee_waiver', 'x'.repeat(200), null],
  ['fee_waiver', 'x'.repeat(201), 'text_invalid'],
  ['marketing_bullets', [], 'bullets_invalid'],
  ['marketing_bullets', times(12, 'One'), null],
  ['marketing_bullets', times(13, 'One'), 'bullets_invalid'],
  ['marketing_bullets', ['x'.repeat(200)], null],
  ['marketing_bullets', ['x'.repeat(201)], 'bullets_invalid'],
  ['secured', 1, null],
  ['status', 2, 'invalid_value'],
  ['joining_fee', 1_000_000, null],
  ['joining_fee', 1_000_001, 'amount_invalid'],
  ['annual_fee_amount', 0, null],
  ['annual_fee_amount', 1_000_001, 'amount_invalid'],
  ['deposit_min', 100_000_000, null],
  ['deposit_min', 100_000_001, 'amount_invalid'],
  ['apr_percent', 0, null],
  ['apr_percent', 100, null],
  ['apr_percent', 42.57, null],
  ['apr_percent', 100.01, 'apr_percent_invalid'],
  ['apr_percent', -0.01, 'apr_percent_invalid'],
  ['apr_percent', 42.575, 'apr_percent_invalid'],
  ['benefits', [], null],
  ['benefits', ['travel', 'upi'], null],
  ['benefits', ['travel', 'travel'], 'benefits_invalid'],
  ['benefits', ['golf'], 'benefits_invalid'],
  ['utm_link', null, null],
  ['kfs_url', url(2_000), null],
  ['kfs_url', url(2_001), 'https_link_invalid'],
])('%s %j: %s', (property, value, problem) => {
  expect(problemOf(cardValue(property), value)).toBe(problem)
})

describe('a link that customers may be sent to', () => {
  const label = 'a'.repeat(63)
  it.each([
    ['https://example.com', true],
    ['https://Example.COM/a?b=c#d', true],
    ['https://example.com?x', true],
    ['https://example.com:1/', true],
    ['https://example.com:65535/', true],
    ['https://example.com:65536/', false],
    ['https://example.com:0/', false],
    [`https://${label}.com/`, true],
    [`https://a${label}.com/`, false],
    [`https://${'a.'.repeat(8)}com`, true],
    [`https://${'a.'.repeat(9)}com`, false],
    [`https://example.${label}`, true],
    [`https://example.a${label}`, false],
    ['http://example.com', false],
    ['xhttps://example.com', false],
    ['javascript:alert(1)', false],
    ['https://localhost/', false],
    ['https://203.0.113.7/', false],
    ['https://user@example.com/', false],
    ['https://example.com/a b', false],
    ['https://example.com/"x', false],
    ['https://example.com/\\x', false],
    // The long s, which a flag for capitals would take for a letter.
    ['http\u017f://example.com', false],
    ['https://example.co\u017f', false],
  ])('%s: %s', (link, is) => {
    expect(problemOf(cardFields.kfs_url, link) === null).toBe(is)
  })
})

it('has a value for every property', () => {
  expect(cardProperties).toEqual(Object.keys(cardFields))
  for (const property of cardProperties) expect(cardValue(property)).toBe(cardFields[property])
})

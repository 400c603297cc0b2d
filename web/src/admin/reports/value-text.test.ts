import { expect, test } from 'vitest'
import { sparkText, unknownText, valueText, valueWords } from './value-text.ts'

test.each([
  ['lender_applied', 13_535, '13,535', '13,535'],
  ['lender_applied', 0, '0', '0'],
  ['disbursed_amount', 146_305_000, '14,63,05,000', '₹14,63,05,000'],
  ['disbursed_amount', 1_000.5, '1,001', '₹1,001'],
  ['expected', 250.5, '250.50', '₹250.50'],
  ['expected', -486, '−486', '−₹486'],
  ['expected', -1_200.4, '−1,200', '−₹1,200'],
  ['approval_rate', 0.24, '24.0\u00a0%', '24.0\u00a0%'],
] as const)('%s of %d', (measure, value, text, words) => {
  expect(valueText(measure, value)).toBe(text)
  expect(valueWords(measure, value)).toBe(words)
})

test.each([
  ['customers', ['partner'], 'Not known by partner'],
  ['customers', ['lender', 'partner', 'product'], 'Not known by lender and partner'],
  ['customers', ['product', 'brand', 'product'], 'Not known by product and brand together'],
  ['approval_rate', ['product'], 'Nothing to take a share of'],
  ['approval_rate', ['reason'], 'Not known by reason'],
  ['customers', [], 'Not known'],
] as const)('%s by %j', (measure, cutBy, text) => {
  expect(unknownText(measure, cutBy)).toBe(text)
})

test('a line in words', () => {
  expect(sparkText([4, 1_200, 12])).toBe('3 days: least 4, most 1,200, last 12')
})

import { expect, it } from 'vitest'
import { figureName, figureText } from './figure-words.ts'

it.each([
  ['gst_percent', 18, '18\u00a0%'],
  ['gold_ltv_small_limit', 250_000, '2,50,000'],
  ['grievance_answer_days', 30, '30 days'],
  ['incident_cert_in_hours', 6, '6 hours'],
  ['age_min', 18, '18'],
])('%s of %d is %s', (name, value, text) => {
  expect(figureText(name, value)).toBe(text)
})

it('a name is words', () => {
  expect(figureName('gold_ltv_small_percent')).toBe('Gold ltv small percent')
})

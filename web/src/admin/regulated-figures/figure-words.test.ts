import { expect, it } from 'vitest'
import { figureName, figureText } from './figure-words.ts'

it.each([
  ['gst_percent', 18, '18\u00a0%'],
  ['gold_ltv_small_limit', 250_000, '₹2,50,000'],
  ['grievance_answer_days', 30, '30 days'],
  ['cooling_off_days_min', 1, '1 day'],
  ['incident_cert_in_hours', 6, '6 hours'],
  ['gold_release_delay_charge', 5_000, '₹5,000'],
  ['microfinance_household_income', 300_000, '₹3,00,000'],
  ['age_min', 18, '18'],
])('%s of %d is %s', (name, value, text) => {
  expect(figureText(name, value)).toBe(text)
})

it('a name is words', () => {
  expect(figureName('gold_ltv_small_percent')).toBe('Gold LTV small percent')
  expect(figureName('gst_percent')).toBe('GST percent')
  expect(figureName('incident_cert_in_hours')).toBe('Incident CERT-In hours')
})

import { expect, test } from 'vitest'
import { fieldLabel, valueText } from './value-text.ts'

const named = {
  options: { ticketClass: [{ id: 2, value: '₹1 lakh to ₹5 lakh' }] },
  groups: [{ id: 7, name: 'Prime' }],
}

test.each([
  ['lender_status', 1, 'On'],
  ['lender_status', 0, 'Off'],
  ['min_income', 250_000, '₹2,50,000'],
  ['rate_min', 10.5, '10.5 %'],
  ['min_age', 21, '21 years'],
  ['tenure_min_months', 6, '6 months'],
  ['priority', 3, '3'],
  ['so_date_end', '2026-12-31', '31/12/2026'],
  ['ticket_class', 2, '₹1 lakh to ₹5 lakh'],
  ['ticket_class', 9, '#9'],
  ['lender_kind', 'nbfc', 'NBFC'],
  ['lender_group_ids', [7, 8], 'Prime, #8'],
  ['lender_group_ids', [], '–'],
  ['pincode_prefixes', ['4', '56'], '4, 56'],
  ['so_text', '', '–'],
  ['so_text', null, '–'],
  ['interest_rate', '18% To 28%', '18% To 28%'],
  ['revenue_percent', 2.25, '2.25'],
  ['order', [3, 1], '[3,1]'],
])('%s of %j is %j', (name, value, text) => {
  expect(valueText(name, value, named)).toBe(text)
})

test('a field is called by its label, anything else by its name', () => {
  expect(fieldLabel('loan_amount_upto')).toBe('Loan Amount Upto')
  expect(fieldLabel('revenue_percent')).toBe('Revenue percent')
})

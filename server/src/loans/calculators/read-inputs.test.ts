import { expect, it, test } from 'vitest'
import { readInputs } from './read-inputs.ts'

const inputs = {
  amount: { kind: 'rupees', min: 1_000, max: 1_00_00_000, decimals: 0, start: 5_00_000 },
  rate: { kind: 'percent', min: 0, max: 60, decimals: 3, start: 14 },
  part: { kind: 'rupees', min: 1, max: 100, decimals: 0, start: null },
  kind: { kind: 'choice', of: ['fixed', 'floating'], start: 'fixed' },
} as const

it('starts with what stands there first', () => {
  expect(readInputs(inputs, {})).toEqual({
    typed: { amount: '500000', rate: '14', part: '', kind: 'fixed' },
    values: { amount: 500_000, rate: 14, part: null, kind: 'fixed' },
    faults: [],
  })
})

test.each([
  ['5,00,000', 500_000],
  [' ₹ 2 00 000 ', 200_000],
  ['५०,०००', 50_000],
  ['1000.00', 1_000],
])('reads %s', (text, amount) => {
  const { typed, values } = readInputs(inputs, { amount: text })
  expect(values?.amount).toBe(amount)
  expect(typed['amount']).toBe(text)
})

test.each([
  ['amount', '', { key: 'field_required' }],
  ['amount', 'abc', { key: 'calculator_number' }],
  ['amount', '-5000', { key: 'calculator_number' }],
  ['amount', '1e5', { key: 'calculator_number' }],
  ['amount', 'Infinity', { key: 'calculator_number' }],
  ['amount', '5000.50', { key: 'calculator_whole' }],
  ['rate', '12.3456', { key: 'calculator_decimals', values: { decimals: '3' } }],
  ['amount', '999', { key: 'calculator_range', values: { min: '₹1,000', max: '₹1,00,00,000' } }],
  ['rate', '60.001', { key: 'calculator_range', values: { min: '0', max: '60' } }],
  ['kind', 'none', { key: 'option_invalid' }],
  ['part', '0', { key: 'calculator_range', values: { min: '₹1', max: '₹100' } }],
])('%s %j is told beside the field, and nothing typed is lost', (field, text, fault) => {
  const { typed, values, faults } = readInputs(inputs, { rate: '11', [field]: text })
  expect(values).toBeNull()
  expect(faults).toEqual([{ field, ...fault }])
  expect(typed[field]).toBe(text)
  if (field !== 'rate') expect(typed['rate']).toBe('11')
})

it('tells of every field at once', () => {
  expect(readInputs(inputs, { amount: 'x', rate: 'y' }).faults.map(({ field }) => field)).toEqual([
    'amount',
    'rate',
  ])
})

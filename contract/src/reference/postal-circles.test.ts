import { expect, test } from 'vitest'
import { postalCircleOf } from './postal-circles.ts'

test.each([
  ['110001', 'Delhi', 'दिल्ली'],
  ['226001', 'Uttar Pradesh', 'उत्तर प्रदेश'],
  // Dehradun and Bijnor begin alike: two digits do not tell which state.
  ['248001', 'Uttar Pradesh or Uttarakhand', 'उत्तर प्रदेश या उत्तराखंड'],
  ['400001', 'Maharashtra or Goa', 'महाराष्ट्र या गोवा'],
  ['560001', 'Karnataka', 'कर्नाटक'],
  ['799001', 'the North East', 'पूर्वोत्तर'],
  ['834001', 'Bihar or Jharkhand', 'बिहार या झारखंड'],
])('%s is of the circle %s', (pincode, en, hi) => {
  expect(postalCircleOf(pincode)).toEqual({ en, hi })
})

test.each([
  '',
  '22600',
  '2260011',
  '026001',
  '296001',
  '350001',
  '540001',
  '650001',
  '860001',
  '900056',
  '990001',
])('%j is of none', (pincode) => {
  expect(postalCircleOf(pincode)).toBeNull()
})

test('every two digits that India Post gives to a circle are of one, and none of two', () => {
  const given = Array.from({ length: 90 }, (_, at) => String(at + 10)).filter(
    (digits) => postalCircleOf(`${digits}0001`) !== null,
  )
  expect(given.join(' ')).toBe(
    '11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 30 31 32 33 34 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 56 57 58 59 60 61 62 63 64 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85',
  )
})

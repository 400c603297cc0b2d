import { expect, test } from 'vitest'
import { guardFormula, isFormula } from './formula-guard.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=X\nY',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(A1)',
])('%j is kept as text by a quote', (text) => {
  expect(isFormula(text)).toBe(true)
  expect(guardFormula(text)).toBe(`'${text}`)
})

test.each(['', 'A=1', "'=1", '1-2', 'one\n=two', 'क्यों', '₹5'])('%j stays as it is', (text) => {
  expect(isFormula(text)).toBe(false)
  expect(guardFormula(text)).toBe(text)
})

import { expect, it } from 'vitest'
import { discountIn } from './discount-in.ts'

it.each([
  ['15% off school books', '15%'],
  ['स्कूल की किताबों पर 15% छूट', '15%'],
  ['₹1,200 off your first order', '₹1,200'],
  ['Free eye test and 12.5 % off frames', '12.5 %'],
  ['Two cups for the price of one', null],
])('%s', (value, figure) => {
  expect(discountIn(value)).toBe(figure)
})

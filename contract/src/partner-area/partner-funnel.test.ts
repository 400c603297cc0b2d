import { expect, test } from 'vitest'
import { saveFunnel } from './partner-funnel.ts'

const body = {
  version: 0,
  co_brand_line: 'Gomti Associates',
  product_order: ['Gold Loans', 'Car'],
  first_step: 'products',
  primary_colour: '#14532d',
}

test.each([
  [{}, true],
  [{ co_brand_line: null, primary_colour: null, product_order: [], first_step: 'sign_in' }, true],
  [{ co_brand_line: ' ' }, false],
  [{ co_brand_line: 'x'.repeat(61) }, false],
  [{ product_order: ['Car', 'Car'] }, false],
  [{ product_order: ['Boats'] }, false],
  [{ first_step: 'offers' }, false],
  [{ primary_colour: 'red' }, false],
  [{ primary_colour: '#14532D' }, false],
  [{ version: -1 }, false],
  [{ offers_order: ['mine'] }, false],
])('%j may be saved: %s', (change, isRight) => {
  expect(saveFunnel.body.safeParse({ ...body, ...change }).success).toBe(isRight)
})

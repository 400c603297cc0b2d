import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, it } from 'vitest'
import type { ProductState } from './customer-products.queries.ts'
import { completedLoans, productFlags } from './product-flags.ts'

const none = {
  pl_completed: 0,
  bl_completed: 0,
  gl_completed: 0,
  hl_completed: 0,
  sl_completed: 0,
  tl_completed: 0,
  cl_completed: 0,
  is_editing: 0,
  editing_products: [],
}

/** A loan whose details are complete or not, and that its customer is editing or not. */
const state = (
  product_type: ProductState['product_type'],
  isComplete: boolean,
  editing: 0 | 1,
): ProductState => ({
  product_type,
  completed_at: isComplete ? '2026-11-20T06:00:00.000Z' : null,
  editing,
  update_required: 0,
})

it.each([
  ['nothing', [], {}],
  ['a loan that lacks something', [state('Car', false, 0)], {}],
  ['a complete loan', [state('Car', true, 0)], { cl_completed: 1 }],
  [
    'a complete loan that is edited anew',
    [state('Gold Loans', true, 1)],
    { gl_completed: 1, is_editing: 1, editing_products: ['Gold Loans'] },
  ],
  [
    'one that is edited, saved last',
    [state('Car', false, 1), state('Personal Loans', true, 0)],
    { pl_completed: 1, is_editing: 1, editing_products: ['Car'] },
  ],
  [
    'one that is edited, saved before another',
    [state('Personal Loans', true, 0), state('Car', false, 1)],
    { pl_completed: 1, is_editing: 0, editing_products: ['Car'] },
  ],
  [
    'two that are edited, in the order of their saving',
    [state('Student Loans', false, 1), state('Business Loans', true, 1), state('2-wheeler', true, 0)],
    {
      bl_completed: 1,
      tl_completed: 1,
      is_editing: 1,
      editing_products: ['Student Loans', 'Business Loans'],
    },
  ],
] as const)('the profile says of %s', (_, states, said) => {
  expect(productFlags(states)).toEqual({ ...none, ...said })
})

it.each([
  ['Personal Loans', 'pl_completed'],
  ['Business Loans', 'bl_completed'],
  ['Gold Loans', 'gl_completed'],
  ['Affordable Housing Loan', 'hl_completed'],
  ['Student Loans', 'sl_completed'],
  ['2-wheeler', 'tl_completed'],
  ['Car', 'cl_completed'],
] as const)('%s is complete by %s alone', (product, flag) => {
  expect(productFlags([state(product, true, 0)])).toEqual({ ...none, [flag]: 1 })
  expect(completedLoans([state(product, true, 0)])).toEqual([product])
})

it.each([
  ['nothing', [], []],
  ['what lacks something', [state('Car', false, 1)], []],
  [
    'two, in the order of the products whatever was saved last',
    [state('Car', true, 0), state('Gold Loans', false, 0), state('Personal Loans', true, 1)],
    ['Personal Loans', 'Car'],
  ],
  ['all', loanProducts.map((product) => state(product, true, 0)), loanProducts],
] as const)('the complete loans of %s', (_, states, complete) => {
  expect(completedLoans(states)).toEqual(complete)
})

import { expect, it } from 'vitest'
import { createCreditCard, updateCreditCard } from './credit-cards.ts'
import { problemOf } from '../testing/problem-of.ts'

const category_id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'

it.each([
  ['status', 1, null],
  ['status', 2, 'invalid_value'],
  ['annual_fee', null, null],
  ['joining_fee', 500, null],
  ['joining_fee', '500', 'amount_invalid'],
  ['marketing_bullets', ['One'], null],
  ['category_name', '!', 'card_name_invalid'],
  ['category_id', 'x', 'invalid_value'],
  ['annual_fee', { text: 1 }, 'invalid_value'],
])('a change of %s to %j: %s', (property, value, problem) => {
  expect(problemOf(updateCreditCard.body, { category_id, property, value })).toBe(problem)
})

it('says beside the value what is wrong with it', () => {
  const { error } = updateCreditCard.body.safeParse({ category_id, property: 'sort_order', value: -1 })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['value'], 'sort_order_invalid'],
  ])
})

it('is created by its name alone', () => {
  expect(problemOf(createCreditCard.body, { category_name: 'Demo Card' })).toBeNull()
  expect(problemOf(createCreditCard.body, { category_name: '' })).toBe('card_name_invalid')
})

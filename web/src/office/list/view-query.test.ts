import { expect, test } from 'vitest'
import { isSameView, plainQuery, queryOfView } from './view-query.ts'

test.each([
  ['', ''],
  ['?q=bank&sort=-priority', 'q=bank&sort=-priority'],
  ['sort=-priority&q=bank', 'q=bank&sort=-priority'],
  ['?q=&status=1', 'status=1'],
  ['?status=1&page=3', 'status=1'],
  ['?q=a%20b', 'q=a+b'],
])('%s is %s', (query, wanted) => expect(plainQuery(query)).toBe(wanted))

test('a view is the same whatever the order of its query', () => {
  expect(isSameView('?a=1&b=2', 'b=2&a=1')).toBe(true)
  expect(isSameView('?a=1', '?a=2')).toBe(false)
})

test('what says which list is seen is no part of a view, and stays where one is chosen', () => {
  expect(plainQuery('?queue=stuck&brand=2', ['queue'])).toBe('brand=2')
  expect(queryOfView('brand=2', '?queue=stuck&order=newest', ['queue'])).toBe('brand=2&queue=stuck')
  expect(queryOfView('', '?queue=stuck&brand=2', ['queue', 'step'])).toBe('queue=stuck')
})

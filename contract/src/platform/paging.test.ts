import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { COUNTED_TO, countedPageOf, countFields, pageFields, pageOf, toCounted } from './paging.ts'
import { takes } from '../testing/problem-of.ts'

const query = z.object(pageFields)

it.each([
  [{}, true],
  [{ page: '1', page_size: '1' }, true],
  [{ page: '100000', page_size: '200' }, true],
  [{ page: '0' }, false],
  [{ page: '100001' }, false],
  [{ page_size: '0' }, false],
  [{ page_size: '201' }, false],
  [{ page: '1.5' }, false],
  [{ page: 'two' }, false],
])('%j: %s', (value, is) => {
  expect(takes(query, value)).toBe(is)
})

it('reads numbers from the texts of an address', () => {
  expect(query.parse({ page: '3', page_size: '50' })).toEqual({ page: 3, page_size: 50 })
})

it('answers rows and how many there are', () => {
  const page = pageOf(z.object({ id: z.number() }))
  expect(takes(page, { success: true, data: [{ id: 1 }], total: 7 })).toBe(true)
  expect(takes(page, { success: true, data: [{ id: '1' }], total: 7 })).toBe(false)
  expect(takes(page, { success: true, data: [] })).toBe(false)
  expect(takes(page, { success: false, data: [], total: 0 })).toBe(false)
})

it.each([
  [{}, true],
  [{ count: 'exact' }, true],
  [{ count: '' }, false],
  [{ count: 'all' }, false],
])('counting by %j: %s', (value, is) => {
  expect(takes(z.object(countFields), value)).toBe(is)
})

it.each([
  [0, { total: 0, is_exact: 1 }],
  [COUNTED_TO, { total: COUNTED_TO, is_exact: 1 }],
  [COUNTED_TO + 1, { total: COUNTED_TO, is_exact: 0 }],
])('%i rows are told as %j', (rows, expected) => {
  expect(toCounted(rows)).toEqual(expected)
})

it('answers rows and how many there are, or that there are more', () => {
  const page = countedPageOf(z.object({ id: z.number() }))
  expect(takes(page, { success: true, data: [{ id: 1 }], total: 10_000, is_exact: 0 })).toBe(true)
  expect(takes(page, { success: true, data: [{ id: 1 }], total: 1 })).toBe(false)
  expect(takes(page, { success: true, data: [], total: 0, is_exact: 2 })).toBe(false)
})

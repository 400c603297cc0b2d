import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageFields, pageOf } from './paging.ts'
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

import { expect, it } from 'vitest'
import {
  listLenderAvailability,
  previewLenderAvailability,
  setLenderAvailability,
} from './lender-availability.ts'
import { problemOf, takes } from '../testing/problem-of.ts'

const change = { lender_id: 1, brand_id: null, product_type: null, is_on: 0 }

it.each([
  [{}, null],
  [{ lender_id: 2_147_483_647, brand_id: 1, product_type: 'Car' }, null],
  [{ reason: 'x'.repeat(200) }, null],
  [{ reason: 'x'.repeat(201) }, 'text_invalid'],
  [{ reason: ' ' }, 'field_required'],
  [{ off_from: '2026-11-22T06:00Z', off_until: '2099-12-31T23:59:59.999Z' }, null],
  [{ off_from: '2026-11-22T06:00:00.1234Z' }, 'date_invalid'],
  [{ off_from: '2026-11-22T06:00:00+05:30' }, 'date_invalid'],
  [{ off_from: '2026-11-22' }, 'date_invalid'],
  [{ off_from: '1999-11-22T06:00Z' }, 'date_invalid'],
  [{ off_from: '2026-13-22T06:00Z' }, 'date_invalid'],
  [{ off_until: '2026-11-22T25:00Z' }, 'date_invalid'],
  [{ off_until: 'x2026-11-22T06:00Z' }, 'date_invalid'],
  // The long form of a year, which a clock would read.
  [{ off_until: '+002026-11-22T06:00Z' }, 'date_invalid'],
  [{ off_until: '2026-11-22T06:00Zx' }, 'date_invalid'],
])('a switch with %j: %s', (rest, problem) => {
  expect(problemOf(setLenderAvailability.body, { ...change, reason: 'Maintenance', ...rest })).toBe(problem)
})

it.each([
  [{}, true],
  [{ lender_id: 0 }, false],
  [{ lender_id: 1.5 }, false],
  [{ brand_id: 2_147_483_648 }, false],
  [{ brand_id: 0 }, false],
])('what it would touch, with %j: %s', (rest, is) => {
  expect(takes(previewLenderAvailability.body, { ...change, ...rest })).toBe(is)
})

it.each([
  [{}, true],
  [{ page: '10000', page_size: '5000', q: 'x'.repeat(80) }, true],
  [{ page: '10001' }, false],
  [{ page: '0' }, false],
  [{ page: '1.5' }, false],
  [{ page_size: '5001' }, false],
  [{ page_size: '0' }, false],
  [{ page_size: '1.5' }, false],
  [{ q: 'x'.repeat(81) }, false],
])('a page of lenders by %j: %s', (query, is) => {
  expect(takes(listLenderAvailability.query, { product_type: 'Car', ...query })).toBe(is)
})

it('begins with the first five hundred', () => {
  expect(listLenderAvailability.query.parse({ product_type: 'Car' })).toMatchObject({
    page: 1,
    page_size: 500,
  })
})

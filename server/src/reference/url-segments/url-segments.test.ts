import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildUrlSegment } from '../../testing/builders/build-url-segment.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { findSegment } from './url-segments.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await buildUrlSegment(database.db, { segment: 'diwali' })
  await buildUrlSegment(database.db, { segment: 'some-lender', kind: 'lender', lender_slug: 'some-lender' })
})
afterAll(() => database.drop())

test.each([
  ['diwali', { segment: 'diwali', kind: 'campaign', lender_slug: null, product_type: null }],
  ['some-lender', { segment: 'some-lender', kind: 'lender', lender_slug: 'some-lender', product_type: null }],
  ['unknown', null],
  ['Diwali', null],
  ['%', null],
  ['', null],
  ["' or '1'='1", null],
])('%j', async (segment, found) => {
  expect(await findSegment(database.db, segment)).toEqual(found)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RowShape } from './read-row-types.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { findFalseClaims } from './check-rows.ts'

const text = { kinds: ['string'], optional: false } as const
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const claims = (
  shape: Record<string, { kinds: readonly string[]; optional: boolean; values?: readonly unknown[] }>,
) => shape as unknown as RowShape

test.each<[string, Parameters<typeof claims>[0], string[]]>([
  [`select 'x' as a`, { a: text }, []],
  [`select 'x' as b`, { a: text }, ['a is no column']],
  [`select 'x' as b`, { a: { ...text, optional: true } }, []],
  ['select 1 as a', { a: text }, ['a is a number, not a string']],
  [
    'select 1::bigint as a, 2.5 as b',
    { a: { kinds: ['number'], optional: false }, b: { kinds: ['number'], optional: false } },
    [],
  ],
  ['select now() as a', { a: text }, ['a is a date, not a string']],
  ['select current_date as a', { a: text }, []],
  [`select '{x}'::text[] as a`, { a: text }, ['a is a array, not a string']],
  [`select '\\x00'::bytea as a`, { a: { kinds: ['bytes', 'null'], optional: false } }, []],
  ['select null::text as a', { a: text }, ['a is null']],
  ['select null::text as a', { a: { kinds: ['string', 'null'], optional: false } }, []],
  ['select 1::flag as a', { a: { kinds: ['number'], optional: false, values: [0, 1] } }, []],
  ['select 2 as a', { a: { kinds: ['number'], optional: false, values: [0, 1] } }, ['a is 2']],
  [`select '{"b": 1}'::jsonb as a`, { a: { kinds: ['object'], optional: false } }, []],
  ['select null::jsonb as a', { a: { kinds: ['object'], optional: false } }, ['a is null']],
  // No row is needed to see a name or a type.
  [`select 1 as a where false`, { a: text }, ['a is a number, not a string']],
])('%s', async (query, shape, wrong) => {
  expect(findFalseClaims(claims(shape), await database.pool.query<Record<string, unknown>>(query))).toEqual(
    wrong,
  )
})

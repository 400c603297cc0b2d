import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

/**
 * Whose the rows are is a setting of the transaction. A policy or a view that asks for it of each row costs that much a row, and the planner
 * takes it for a question that hardly any row passes: `(select partner_at_work())` is asked once a statement (migration 137).
 */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Alone, or with what is asked of it inside: outside, `is null` would be taken for one row in 200 (migration 153). */
const once = /\( SELECT (?:\w+_at_work\(\) AS \w+_at_work|\(\w+_at_work\(\) IS NULL\)(?: AS "?[\w?]+"?)?)\)/g

test('no policy and no view asks of each row who is at work', async () => {
  const rows = await database.db.rows<{ place: string; rule: string }>(
    sql`select tablename || '.' || policyname as place, coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule
        from pg_policies where schemaname = 'public'
      union all select viewname, definition from pg_views where schemaname = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(100)
  const asking = rows.filter(({ rule }) => /_at_work\(|current_setting\(/.test(rule.replaceAll(once, '')))
  expect(asking).toEqual([])
})

test('no policy asks outside whether nobody is at work', async () => {
  const rows = await database.db.rows(
    sql`select tablename || '.' || policyname as place from pg_policies where schemaname = 'public'
      and (coalesce(qual, '') || ' ' || coalesce(with_check, '')) ~ '_at_work\\) IS'`,
  )
  expect(rows).toEqual([])
})

import { checkSignOf, isApplicationNumber } from '@marketplace/contract/loans/application-number'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('is drawn by the database with the check sign of the contract, and rarely twice', async () => {
  const rows = await test.db.rows<{ drawn: string }>(
    sql`select draw_application_number() as drawn from generate_series(1, 2000)`,
  )
  const wrong = rows.filter(({ drawn }) => !isApplicationNumber(drawn))
  expect(wrong).toEqual([])
  expect(new Set(rows.map(({ drawn }) => drawn)).size).toBeGreaterThan(1_995)
})

it.each(['222222', 'ZZZZZZ', '7K3QX9', '98M4WB'])('is the same for %s on both sides', async (signs) => {
  expect(await test.db.row(sql`select application_number_of(${signs}) as number`)).toEqual({
    number: `LA-${signs}${checkSignOf(signs)}`,
  })
})

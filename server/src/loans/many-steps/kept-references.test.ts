import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const NOBODY = 999_999

test('no step stands of a brand that is not there, and no brand goes that steps are of', async () => {
  const { db } = database
  const brand_id = await buildBrand(db, { slug: 'other' })
  const addStep = (of: number | null) =>
    db.run(sql`insert into journey_step (step, subject_id, at, brand_id)
      values ('started', ${randomUUID()}, '2026-11-20', ${of})`)
  await addStep(brand_id)
  await addStep(null)
  await expect(addStep(NOBODY)).rejects.toThrow('a step of a brand that is not there')
  await expect(
    db.run(sql`update journey_step set brand_id = ${NOBODY} where brand_id = ${brand_id}`),
  ).rejects.toThrow('journey_step rows are never changed')
  await expect(db.run(sql`delete from brand where brand_id = ${brand_id}`)).rejects.toThrow(
    'a brand that steps of journeys are of',
  )
})

test('no event stands of staff that are not there, and no staff go that events are of', async () => {
  const { db } = database
  await buildBrand(db, { slug: 'default' })
  const { lender_id } = await buildLender(db)
  const [loan] = await buildLoans(db, { lender_id, count: 1, status: 'SENT' })
  const staff = await db.row<{ staff_id: number }>(
    sql`insert into staff (username, full_name, role_id, is_demo) values ('asha', 'Asha Rao', 1, 1) returning staff_id`,
  )
  const staff_id = staff?.staff_id ?? 0
  const addEvent = (by: number | null) =>
    db.run(sql`insert into lender_application_event (lender_application_id, status, source, staff_id)
      values (${loan}, 'APPROVED', 'lender', ${by})`)
  await addEvent(staff_id)
  await addEvent(null)
  await expect(addEvent(NOBODY)).rejects.toThrow('an event of staff that are not there')
  await expect(
    db.run(sql`update lender_application_event set staff_id = ${NOBODY} where staff_id = ${staff_id}`),
  ).rejects.toThrow('lender_application_event rows are never changed')
  await expect(db.run(sql`delete from staff where staff_id = ${staff_id}`)).rejects.toThrow(
    'staff that events of lenders are of',
  )
})

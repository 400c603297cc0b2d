import { lenderStatuses } from '@marketplace/contract/loans/applications'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What is kept of a lead (migration 141) is what its view says of it, whatever happened in which order. */

let running: TestApp
let loans: number[]
beforeAll(async () => {
  running = await createTestApp()
  const { partner_id } = await buildPartner(running.services)
  const { lender_id } = await buildLender(running.db)
  // Two leads: of one customer with three loans, and of one with one; and two loans of nobody's lead.
  loans = [
    ...(await buildLoans(running.db, { lender_id, count: 3, partner_id })),
    ...(await buildLoans(running.db, { lender_id, count: 1, partner_id })),
    ...(await buildLoans(running.db, { lender_id, count: 2 })),
  ]
})
afterAll(() => running.close())

const readBoth = () =>
  asOffice(running.db, async (tx) => ({
    kept: await tx.rows(
      sql`select lead_id, state, applied::integer as applied from lead_standing order by lead_id`,
    ),
    said: await tx.rows(
      sql`select lead_id, state, (lenders > 0)::integer as applied from partner_customer order by lead_id`,
    ),
  }))

const applicationStatuses = ['CREATED', 'INELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED'] as const
const loan = fc.nat(5)
const happening = fc.oneof(
  fc.record({ loan, status: fc.constantFrom(...lenderStatuses) }),
  fc.record({ loan, application: fc.constantFrom(...applicationStatuses) }),
  fc.record({ loan, facts: fc.constant(true) }),
)

test('after anything that happens to its applications', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 6 }), async (happenings) => {
      for (const what of happenings) {
        const id = loans[what.loan]
        const app = sql`(select app_id from lender_application where lender_application_id = ${id})`
        if ('status' in what)
          await running.db.run(
            sql`update lender_application set status = ${what.status} where lender_application_id = ${id}`,
          )
        // One application of a customer and product may be open.
        else if ('application' in what) {
          await running.db.run(sql`update application set status = 'CLOSED' where status <> 'CLOSED'`)
          await running.db.run(sql`update application set status = ${what.application} where app_id = ${app}`)
        } else
          await running.db.run(sql`insert into kfs_opening (app_id, lender_id, kfs_url, opened_at)
            select app_id, lender_id, 'https://lender.example.in/kfs', now() from lender_application where lender_application_id = ${id}
            on conflict do nothing`)
      }
      const { kept, said } = await readBoth()
      expect(kept).toEqual(said)
      expect(kept).toHaveLength(2)
    }),
    { numRuns: 40 },
  )
})

test('after two changes of one lead that did not see each other', async () => {
  const [first, second] = loans
  const one = await running.pool.connect()
  const other = await running.pool.connect()
  const move = (client: typeof one, id: number | undefined, status: string) =>
    client.query('update lender_application set status = $2 where lender_application_id = $1', [id, status])
  try {
    await running.db.run(sql`update lender_application set status = 'SENT'`)
    await one.query('begin')
    await other.query('begin')
    await move(one, first, 'DISBURSED')
    const waits = move(other, second, 'REJECTED')
    await one.query('commit')
    await waits
    await other.query('commit')
  } finally {
    one.release()
    other.release()
  }
  const { kept, said } = await readBoth()
  expect(kept).toEqual(said)
  expect(kept[0]).toMatchObject({ state: 'paid' })
})

test('leads of before are filled in, and the setting of whoever changes something stays', async () => {
  await asOffice(running.db, (tx) => tx.run(sql`delete from lead_standing`))
  await running.pool.query('call fill_lead_standing()')
  const { kept, said } = await readBoth()
  expect(kept).toEqual(said)
  const office = await createDatabase(running.pool).transaction(async (tx) => {
    await tx.run(sql`update lender_application set status = 'SENT'`)
    return tx.row<{ office: string }>(sql`select coalesce(current_setting('app.office', true), '') as office`)
  })
  expect(office?.office).toBe('')
})

import type { OwnMoney } from '@marketplace/contract/money/own-money'
import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import type { OwnReferralEarnings } from '@marketplace/contract/partner-area/partner-referral'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gatherOwnMoney } from '../../src/money/own-money/own-money.ts'
import { asOwn, gatherReferrals } from '../../src/money/referrals/gather-referrals.ts'
import { presentStatements } from '../../src/money/statements/present-statement.ts'
import { listStatements } from '../../src/money/statements/statements.queries.ts'
import { asOffice } from '../../src/partners/scope/as-partner.ts'
import { dayInIndia } from '../../src/platform/calendar/day-in-india.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { loadDemoData } from '../load-demo.ts'
import { loadDemoMoney } from './load-demo-money.ts'

const partnerOf = async ({ services }: TestApp, slug: string): Promise<number> =>
  (
    await asOffice(services.db, (tx) =>
      tx.row<{ id: number }>(sql`select partner_id as id from partner where slug = ${slug}`),
    )
  )?.id ?? 0

let running: TestApp
beforeEach(async () => {
  running = await createTestApp()
  const client = await running.pool.connect()
  await loadDemoData(client)
  client.release()
})
afterEach(() => running.close())

const month = dayInIndia(new Date()).slice(0, 7)

// Yesterday's loan is of a month that is over, and waits for its lender, where today is the first of one.
test.each([
  [`${month}-01`, 3],
  [`${month}-15`, 2],
])(
  'a demo that begins on %s has leads, priced loans, a paid statement, %i loans that are waited for and a referral share, once',
  async (today, waiting) => {
    running.clock.set(`${today}T06:00:00Z`)
    const { services } = running
    await loadDemoMoney(services)
    const partner = await partnerOf(running, 'gomti-associates')
    const read = async (): Promise<{
      money: OwnMoney
      referral: OwnReferralEarnings
      statements: PartnerStatement[]
      leads: number
      sum: number
    }> => {
      const at = services.now()
      const day = at.toISOString().slice(0, 10)
      return asOffice(services.db, async (tx) => ({
        money: await gatherOwnMoney(services, partner, at),
        referral: asOwn(await gatherReferrals(tx, partner, day)),
        statements: await presentStatements(
          tx,
          await listStatements(tx, { partner_id: partner }, { limit: 10, offset: 0 }),
          at,
        ),
        leads:
          (
            await tx.row<{ count: number }>(
              sql`select count(*) as count from partner_lead where partner_id = ${partner}`,
            )
          )?.count ?? 0,
        sum:
          (await tx.row<{ sum: number }>(sql`select sum(amount_paise)::bigint as sum from ledger_entry`))
            ?.sum ?? 1,
      }))
    }
    const first = await read()
    expect(first.leads).toBe(8)
    expect(first.sum).toBe(0)
    expect(first.statements).toMatchObject([{ state: 'PAID', lines: 3 }])
    expect(first.money.paid.amount).toBeGreaterThan(0)
    expect(first.money.waits).toMatchObject({ loans: waiting })
    expect(first.referral).toMatchObject({
      terms: { percent: 5 },
      invited: [{ name: 'Kaveri Advisors', loans: 2 }],
    })
    expect(first.referral.earned).toBeGreaterThan(0)
    await loadDemoMoney(services)
    expect(await read()).toEqual(first)
  },
)

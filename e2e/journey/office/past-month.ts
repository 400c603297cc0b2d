import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { test as base } from '../marketplace-test.ts'
import { redirectLender } from '../offers.ts'
import { startOwnServer, type OwnServer } from '../own-server.ts'
import { applyByLink, type Loan } from './loan-by-calls.ts'
import { enterAsStaff } from './office.ts'
import { addPartnerByCalls, agreeShareByCalls, type OwnPartner } from './office-partner.ts'

/** As the office calls the lender that loans are applied for at. */
export const LENDER = 'Meghdoot_Bank'

/**
 * The month before the last: over, and its lender's money came so long ago that no share is held any more. Months YYYY-MM, days YYYY-MM-DD.
 */
const indianDay = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
const thisMonth = indianDay(Date.now()).slice(0, 7)
const monthsAgo = (months: number): string => {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}
/** Of the loans. */
export const MONTH = monthsAgo(2)
export const NEXT = monthsAgo(1)
/** A server that began in MONTH: whoever applied then can have been paid then. */
export const test = base.extend<{ server: OwnServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const began = Date.parse(`${MONTH}-03T12:00:00+05:30`)
      const server = await startOwnServer({
        NODE_OPTIONS: `--import ${new URL('../moved-clock.ts', import.meta.url).href}`,
        CLOCK_BEHIND_MS: String(Date.now() - began),
      })
      try {
        await use(server)
      } finally {
        await server.remove()
      }
    },
    // Its database is made anew.
    { timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
})

interface Prepared {
  partner: OwnPartner
  loans: readonly [Loan, Loan, Loan]
}

/** The lender pays 2 % of what it disburses, from the day of the server on. */
const agreeRevenue = async ({ request }: Page, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` }
  const listed = await request.get('/api/get-lenders-data', { headers })
  const { data } = (await listed.json()) as { data: { lender_id: number; name: string }[] }
  const open = {
    slab_disbursed_min: null,
    slab_disbursed_max: null,
    slab_number_min: null,
    slab_number_max: null,
  }
  const answer = await request.post('/api/lender-revenue/create', {
    headers,
    data: {
      lender_id: data.find(({ name }) => name === LENDER)?.lender_id,
      ...open,
      ats_min: null,
      ats_max: null,
      revenue_type_id: 1,
      revenue_flat: null,
      revenue_percent: 2,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/**
 * In MONTH: a partner with half of what we earn, and three customers who came by its link and applied to the lender. Then it is today, so that no session
 * of then is good any more.
 */
export const prepareMonth = async (page: Page, server: OwnServer): Promise<Prepared> => {
  const token = await enterAsStaff(page, 'admin')
  await agreeRevenue(page, token)
  const partner = await addPartnerByCalls(page, token)
  await agreeShareByCalls(page, token, partner.id, { revenue_percent: 50, revenue_flat_fee: 0 })
  const apply = (): Promise<Loan> => applyByLink(page, partner, redirectLender.name)
  const loans = [await apply(), await apply(), await apply()] as const
  await server.stop()
  await server.start({ NODE_OPTIONS: '', CLOCK_BEHIND_MS: '0' })
  return { partner, loans }
}

import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { addPartnerSession } from '../../server/src/platform/sessions/sessions.queries.ts'
import { hashToken } from '../../server/src/platform/sessions/token.ts'
import type { Services } from '../../server/src/site/services.ts'
import { buildApiKey } from '../../server/src/testing/builders/build-api-key.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildStaff } from '../../server/src/testing/builders/build-staff.ts'
import { someToken } from '../../server/src/testing/builders/some-token.ts'
import { inMilliseconds, quantile } from '../figures.ts'
import { NOON, withAppAtNoon } from '../money/app-at-noon.ts'
import type { Line, Report } from '../report.ts'
import { fillPartners } from './fill-partners.ts'

const PARTNERS = 1_000
const LEADS = 1_000_000
const QUICK = { partners: 100, leads: 10_000 }
const LENDERS = 8
const MOST_MS = 20
/** Who asks: one in ten of those with the most leads, the others from all. */
const LARGEST = 4
const OTHERS = 36
/** Calls before those that count: code that has just started is slow. */
const WARM = 30

interface Asker {
  headers: { authorization: string }
  key: { authorization: string }
  partner_id: number
}

const drawAskers = async (services: Services): Promise<Asker[]> => {
  const { db, now } = services
  const rows = await asOffice(db, (tx) =>
    tx.rows<{
      partner_id: number
    }>(sql`(select partner_id from partner_lead group by partner_id order by count(*) desc limit ${LARGEST})
      union all (select partner_id from partner order by md5(partner_id::text) limit ${OTHERS})`),
  )
  const askers: Asker[] = []
  for (const { partner_id } of rows) {
    const token = someToken('p')
    await addPartnerSession(db, {
      token_hash: hashToken(token),
      partner_id,
      now: now(),
      absolute_expires_at: new Date(now().getTime() + 12 * 3_600_000),
      ip_address: '127.0.0.1',
    })
    const { headers: key } = await buildApiKey(services, { partner_id })
    askers.push({ headers: { authorization: `Bearer ${token}` }, key, partner_id })
  }
  return askers
}

/** A page, by whom it is asked, and what of it is there to be asked of many. */
interface Page {
  what: string
  url: (asker: Asker, turn: number) => string
  as?: 'staff' | 'key'
}

const STATES = ['needs_you', 'paid', 'papers', 'with_lenders', 'not_approved'] as const
const pages: readonly Page[] = [
  { what: 'the home of a partner', url: () => '/api/partner/home' },
  {
    what: 'its customers, a page of all',
    url: (_asker, turn) => `/api/partner/customers?page=${1 + (turn % 5)}`,
  },
  {
    what: 'its customers in one state',
    url: (_asker, turn) => `/api/partner/customers?state=${STATES[turn % STATES.length]}`,
  },
  {
    what: 'its customers of one product whose lock runs',
    url: () => `/api/partner/customers?product=${encodeURIComponent('Gold Loans')}&held=1`,
  },
  { what: 'its links', url: () => '/api/partner/links?state=live' },
  { what: 'its statements', url: () => '/api/partner/statements' },
  { what: 'its notices', url: (_asker, turn) => `/api/partner/notices?page=${1 + (turn % 3)}` },
  { what: 'its leads by its API key', url: () => '/api/partner/leads', as: 'key' },
  {
    what: 'merchant-management',
    url: (_asker, turn) => `/api/merchants?page=${1 + (turn % 20)}`,
    as: 'staff',
  },
  {
    what: 'tracking-links',
    url: (_asker, turn) => `/api/tracking-links?page=${1 + (turn % 20)}`,
    as: 'staff',
  },
  {
    what: 'the leads of a partner as staff see them',
    url: ({ partner_id }) => `/api/partners/${partner_id}/leads`,
    as: 'staff',
  },
]

const timesOf = async (
  app: FastifyInstance,
  page: Page,
  askers: readonly Asker[],
  staff: Asker['headers'],
  rounds: number,
): Promise<number[]> => {
  const waits: number[] = []
  for (let turn = 0; turn < rounds + WARM; turn += 1) {
    const asker = askers[(turn * 7) % askers.length]
    if (asker === undefined) throw new Error('nobody asks')
    const headers = page.as === 'staff' ? staff : page.as === 'key' ? asker.key : asker.headers
    const began = performance.now()
    const answer = await app.inject({ method: 'GET', url: page.url(asker, turn), headers })
    if (answer.statusCode !== 200) throw new Error(`${page.what}: ${answer.statusCode} ${answer.body}`)
    if (turn >= WARM) waits.push(performance.now() - began)
  }
  return waits
}

/** The pages of partners, and of staff about them, over HTTP. */
export const measurePages = async (
  app: FastifyInstance,
  services: Services,
  of: { leads: number; rounds: number },
): Promise<Line[]> => {
  const askers = await drawAskers(services)
  const { headers } = await buildStaff(services, 1)
  const lines: Line[] = []
  for (const page of pages) {
    const waits = await timesOf(app, page, askers, headers, of.rounds)
    const p95 = quantile(waits, 0.95)
    lines.push({
      what: `${page.what}, p95, of ${of.leads.toLocaleString('en')} leads`,
      ours: inMilliseconds(p95),
      target: `≤ ${MOST_MS} ms`,
      met: p95 <= MOST_MS,
    })
  }
  return lines
}

/** A thousand partners and their leads, the first of them with one lead in 32. */
export const measurePartners = async (report: Report, quick: boolean): Promise<void> => {
  const size = quick ? QUICK : { partners: PARTNERS, leads: LEADS }
  await report.measure('partners', () =>
    withAppAtNoon(async ({ app, db, pool, services }) => {
      for (let at = 0; at < LENDERS; at += 1) await buildLender(db)
      await fillPartners(pool, { ...size, now: NOON }, (table, ms) =>
        console.error(`  ${table}: ${(ms / 1_000).toFixed(1)} s`),
      )
      return measurePages(app, services, { leads: size.leads, rounds: quick ? 40 : 200 })
    }),
  )
}

import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { applyByLink } from './loan-by-calls.ts'
import { demoPartner } from './office-partner.ts'

/** A lender of the demo without a rule of revenue: nothing is expected of it, so that no line waits for its money. */
const LENDER = 'Samudra Bank Limited'

const todayInIndia = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })

interface Of {
  id: number
  slug: string
}

/** Calls of an administrator. */
const callsOf = ({ request }: Page, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: async <Answer>(path: string, data: object): Promise<Answer> => {
      const answer = await request.post(path, { data, headers })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return ((await answer.json()) as { data: Answer }).data
    },
    get: async <Answer>(path: string): Promise<Answer> => {
      const answer = await request.get(path, { headers })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return ((await answer.json()) as { data: Answer }).data
    },
  }
}

/** Somebody who came by the partner's link and whom the lender has paid out, as its status file says. */
export const disburseByCalls = async (page: Page, token: string, { slug }: Of): Promise<void> => {
  const { customer, our_reference, readStatus } = await applyByLink(page, { slug }, LENDER)
  const today = todayInIndia()
  const headers = { authorization: `Bearer ${token}` }
  const name = `paid-${customer.mobile}.csv`
  const file = await page.request.post('/api/upload-application-status-file', {
    headers,
    multipart: {
      image_name: {
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Unique id,Status,Status date,Disbursed amount,Disbursal date\n${our_reference},Disbursed,${today},200000,${today}\n`,
        ),
      },
    },
  })
  expect(file.ok(), await file.text()).toBe(true)
  // On a busy machine the answer comes before the file is through, and the lender itself may say the same first.
  await expect.poll(readStatus, { timeout: 30_000 }).toBe('DISBURSED')
}

interface Made {
  statement_id: number
  number: string
  state: string
  lines: number
}

/** From today on nothing of the partner is held, and no sum is too small. */
export const payAtOnceByCalls = async (page: Page, token: string, { id }: Of): Promise<void> => {
  await callsOf(page, token).post('/api/payout-terms', {
    partner_id: id,
    hold_days: 0,
    minimum: 0,
    objection_days: 7,
    tds_at: 'statement',
    valid_from: todayInIndia(),
    reason: 'Paid at once, for a test',
  })
}

/** Waits until a draft of this month has as many lines of the partner: each disbursal is priced by then. */
export const untilPriced = async (page: Page, token: string, { id }: Of, lines: number): Promise<void> => {
  const { post, get } = callsOf(page, token)
  const month = todayInIndia().slice(0, 7)
  await expect(async () => {
    await post('/api/partner-statements/draft', { month })
    const [draft] = await get<Made[]>(`/api/partner-statements?partner_id=${id}&month=${month}&state=DRAFT`)
    expect(draft?.lines).toBe(lines)
  }).toPass({ timeout: 30_000 })
}

/** A statement of the demo's partner that it sees: the newest that there is, or a new one. */
export const showStatementByCalls = async (page: Page, token: string): Promise<Made> => {
  const { post, get } = callsOf(page, token)
  const partners = await get<Of[]>('/api/partners?search=gomti')
  const partner = partners.find(({ slug }) => slug === demoPartner.slug)
  if (partner === undefined) throw new Error('the demo has no such partner')
  const find = async (): Promise<Made | undefined> => {
    const all = await get<Made[]>(`/api/partner-statements?partner_id=${partner.id}`)
    return all.find(({ state }) => state !== 'DRAFT' && state !== 'CANCELLED')
  }
  const before = await find()
  if (before !== undefined) return before
  await payAtOnceByCalls(page, token, partner)
  await disburseByCalls(page, token, partner)
  let made: Made | undefined
  await expect(async () => {
    // Another test may have shown one meanwhile.
    made = await find()
    if (made !== undefined) return
    await post('/api/partner-statements/draft', { month: todayInIndia().slice(0, 7) })
    const [draft] = await get<Made[]>(`/api/partner-statements?partner_id=${partner.id}&state=DRAFT`)
    expect(draft?.lines).toBeGreaterThan(0)
    await post(`/api/partner-statements/${draft?.statement_id}/show`, {})
    made = draft
  }).toPass({ timeout: 30_000 })
  if (made === undefined) throw new Error('no statement was shown')
  return made
}

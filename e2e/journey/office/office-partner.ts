import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { codeOf } from './authenticator.ts'

/** The demo's partner (server/demo/partners.ts). */
export const demoPartner = {
  email: 'partner@example.com',
  password: 'Partner-demo-4',
  name: 'Gomti Associates',
  contact: 'Farah Siddiqui',
  slug: 'gomti-associates',
} as const

/** Types an address and a password into the partners' sign-in page that is open, and sends them. */
export const fillPartnerSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const post = async <Answer>(
  request: APIRequestContext,
  address: string,
  data: object,
  token?: string,
): Promise<Answer> => {
  const answer = await request.post(address, {
    data,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  expect(answer.ok(), `${address} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

export interface OwnPartner {
  id: number
  name: string
  slug: string
  email: string
  password: string
}

let made = 0

/** A partner of the test's own, with a first password that staff set. `token` is a session of role 1. */
export const addPartnerByCalls = async (page: Page, token: string): Promise<OwnPartner> => {
  made += 1
  const some = `${Date.now().toString(36)}${process.pid}${made}`
  const partner = {
    name: `Ghaghara ${some}`,
    contact_name: 'Asha Rao',
    email: `${some}@example.com`,
    phone: '9000000777',
    slug: `ghaghara-${some}`,
  }
  const { data } = await post<{ data: { id: number } }>(page.request, '/api/partner/create', partner, token)
  const added = { ...partner, id: data.id, password: 'brass lantern nine' }
  await setFirstPasswordByCalls(page, token, added)
  return added
}

/** Sets the first password of a partner, or once more where it was not used in time. `token` is a session of role 1. */
export const setFirstPasswordByCalls = (
  page: Page,
  token: string,
  { id, password }: Pick<OwnPartner, 'id' | 'password'>,
): Promise<unknown> =>
  post(
    page.request,
    '/api/partner/set-password',
    { partner_id: id, password, reason: 'The first one' },
    token,
  )

/** Agrees a split with it. */
export const agreeShareByCalls = (
  page: Page,
  token: string,
  id: number,
  share: { revenue_percent: number; revenue_flat_fee: number },
): Promise<unknown> => post(page.request, `/api/update-partner-revenue-data/${id}`, share, token)

/** What a partner has to do before anything else: a password of its own, and an authenticator, which is lost at once. */
const getReady = async (
  request: APIRequestContext,
  token: string,
  password: string,
  own: string,
): Promise<void> => {
  const change = { current_password: password, new_password: own }
  await post(request, '/api/partner/account/change-password', change, token)
  const start = { current_password: own }
  const { data } = await post<{ data: { secret: string } }>(
    request,
    '/api/partner/account/totp-start',
    start,
    token,
  )
  await post(request, '/api/partner/account/totp-confirm', { code: codeOf(data.secret) }, token)
}

/** Signs in by calls, replaces the first password by `own`, enrols and leaves the session in the browser. */
export const signInPartnerByCalls = async (page: Page, partner: OwnPartner, own: string): Promise<void> => {
  const { token, partner_id, merchant_id } = await post<{
    token: string
    partner_id: number
    merchant_id: number
  }>(page.request, '/api/partner/login', { email: partner.email, password: partner.password })
  await getReady(page.request, token, partner.password, own)
  await page.goto('/robots.txt')
  await page.evaluate(
    (values) => {
      localStorage.clear()
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { p_atkn: token, partnerId: String(partner_id), merchantId: String(merchant_id), isPartner: '1' },
  )
}

/** Signs in by calls, chooses `own` as its password and sets an authenticator up, which is lost at once. */
export const enrolPartnerByCalls = async (
  request: APIRequestContext,
  { email, password }: OwnPartner,
  own: string,
): Promise<void> => {
  const { token } = await post<{ token: string }>(request, '/api/partner/login', { email, password })
  await getReady(request, token, password, own)
}

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { newCustomer, type Customer } from '../customer.ts'
import { applyByCalls } from '../lender-pages.ts'
import { apiLender } from '../offers.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from '../prepared/prepared-customer.ts'
import { demoPartner } from './office-partner.ts'
import { showStatementByCalls } from './statement-by-calls.ts'
import { makeLenderMonth, uploadStatusFile } from './upload-by-calls.ts'

/** yyyy-mm-dd, some days from today in India. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })

/** Somebody with an application at Sahyadri Bank, who has complained. */
const makeCustomer = async (page: Page, lender_id: number): Promise<Customer> => {
  const { request } = page
  const { origin } = new URL(page.url())
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer, { origin })
  const session = await applyDetailsByCalls(request, signedIn, customer, { origin })
  const applying = { ...session, appId: session.appId ?? '' }
  await applyByCalls(request, applying, [apiLender.name], { origin, tenure: 18 })
  const complaint = { category: 'conduct', text: 'They called at night', lender_id }
  const answer = await request.post('/api/complaints/add', { data: complaint, headers: bearer(session) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return customer
}

/** Somebody who came by the link of the demo's partner. */
const makeLead = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url())
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer, { origin, segment: demoPartner.slug })
  await applyDetailsByCalls(page.request, session, customer, { origin })
}

/** A row for each list that nothing of the demo fills. `page`: of the office already; `token`: of role 1. */
export const makeRows = async (
  page: Page,
  token: string,
): Promise<{ lender_id: number; upload_id: string; statement_id: number; customer: Customer }> => {
  const { request } = page
  const headers = { authorization: `Bearer ${token}` }
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(path, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const listed = await request.get('/api/get-lenders-data', { headers })
  const lenders = ((await listed.json()) as { data: { lender_id: number; name: string }[] }).data
  const lender_id = lenders.find(({ name }) => name === 'Sahyadri_Bank')?.lender_id ?? 0
  const name = `Gone_${randomUUID().slice(0, 8)}`
  const { data } = await post<{ data: { lender_id: number } }>('/api/create-lender', { name })
  await post('/api/safe-delete-lender', { lender_id: data.lender_id, reason: 'Made for a test alone' })
  await post('/api/incidents/open', {
    title: 'A drill',
    kind: 'other',
    summary: 'Nothing happened',
    noticed_at: new Date(Date.now() - 3_600_000).toISOString(),
    personal_data: 1,
    people: null,
  })
  await post('/api/agreements/save', {
    agreement_id: null,
    version: 0,
    lender_id,
    reference: `A drill ${randomUUID().slice(0, 8)}`,
    signed_on: dayIn(-30),
    ends_on: null,
    review_on: dayIn(300),
    scope: 'Personal loans',
    dlg_percent: null,
    documents: [],
  })
  const refused = { username: name, password: 'not the password of anybody' }
  expect((await request.post('/api/admin/login', { data: refused })).status()).toBe(401)
  await makeLead(page)
  const upload_id = await uploadStatusFile(page, token)
  await makeLenderMonth(page, token, lender_id)
  const { statement_id } = await showStatementByCalls(page, token)
  return { lender_id, upload_id, statement_id, customer: await makeCustomer(page, lender_id) }
}

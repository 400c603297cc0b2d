import type { APIRequestContext } from '@playwright/test'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { expect } from '../expect.ts'
import { completeDetails } from '../../../server/src/testing/builders/build-profile.ts'
import { callable } from '../addresses.ts'
import type { Customer } from '../customer.ts'
import { bearer, type PreparedSession } from './prepared-customer.ts'

type Signed = Pick<PreparedSession, 'prospectAppId' | 'atkn' | 'productType'>

const ask = async <Answer>(
  request: APIRequestContext,
  session: Signed,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Answer> => {
  const { address, headers } = callable(path)
  const answer = await request.fetch(address, {
    method,
    headers: { ...headers, ...bearer(session) },
    ...(data !== undefined && { data }),
  })
  expect(answer.ok(), `${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

interface Loan {
  origin: string
  product: LoanProduct
  amount: number
}

/** Saves the details of a loan by a call. */
export const fillLoanByCalls = async (
  request: APIRequestContext,
  session: Signed,
  { email }: Customer,
  { origin, product, amount }: Loan,
): Promise<PreparedSession> => {
  const details = completeDetails(product, { email, se_loan_amount: amount })
  await ask(request, session, 'POST', `${origin}/api/user/${session.prospectAppId}`, details)
  return { ...session, productType: product }
}

/** Saves the details of a loan and opens an application for it, by calls. */
export const openLoanByCalls = async (
  request: APIRequestContext,
  session: Signed,
  customer: Customer,
  loan: Loan,
): Promise<Required<PreparedSession>> => {
  const { origin, product, amount } = loan
  const told = await fillLoanByCalls(request, session, customer, loan)
  const application = { product_type: product, amount }
  const path = `${origin}/api/applications`
  const { app_id } = await ask<{ app_id: string }>(request, session, 'POST', path, application)
  return { ...told, appId: app_id }
}

interface StandsAt {
  state: string
  segment: string
}

/** Answers the first questions of a lender's own page, and waits until the page stands at `segment`. */
export const answerLenderByCalls = async (
  request: APIRequestContext,
  session: Required<PreparedSession>,
  origin: string,
  { page, step, facts, segment }: { page: string; step: string; facts: object; segment: string },
): Promise<void> => {
  const address = `${origin}/api/applications/${session.appId}/lender-pages/${page}`
  const look = async (): Promise<StandsAt> =>
    (await ask<{ data: StandsAt }>(request, session, 'GET', address)).data
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('step')
  await ask(request, session, 'POST', `${address}/facts`, { step, facts })
  await expect.poll(async () => (await look()).segment, { timeout: 90_000 }).toBe(segment)
}

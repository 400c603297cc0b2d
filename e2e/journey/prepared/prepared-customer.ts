import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import type { ProductType } from '../../../contract/src/reference/products.ts'
import { callable, originOf } from '../addresses.ts'
import type { Customer } from '../customer.ts'
import type { Language } from '../phrases/phrases.ts'
import { findPasscode, readPasscode } from '../sign-in.ts'

/** What the browser keeps of a signed-in customer (specification, section 3, session values). */
export interface PreparedSession {
  prospectAppId: string
  atkn: string
  productType: ProductType
  appId?: string
}

export interface Preparation {
  origin?: string
  language?: Language
  product?: ProductType
  /** Of the partner whose link the customer came by. */
  segment?: string
  /** The customer signed in before: the passcode of then is another one. */
  isAgain?: boolean
}

const post = async <Answer>(
  request: APIRequestContext,
  address: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const call = callable(address)
  const answer = await request.post(call.address, { data, headers: { ...call.headers, ...headers } })
  expect(answer.ok(), `${address} answered ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** Signs a customer in by calls alone: for tests of what comes after. */
export const signInByCalls = async (
  request: APIRequestContext,
  { mobile }: Customer,
  {
    origin = originOf('default'),
    language = 'en',
    product = 'Personal Loans',
    segment,
    isAgain = false,
  }: Preparation = {},
): Promise<PreparedSession> => {
  const not = isAgain ? await findPasscode(request, mobile, origin) : ''
  const { prospect_app_id } = await post<{ prospect_app_id: string }>(request, `${origin}/api/auth/start`, {
    mobile_phone_number: mobile,
    mobile_phone_code: '91',
    language,
    consents: [{ purpose: 'terms', version: '1' }],
    ...(segment !== undefined && { url_segment: segment }),
  })
  const otp = await readPasscode(request, mobile, { origin, not })
  const verified = await post<{ token: string }>(request, `${origin}/api/auth/verify`, {
    prospect_app_id,
    otp,
  })
  return { prospectAppId: prospect_app_id, atkn: verified.token, productType: product }
}

export const bearer = ({ atkn }: PreparedSession): { authorization: string } => ({
  authorization: `Bearer ${atkn}`,
})

/** Saves the details that the offers of a personal loan need. */
export const saveDetailsByCalls = async (
  request: APIRequestContext,
  session: PreparedSession,
  customer: Customer,
  { origin = originOf('default') }: Preparation = {},
): Promise<void> => {
  const details = {
    first_name: 'Asha',
    last_name: 'Verma',
    birth_date: '1990-05-17',
    tin: 'ABCPV1234F',
    gender: 2,
    email: customer.email,
    address1: '14, Station Road',
    postal_code: '226001',
    residence_type: 3,
    monthly_rent: 9_000,
    employment_status_code: 1,
    employer_name: 'Gomti Textiles',
    officepincode: '226010',
    monthly_income: customer.income,
    salary_mode: 1,
    household_income: 3,
    emi: 2_500,
    se_loan_amount: customer.amount,
    credit_score_class: 8,
    is_editing: 0,
  }
  await post(request, `${origin}/api/user/${session.prospectAppId}`, details, bearer(session))
}

/** Saves the details that the offers need, and opens an application. */
export const applyDetailsByCalls = async (
  request: APIRequestContext,
  session: PreparedSession,
  customer: Customer,
  { origin = originOf('default') }: Preparation = {},
): Promise<PreparedSession> => {
  await saveDetailsByCalls(request, session, customer, { origin })
  const application = { product_type: 'Personal Loans', amount: customer.amount }
  const { app_id } = await post<{ app_id: string }>(
    request,
    `${origin}/api/applications`,
    application,
    bearer(session),
  )
  return { ...session, appId: app_id }
}

/** Puts a session into the browser, as a sign-in on the pages would have. */
export const storeSession = async (
  page: Page,
  session: PreparedSession,
  { origin = originOf('default'), language = 'en' }: Preparation = {},
): Promise<void> => {
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, session)
}

/** A signed-in customer without details in the browser. */
export const arriveSignedIn = async (
  page: Page,
  customer: Customer,
  preparation: Preparation = {},
): Promise<PreparedSession> => {
  const session = await signInByCalls(page.request, customer, preparation)
  await storeSession(page, session, preparation)
  return session
}

/** A signed-in customer with details and an application in the browser. */
export const arriveWithDetails = async (
  page: Page,
  customer: Customer,
  preparation: Preparation = {},
): Promise<Required<PreparedSession>> => {
  const signedIn = await signInByCalls(page.request, customer, preparation)
  const session = await applyDetailsByCalls(page.request, signedIn, customer, preparation)
  await storeSession(page, session, preparation)
  return { ...session, appId: session.appId ?? '' }
}

/** What a gold loan asks, told by calls, with 24.5 g of 22 carat; the session is a gold customer's in the browser. */
export const arriveWithGold = async (
  page: Page,
  customer: Customer,
  preparation: Preparation = {},
): Promise<Required<PreparedSession>> => {
  const { origin = originOf('default') } = preparation
  const signedIn = await signInByCalls(page.request, customer, preparation)
  const product_type = 'Gold Loans'
  const details = {
    first_name: 'Asha',
    last_name: 'Verma',
    birth_date: '1990-05-17',
    tin: 'ABCPV1234F',
    gender: 2,
    email: customer.email,
    address1: '14, Station Road',
    postal_code: '226001',
    gold_weight_grams: 24.5,
    gold_purity: 2,
    se_loan_amount: customer.amount,
    is_editing: 0,
    product_type,
  }
  await post(page.request, `${origin}/api/user/${signedIn.prospectAppId}`, details, bearer(signedIn))
  const { app_id } = await post<{ app_id: string }>(
    page.request,
    `${origin}/api/applications`,
    { product_type, amount: customer.amount },
    bearer(signedIn),
  )
  const session = { ...signedIn, productType: product_type, appId: app_id } as const
  await storeSession(page, session, preparation)
  return session
}

interface LenderApplication {
  slug: string
  status: string
  timeline: { status: string }[]
}

/** The lenders of an application with where each stands. */
export const listLenderApplications = async (
  request: APIRequestContext,
  session: Required<PreparedSession>,
  { origin = originOf('default') }: Preparation = {},
): Promise<readonly LenderApplication[]> => {
  const call = callable(`${origin}/api/applications/${session.appId}`)
  const answer = await request.get(call.address, { headers: { ...call.headers, ...bearer(session) } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { lenders: LenderApplication[] } }).data.lenders
}

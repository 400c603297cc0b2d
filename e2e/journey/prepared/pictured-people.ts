import type { APIRequestContext } from '@playwright/test'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import { callable, originOf } from '../addresses.ts'
import { newCustomer } from '../customer.ts'
import { applyByCalls } from '../lender-pages.ts'
import type { Language } from '../phrases/phrases.ts'
import type { Picture, Visitor } from './pictured-pages.ts'
import { bearer, signInByCalls, type PreparedSession } from './prepared-customer.ts'
import { answerLenderByCalls, openLoanByCalls, fillLoanByCalls } from './prepared-loans.ts'

/** The people of the pictures, each in the state that their pages show. */
export interface People {
  /** What the browser keeps of the visitor of a picture. */
  sessionOf(picture: Picture, origin: string): Promise<Record<string, string>>
  /** A path with what stands in braces. */
  fill(path: string, origin: string): Promise<string>
}

/** Amounts whose end keeps an application under way (server/demo/stand-ins/lender-plans.ts). */
const amounts: Readonly<Record<LoanProduct, number>> = {
  'Personal Loans': 200_111,
  'Business Loans': 500_444,
  'Gold Loans': 60_444,
  'Affordable Housing Loan': 1_200_444,
  'Student Loans': 500_444,
  '2-wheeler': 90_000,
  Car: 700_000,
}

/** Lenders that are applied to: with pages of their own, by an API, and on a site of their own. */
const lenders: Partial<Record<LoanProduct, readonly string[]>> = {
  'Personal Loans': [
    'Kadamba Bank Limited',
    'Samudra Bank Limited',
    'Konkan Credit Limited',
    'Chinarvan Finserv Limited',
    'Jugnu Credit Limited',
    'Titli Money Limited',
    'Kaarwan Small Finance Bank Limited',
    'Sahyadri Bank Limited',
    'Meghdoot Bank Limited',
  ],
  'Business Loans': ['Banjara Capital Limited'],
  'Gold Loans': ['Abhushan Capital Limited', 'Hansuli Finance Limited'],
}

const konkan = {
  page: 'konkan-credit',
  step: 'reference',
  facts: {
    reference_name: 'Sunita Rao',
    reference_mobile: '9876543210',
    reference_relation: 'family',
    reference_agreed: '1',
  },
  segment: 'konkan-credit/declined',
}
const titli = {
  page: 'titli-money',
  step: 'purchase',
  facts: { purpose_note: 'Repairs at home', work_status: '1', job_sector: '4', pay_day: '5' },
  segment: 'titli-money/passcode',
}

interface Setting {
  port: number
  /** Whose customers they are. */
  brand: string
  language: Language
  /** What the brand offers and the pictures show. */
  products: readonly ProductType[]
}

/** Calls of a signed-in customer. */
const callsAs = (request: APIRequestContext, session: PreparedSession, origin: string) => {
  const send = async (path: string, data?: object) => {
    const { address, headers } = callable(origin + path)
    const answer = await request.fetch(address, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...bearer(session), 'idempotency-key': crypto.randomUUID() },
      ...(data !== undefined && { data }),
    })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Record<string, never>[] }).data
  }
  return send
}

/** Insurance, a voucher, a deal, a card and a complaint of one customer, of what the brand offers. */
const settle = async (
  request: APIRequestContext,
  session: PreparedSession,
  origin: string,
  products: readonly ProductType[],
): Promise<void> => {
  const send = callsAs(request, session, origin)
  const offered = (...some: ProductType[]) => some.filter((product) => products.includes(product))
  for (const kind of offered('Health', 'Shop', 'Other Insurance').slice(0, 1)) {
    const [plan] = await send(`/api/insurance/plans?kind=${encodeURIComponent(kind)}`)
    // A brand without a licensed entity refers to none.
    if (plan !== undefined)
      await send('/api/insurance/refer', { plan_id: plan['plan_id'], consent_version: '1' })
  }
  for (const product of offered('Discount Vouchers', 'Deals')) {
    const [offer] = await send(`/api/vouchers/list?product_type=${encodeURIComponent(product)}`)
    await send('/api/vouchers/claim', { offer_id: offer?.['offer_id'] })
  }
  if (offered('Credit Cards').length > 0) {
    const cards = await send('/api/get-credit-cards-data')
    for (const card of cards.slice(0, 2))
      await send('/api/credit-card/click', { category_id: card['category_id'] })
  }
  await send('/api/complaints/add', {
    category: 'charges',
    text: 'The processing fee on my statement is higher than the one on the key facts.',
  })
}

/** Signs everybody in and brings each where their pages begin, by calls. */
export const preparePeople = async (
  request: APIRequestContext,
  { port, brand, language, products }: Setting,
): Promise<People> => {
  const home = originOf(brand, port)
  const signIn = (origin: string, customer = newCustomer()) =>
    signInByCalls(request, customer, { origin, language })
  const starters = new Map<string, PreparedSession>()
  const starter = async (origin: string): Promise<PreparedSession> => {
    const found = starters.get(origin) ?? (await signIn(origin))
    starters.set(origin, found)
    return found
  }
  const told = new Map<LoanProduct, PreparedSession>()
  const applied = new Map<LoanProduct, Required<PreparedSession>>()
  for (const product of loanProducts.filter((one) => products.includes(one))) {
    const loan = { origin: home, product, amount: amounts[product] }
    const teller = newCustomer()
    const telling = await fillLoanByCalls(request, await signIn(home, teller), teller, loan)
    // So that the details stay open though they are complete.
    await callsAs(
      request,
      telling,
      home,
    )(`/api/user/${telling.prospectAppId}`, { is_editing: 1, product_type: product })
    told.set(product, telling)
    const applicant = newCustomer()
    const open = await openLoanByCalls(request, await signIn(home, applicant), applicant, loan)
    applied.set(product, open)
    const names = lenders[product]
    const tenure = product === 'Gold Loans' ? 12 : 18
    if (names !== undefined) await applyByCalls(request, open, names, { origin: home, tenure })
  }
  let settling: Promise<PreparedSession> | null = null
  /** Not before a picture asks: a brand may lack what is bought. */
  const settled = (): Promise<PreparedSession> =>
    (settling ??= signIn(home).then(async (session) => {
      await settle(request, session, home, products)
      return session
    }))
  const personal = applied.get('Personal Loans')
  let isAnswered = false
  const answerLenders = async (): Promise<void> => {
    if (isAnswered || personal === undefined) return
    await Promise.all([konkan, titli].map((at) => answerLenderByCalls(request, personal, home, at)))
    isAnswered = true
  }
  const loanOf = ({ product = 'Personal Loans' }: Picture): LoanProduct => product as LoanProduct
  const sessions: Readonly<
    Record<Visitor, (picture: Picture, origin: string) => Promise<PreparedSession | undefined>>
  > = {
    nobody: async () => undefined,
    new: (_picture, origin) => starter(origin),
    told: async (picture) => told.get(loanOf(picture)),
    applied: async (picture) => applied.get(loanOf(picture)),
    settled,
  }
  return {
    sessionOf: async (picture, origin) => {
      if (picture.name === 'lender-declined') await answerLenders()
      const found = await sessions[picture.as](picture, origin)
      if (found === undefined) return {}
      const { productType: _own, ...signedIn } = found
      return {
        ...signedIn,
        ...(picture.product !== undefined && { productType: picture.product }),
        ...(picture.kind !== undefined && { productId: picture.kind }),
        ...(picture.name === 'lender-submit' && { lender: 'sahyadri-bank' }),
      }
    },
    fill: async (path, origin) => {
      if (path === '{link}') {
        const [made] = [await callsAs(request, await starter(origin), origin)('/api/hand-over/create', {})]
        return (made as unknown as { path: string }).path
      }
      if (!path.includes('{card}')) return path
      const [card] = await callsAs(request, await settled(), origin)('/api/get-credit-cards-data')
      return path.replace('{card}', String(card?.['category_id']))
    },
  }
}

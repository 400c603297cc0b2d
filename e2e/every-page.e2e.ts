import type { Page } from '@playwright/test'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import { expect } from './journey/expect.ts'
import { specifiedRoutes } from '../server/src/testing/specified-routes.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { storeSession, signInByCalls, type PreparedSession } from './journey/prepared/prepared-customer.ts'
import { answerLenderByCalls, openLoanByCalls, fillLoanByCalls } from './journey/prepared/prepared-loans.ts'
import { untilFilled } from './journey/stillness.ts'
import { partOfRun } from './journey/walk-share.ts'

const words = {
  en: {
    details: phrases.en.details.quick,
    offers: phrases.en.offers.heading,
    welcome: /^Asha, /,
    applyTo: (lender: string) => `Apply to ${lender}`,
    sent: (lender: string) => `Your application to ${lender}`,
    goOn: (lender: string) => `Go on with ${lender}`,
    // Without a licensed entity a brand refers nobody.
    insurance: /^(Health Insurance|Insurance)$/,
    referrals: 'Insurance you asked for',
    cards: 'Your credit cards',
  },
  hi: {
    details: phrases.hi.details.quick,
    offers: phrases.hi.offers.heading,
    welcome: /^Asha, /,
    applyTo: (lender: string) => `${lender} को आवेदन दें`,
    sent: (lender: string) => `${lender} को आपका आवेदन`,
    goOn: (lender: string) => `${lender} के साथ आगे बढ़ें`,
    insurance: /^(हेल्थ इंश्योरेंस|इंश्योरेंस)$/,
    referrals: 'आपने जो इंश्योरेंस माँगा',
    cards: 'आपके क्रेडिट कार्ड',
  },
} as const
type Words = (typeof words)[Language]

const personal = {
  'kadamba-bank': 'Kadamba Bank Limited',
  'samudra-bank': 'Samudra Bank Limited',
  'konkan-credit': 'Konkan Credit Limited',
  'chinarvan-finserv': 'Chinarvan Finserv Limited',
  'jugnu-credit': 'Jugnu Credit Limited',
  'titli-money': 'Titli Money Limited',
  'kaarwan-small-finance-bank': 'Kaarwan Small Finance Bank Limited',
} as const
const gold = {
  'gold-doorstep': 'Abhushan Capital Limited',
  'gold-branch-visit': 'Hansuli Finance Limited',
} as const
const apiLender = { slug: 'sahyadri-bank', name: 'Sahyadri Bank Limited' }
const toBusinesses = { slug: 'banjara-capital', name: 'Banjara Capital Limited' }

/** `new`: signed in and no more. `told`: with the details of a business loan. `applied`: with applications at lenders. */
type Who = 'new' | 'told' | 'applied'

interface Visit {
  path: string
  product: ProductType
  who: Who
  heading: (say: Words) => string | RegExp
}

const lenderVisits = (lenders: Readonly<Record<string, string>>, product: LoanProduct): Visit[] =>
  Object.entries(lenders).map(([page, lender]) => ({
    path: `/user/${page}`,
    product,
    who: 'applied',
    heading: (say) => say.goOn(lender),
  }))

/** Every signed-in page of section 2 whose state needs no more than applications. */
const visits: readonly Visit[] = [
  { path: '/user/user-detail', product: 'Personal Loans', who: 'new', heading: (say) => say.details },
  { path: '/user/user-detail/gold-loan', product: 'Gold Loans', who: 'new', heading: (say) => say.details },
  {
    path: '/user/user-detail/affordable-housing-loan',
    product: 'Affordable Housing Loan',
    who: 'new',
    heading: (say) => say.details,
  },
  { path: '/user/business-detail', product: 'Business Loans', who: 'new', heading: (say) => say.details },
  { path: '/user/insurance', product: 'Other Insurance', who: 'new', heading: (say) => say.insurance },
  {
    path: '/user/insurance/transaction',
    product: 'Other Insurance',
    who: 'new',
    heading: (say) => say.referrals,
  },
  { path: '/user/credit-card', product: 'Credit Cards', who: 'new', heading: (say) => say.cards },
  { path: '/user/offers', product: 'Personal Loans', who: 'applied', heading: (say) => say.offers },
  { path: '/user/welcome-back', product: 'Personal Loans', who: 'applied', heading: (say) => say.welcome },
  {
    path: '/user/lender-submit',
    product: 'Personal Loans',
    who: 'applied',
    heading: (say) => say.applyTo(apiLender.name),
  },
  {
    path: `/user/lenders-transaction/${apiLender.slug}`,
    product: 'Personal Loans',
    who: 'applied',
    heading: (say) => say.sent(apiLender.name),
  },
  {
    path: '/user/business-welcome-back',
    product: 'Business Loans',
    who: 'told',
    heading: (say) => say.welcome,
  },
  { path: '/user/business-offers', product: 'Business Loans', who: 'applied', heading: (say) => say.offers },
  {
    path: `/user/business-lenders-transaction/${toBusinesses.slug}`,
    product: 'Business Loans',
    who: 'applied',
    heading: (say) => say.sent(toBusinesses.name),
  },
  ...lenderVisits(gold, 'Gold Loans'),
  ...lenderVisits(personal, 'Personal Loans'),
]

const amountThatIsDeclined = 200_111

/** The sub-pages of lenders' pages, which stand there once the first questions are answered. */
const further = [
  {
    page: 'konkan-credit',
    step: 'reference',
    facts: {
      reference_name: 'Sunita Rao',
      reference_mobile: '9876543210',
      reference_relation: 'family',
      reference_agreed: '1',
    },
    segment: 'konkan-credit/declined',
    heading: (say: Words) => say.sent(personal['konkan-credit']),
  },
  {
    page: 'titli-money',
    step: 'purchase',
    facts: { purpose_note: 'Repairs at home', work_status: '1', job_sector: '4', pay_day: '5' },
    segment: 'titli-money/passcode',
    heading: (say: Words) => say.goOn(personal['titli-money']),
  },
] as const

test('the walk leaves no signed-in page of section 2 out', { tag: '@desktop' }, () => {
  const walked = [...visits.map(({ path }) => path), ...further.map(({ segment }) => `/user/${segment}`)]
  const specified = specifiedRoutes
    .flatMap(({ routes }) => routes)
    .filter(({ kind }) => kind === 'signed-in')
    .map(({ path }) => path)
  expect(walked.sort()).toEqual(specified.sort())
})

const runs = [
  { project: 'again-phone', language: 'hi', brand: 'nimbupay' },
  { project: 'again-desktop', language: 'en', brand: 'default' },
] as const

type Prepared = Readonly<Record<Who, (product: ProductType) => PreparedSession>>

const prepare = async (page: Page, origin: string, language: Language): Promise<Prepared> => {
  const { request } = page
  const signIn = (customer: Customer) => signInByCalls(request, customer, { origin, language })
  const starter = await signIn(newCustomer())
  const returning = newCustomer()
  const told = await fillLoanByCalls(request, await signIn(returning), returning, {
    origin,
    product: 'Business Loans',
    amount: 500_000,
  })
  const customer = newCustomer(amountThatIsDeclined)
  const session = await signIn(customer)
  // One after the other: the work that a loan asks about is told anew with the next.
  const apply = async (product: LoanProduct, amount: number, lenders: readonly string[], tenure: number) => {
    const open = await openLoanByCalls(request, session, customer, { origin, product, amount })
    await applyByCalls(request, open, lenders, { origin, tenure })
    return open
  }
  const business = await apply('Business Loans', 500_444, [toBusinesses.name], 24)
  const ofGold = await apply('Gold Loans', 60_444, Object.values(gold), 12)
  const toPersons = [apiLender.name, ...Object.values(personal)]
  const ofPerson = await apply('Personal Loans', customer.amount, toPersons, 18)
  return {
    new: (productType) => ({ ...starter, productType }),
    told: () => told,
    applied: (product) =>
      product === 'Gold Loans' ? ofGold : product === 'Business Loans' ? business : ofPerson,
  }
}

for (const [run, { project, language, brand }] of runs.entries()) {
  test(
    `every signed-in page of section 2: ${project}, ${language}, ${brand}`,
    { tag: `@${project}` },
    async ({ page }) => {
      test.slow()
      const origin = originOf(brand)
      const say = words[language]
      const prepared = await prepare(page, origin, language)
      const visit = async ({ path, product, who, heading }: Visit): Promise<void> => {
        const values = { ...prepared[who](product), lender: apiLender.slug }
        await page.evaluate((session) => {
          localStorage.clear()
          for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
        }, values)
        await page.goto(origin + path)
        const shown = page.getByRole('heading', { level: 1, name: heading(say), exact: true })
        await expect(shown).toBeVisible({ timeout: 30_000 })
        await expect(page).toHaveURL(origin + path)
        await untilFilled(page)
        await expectSoundPage(page)
      }
      await storeSession(page, prepared.new('Personal Loans'), { origin, language })
      for (const each of partOfRun(visits, run, runs.length)) await test.step(each.path, () => visit(each))
      const application = prepared.applied('Personal Loans') as Required<PreparedSession>
      await Promise.all(further.map((at) => answerLenderByCalls(page.request, application, origin, at)))
      for (const { segment, heading } of further) {
        const path = `/user/${segment}`
        await test.step(path, () => visit({ path, product: 'Personal Loans', who: 'applied', heading }))
      }
    },
  )
}

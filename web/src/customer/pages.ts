import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Bootstrap } from '@marketplace/contract/bootstrap'
import type { LanguageId } from '@marketplace/contract/formats'
import { lenderPagePaths } from '@marketplace/contract/lender-page-names'
import type { TextKey } from '../i18n/catalogue.ts'
import { loadAreaTexts, type AccountArea } from '../i18n/texts.ts'

/** A page of the customer's part: where it is, what it is called, and how its code is fetched. */
export interface Page {
  /** The name that page views are counted under. */
  key: string
  paths: readonly string[]
  title: Extract<TextKey, `title.${string}`>
  /** `public`: rendered on the server. `account`: for a signed-in customer. `tool`: neither rendered nor guarded. */
  area: 'public' | 'account' | 'tool'
  /** Without header and footer (section 2, lender-submit). */
  isBare?: true
  /** The source module as the build's manifest names it, to be fetched with the document. */
  module: string
  load: (language: LanguageId) => Promise<ComponentType>
  /** The areas of texts that come with the page's code. */
  texts?: readonly AccountArea[]
}

/** A page's code, and the texts of the areas that it shows, are fetched together. */
const withTexts = (areas: readonly AccountArea[], load: Page['load']): Pick<Page, 'texts' | 'load'> => ({
  texts: areas,
  load: async (language) => {
    const [component] = await Promise.all([
      load(language),
      ...areas.map((area) => loadAreaTexts(area, language)),
    ])
    return component
  },
})

/** A public page with texts of its own, which no other page's first load carries. */
const publicPage = (
  areas: readonly AccountArea[],
  load: Page['load'],
): Pick<Page, 'area' | 'texts' | 'load'> => ({ area: 'public', ...withTexts(areas, load) })

const calculatorPage = (key: string, title: Page['title'], load: () => Promise<ComponentType>): Page => ({
  key: `calculator-${key}`,
  paths: [`/calculators/${key}`],
  title,
  module: `src/customer/calculators/${key}-page.tsx`,
  ...publicPage(['calculators'], load),
})

/** A signed-in page. */
const account = (
  areas: readonly AccountArea[],
  load: Page['load'],
): Pick<Page, 'area' | 'texts' | 'load'> => ({ area: 'account', ...withTexts(areas, load) })

/** One of the lists of credit cards. */
const cardList = (key: string, title: Page['title']): Page => ({
  key,
  paths: [`/${key}`],
  title,
  module: 'src/customer/credit-cards/cards-page.tsx',
  ...publicPage(['credit-cards'], async () => (await import('./credit-cards/cards-page.tsx')).CardsPage),
})

const startPage: Page = {
  key: 'start',
  paths: [],
  title: 'title.start',
  area: 'public',
  module: 'src/customer/start/start-page.tsx',
  load: async () => (await import('./start/start-page.tsx')).StartPage,
}

/** What the solar partner's host shows at its empty path (section 2). */
const solarPage: Page = {
  key: 'solar',
  paths: [],
  title: 'title.solar',
  module: 'src/customer/welcome/solar-page.tsx',
  ...publicPage(['welcome'], async () => (await import('./welcome/solar-page.tsx')).SolarPage),
}

const productsPage: Page = {
  key: 'products',
  paths: ['/products'],
  title: 'title.products',
  area: 'public',
  module: 'src/customer/products/products-page.tsx',
  load: async () => (await import('./products/products-page.tsx')).ProductsPage,
}

export const notFoundPage: Page = {
  key: 'not-found',
  paths: [],
  title: 'title.not_found',
  area: 'public',
  module: 'src/customer/layout/not-found-page.tsx',
  load: async () => (await import('./layout/not-found-page.tsx')).NotFoundPage,
}

/** Every page with an address of its own; add a page here. */
export const pages: readonly Page[] = [
  { ...startPage, key: 'login', paths: ['/login'], title: 'title.login' },
  productsPage,
  {
    key: 'verification',
    paths: ['/verification'],
    title: 'title.verification',
    area: 'public',
    module: 'src/customer/verification/verification-page.tsx',
    load: async () => (await import('./verification/verification-page.tsx')).VerificationPage,
  },
  {
    key: 'terms-of-use',
    paths: ['/terms-of-use'],
    title: 'title.terms',
    area: 'public',
    module: 'src/customer/legal/terms-page.tsx',
    load: async (language) => (await import('./legal/terms-page.tsx')).loadTermsPage(language),
  },
  {
    key: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: 'title.privacy',
    area: 'public',
    module: 'src/customer/legal/privacy-page.tsx',
    load: async (language) => (await import('./legal/privacy-page.tsx')).loadPrivacyPage(language),
  },
  {
    key: 'how-we-order-offers',
    paths: ['/how-we-order-offers'],
    title: 'title.ranking',
    area: 'public',
    module: 'src/customer/legal/ranking-rule-page.tsx',
    load: async () => (await import('./legal/ranking-rule-page.tsx')).RankingRulePage,
  },
  {
    key: 'our-lenders',
    paths: ['/our-lenders'],
    title: 'title.lenders',
    area: 'public',
    module: 'src/customer/legal/lenders-page.tsx',
    load: async () => (await import('./legal/lenders-page.tsx')).LendersPage,
  },
  {
    key: 'grievance',
    paths: ['/grievance'],
    title: 'title.grievance',
    area: 'public',
    module: 'src/customer/legal/grievance-page.tsx',
    load: async () => (await import('./legal/grievance-page.tsx')).GrievancePage,
  },
  cardList('credit-cards', 'title.cards'),
  cardList('cards-unsecured', 'title.cards_unsecured'),
  cardList('cards-secured', 'title.cards_secured'),
  {
    key: 'redirect',
    paths: ['/redirect'],
    title: 'title.redirect',
    area: 'public',
    module: 'src/customer/credit-cards/redirect-page.tsx',
    ...withTexts(
      ['credit-cards'],
      async () => (await import('./credit-cards/redirect-page.tsx')).RedirectPage,
    ),
  },
  {
    key: 'credit-card',
    paths: ['/user/credit-card'],
    title: 'title.my_cards',
    module: 'src/customer/credit-cards/my-cards-page.tsx',
    ...account(['credit-cards'], async () => (await import('./credit-cards/my-cards-page.tsx')).MyCardsPage),
  },
  {
    key: 'calculators',
    paths: ['/calculators'],
    title: 'title.calculators',
    module: 'src/customer/calculators/calculators-page.tsx',
    ...publicPage(
      ['calculators'],
      async () => (await import('./calculators/calculators-page.tsx')).CalculatorsPage,
    ),
  },
  calculatorPage(
    'emi',
    'title.calculator_emi',
    async () => (await import('./calculators/emi-page.tsx')).EmiPage,
  ),
  calculatorPage(
    'eligibility',
    'title.calculator_eligibility',
    async () => (await import('./calculators/eligibility-page.tsx')).EligibilityPage,
  ),
  calculatorPage(
    'foreclosure',
    'title.calculator_foreclosure',
    async () => (await import('./calculators/foreclosure-page.tsx')).ForeclosurePage,
  ),
  calculatorPage(
    'gold-value',
    'title.calculator_gold',
    async () => (await import('./calculators/gold-value-page.tsx')).GoldValuePage,
  ),
  {
    key: 'merchant-success',
    paths: ['/merchant/success'],
    title: 'title.merchant_success',
    module: 'src/customer/merchant/merchant-success-page.tsx',
    ...publicPage(
      ['merchant'],
      async () => (await import('./merchant/merchant-success-page.tsx')).MerchantSuccessPage,
    ),
  },
  {
    key: 'merchant',
    paths: ['/merchant', '/merchant/:partner_name'],
    title: 'title.merchant',
    module: 'src/customer/merchant/merchant-page.tsx',
    ...publicPage(['merchant'], async () => (await import('./merchant/merchant-page.tsx')).MerchantPage),
  },
  {
    key: 'social-media-onboarding',
    paths: ['/social-media-onboarding'],
    title: 'title.social',
    module: 'src/customer/welcome/social-page.tsx',
    ...publicPage(['welcome'], async () => (await import('./welcome/social-page.tsx')).SocialPage),
  },
  {
    key: 'hand-over',
    paths: ['/auth', '/transfer/:prospectId'],
    title: 'title.hand_over',
    module: 'src/customer/hand-over/hand-over-page.tsx',
    ...publicPage(['hand-over'], async () =>
      (await import('./hand-over/hand-over-page.tsx')).loadHandOverPage(),
    ),
  },
  {
    key: 'user-detail',
    paths: [
      '/user/user-detail',
      '/user/user-detail/gold-loan',
      '/user/user-detail/affordable-housing-loan',
      '/user/business-detail',
    ],
    title: 'title.details',
    module: 'src/customer/details/user-detail-page.tsx',
    ...account(['details'], async () => (await import('./details/user-detail-page.tsx')).UserDetailPage),
  },
  {
    key: 'offers',
    paths: ['/user/offers', '/user/business-offers'],
    title: 'title.offers',
    module: 'src/customer/offers/offers-page.tsx',
    ...account(['offers'], async () => (await import('./offers/offers-page.tsx')).OffersPage),
  },
  {
    key: 'key-facts',
    paths: ['/user/key-facts/:lenderId'],
    title: 'title.key_facts',
    module: 'src/customer/offers/key-facts-page.tsx',
    ...account(
      ['offers', 'key-facts'],
      async () => (await import('./offers/key-facts-page.tsx')).KeyFactsPage,
    ),
  },
  {
    key: 'welcome-back',
    paths: ['/user/welcome-back', '/user/business-welcome-back'],
    title: 'title.welcome_back',
    module: 'src/customer/applications/welcome-back-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('./applications/welcome-back-page.tsx')).WelcomeBackPage,
    ),
  },
  {
    key: 'lender-submit',
    paths: ['/user/lender-submit'],
    title: 'title.lender_submit',
    isBare: true,
    module: 'src/customer/applications/lender-submit-page.tsx',
    ...account(
      ['applications', 'offers'],
      async () => (await import('./applications/lender-submit-page.tsx')).LenderSubmitPage,
    ),
  },
  {
    key: 'lenders-transaction',
    paths: ['/user/lenders-transaction/:lender', '/user/business-lenders-transaction/:lender'],
    title: 'title.lenders_transaction',
    module: 'src/customer/applications/lenders-transaction-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('./applications/lenders-transaction-page.tsx')).LendersTransactionPage,
    ),
  },
  {
    key: 'lender-page',
    paths: lenderPagePaths,
    title: 'title.lenders_transaction',
    module: 'src/customer/lender-pages/lenders-own-page.tsx',
    ...account(
      ['applications', 'lender-pages'],
      async () => (await import('./lender-pages/lenders-own-page.tsx')).LendersOwnPage,
    ),
  },
  {
    key: 'application-status',
    paths: ['/user/application-status'],
    title: 'title.application_status',
    module: 'src/customer/applications/application-status-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('./applications/application-status-page.tsx')).ApplicationStatusPage,
    ),
  },
  {
    key: 'onward',
    paths: ['/user/onward'],
    title: 'title.application_status',
    module: 'src/customer/applications/onward-page.tsx',
    ...account(['applications'], async () => (await import('./applications/onward-page.tsx')).OnwardPage),
  },
  {
    key: 'consents',
    paths: ['/user/consents'],
    title: 'title.consents',
    module: 'src/customer/consents/consents-page.tsx',
    ...account(['consents'], async () => (await import('./consents/consents-page.tsx')).ConsentsPage),
  },
  {
    key: 'my-data',
    paths: ['/user/my-data'],
    title: 'title.my_data',
    module: 'src/customer/my-data/my-data-page.tsx',
    ...account(['my-data', 'details'], async (language) =>
      (await import('./my-data/my-data-page.tsx')).loadMyDataPage(language),
    ),
  },
  {
    key: 'complaints',
    paths: ['/user/complaints'],
    title: 'title.complaints',
    module: 'src/customer/complaints/complaints-page.tsx',
    ...account(['complaints'], async () => (await import('./complaints/complaints-page.tsx')).ComplaintsPage),
  },
  {
    key: 'insurance',
    paths: ['/user/insurance'],
    title: 'title.insurance',
    module: 'src/customer/insurance/insurance-page.tsx',
    ...account(['insurance'], async () => (await import('./insurance/insurance-page.tsx')).InsurancePage),
  },
  {
    key: 'insurance-transaction',
    paths: ['/user/insurance/transaction'],
    title: 'title.insurance_transaction',
    module: 'src/customer/insurance/insurance-transaction-page.tsx',
    ...account(
      ['insurance'],
      async () => (await import('./insurance/insurance-transaction-page.tsx')).InsuranceTransactionPage,
    ),
  },
  {
    key: 'vouchers',
    paths: ['/user/vouchers'],
    title: 'title.vouchers',
    module: 'src/customer/vouchers/vouchers-page.tsx',
    ...account(['vouchers'], async () => (await import('./vouchers/vouchers-page.tsx')).VouchersPage),
  },
  {
    key: 'deals',
    paths: ['/user/deals'],
    title: 'title.deals',
    module: 'src/customer/vouchers/vouchers-page.tsx',
    ...account(['vouchers'], async () => (await import('./vouchers/vouchers-page.tsx')).VouchersPage),
  },
  {
    key: 'outbox',
    paths: ['/dev/outbox'],
    title: 'title.outbox',
    area: 'tool',
    module: 'src/customer/dev/outbox-page.tsx',
    load: async () => (await import('./dev/outbox-page.tsx')).OutboxPage,
  },
  {
    key: 'kitchen-sink',
    paths: ['/dev/kitchen-sink'],
    title: 'title.kitchen_sink',
    area: 'tool',
    module: 'src/customer/dev/kitchen-sink-page.tsx',
    load: async () => (await import('./dev/kitchen-sink-page.tsx')).KitchenSinkPage,
  },
]

/** Paths that lead on by the landing rule alone: it always has somewhere to go from there. */
const arrivalPage: Page = { ...notFoundPage, key: 'arrival', area: 'account' }

/** The page at a path; the not-found page where there is none. */
export const pageAt = (
  path: string,
  bootstrap: Pick<Bootstrap, 'login_flow' | 'url_segment' | 'demo'> & {
    brand?: Pick<Bootstrap['brand'], 'sub_domain_type'>
  },
): Page => {
  if (path === '/' && bootstrap.brand?.sub_domain_type === 'solar') return solarPage
  if (path === '/') return bootstrap.login_flow === 1 ? startPage : productsPage
  if (path === '/user') return arrivalPage
  if (bootstrap.url_segment !== null && path === `/${bootstrap.url_segment}`) return startPage
  const found = pages.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path) !== null))
  return found === undefined || (found.area === 'tool' && bootstrap.demo === 0) ? notFoundPage : found
}

const loaded = new Map<string, ComponentType>()
const keyOf = (page: Page, language: LanguageId): string => `${page.module} ${language}`

/** The page's component where its code is there already. */
export const findLoadedPage = (page: Page, language: LanguageId): ComponentType | null =>
  loaded.get(keyOf(page, language)) ?? null

/** Fetches the page's code and texts. */
export const loadPage = async (page: Page, language: LanguageId): Promise<ComponentType> => {
  const found = findLoadedPage(page, language)
  if (found !== null) return found
  const component = await page.load(language)
  loaded.set(keyOf(page, language), component)
  return component
}

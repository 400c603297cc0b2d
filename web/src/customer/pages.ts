import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Bootstrap } from '@marketplace/contract/bootstrap'
import type { LanguageId } from '@marketplace/contract/formats'
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

/** A signed-in page: its code, and the texts of the areas that it shows, are fetched together. */
const account = (
  areas: readonly AccountArea[],
  load: () => Promise<ComponentType>,
): Pick<Page, 'area' | 'texts' | 'load'> => ({
  area: 'account',
  texts: areas,
  load: async (language) => {
    const [component] = await Promise.all([load(), ...areas.map((area) => loadAreaTexts(area, language))])
    return component
  },
})

/** A public page that brings texts of its own. */
const worded = (
  areas: readonly AccountArea[],
  load: () => Promise<ComponentType>,
): Pick<Page, 'area' | 'texts' | 'load'> => ({ ...account(areas, load), area: 'public' })

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
  ...worded(['welcome'], async () => (await import('./welcome/solar-page.tsx')).SolarPage),
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
  {
    key: 'merchant-success',
    paths: ['/merchant/success'],
    title: 'title.merchant_success',
    module: 'src/customer/merchant/merchant-success-page.tsx',
    ...worded(
      ['merchant'],
      async () => (await import('./merchant/merchant-success-page.tsx')).MerchantSuccessPage,
    ),
  },
  {
    key: 'merchant',
    paths: ['/merchant', '/merchant/:partner_name'],
    title: 'title.merchant',
    module: 'src/customer/merchant/merchant-page.tsx',
    ...worded(['merchant'], async () => (await import('./merchant/merchant-page.tsx')).MerchantPage),
  },
  {
    key: 'social-media-onboarding',
    paths: ['/social-media-onboarding'],
    title: 'title.social',
    module: 'src/customer/welcome/social-page.tsx',
    ...worded(['welcome'], async () => (await import('./welcome/social-page.tsx')).SocialPage),
  },
  {
    key: 'hand-over',
    paths: ['/auth', '/transfer/:prospectId'],
    title: 'title.hand_over',
    module: 'src/customer/hand-over/hand-over-page.tsx',
    ...worded(['hand-over'], async () => (await import('./hand-over/hand-over-page.tsx')).loadHandOverPage()),
  },
  {
    key: 'user-detail',
    paths: ['/user/user-detail'],
    title: 'title.details',
    module: 'src/customer/details/user-detail-page.tsx',
    ...account(['details'], async () => (await import('./details/user-detail-page.tsx')).UserDetailPage),
  },
  {
    key: 'offers',
    paths: ['/user/offers'],
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
    paths: ['/user/welcome-back'],
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
    paths: ['/user/lenders-transaction/:lender'],
    title: 'title.lenders_transaction',
    module: 'src/customer/applications/lenders-transaction-page.tsx',
    ...account(
      ['applications'],
      async () => (await import('./applications/lenders-transaction-page.tsx')).LendersTransactionPage,
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
    key: 'consents',
    paths: ['/user/consents'],
    title: 'title.consents',
    module: 'src/customer/consents/consents-page.tsx',
    ...account(['consents'], async () => (await import('./consents/consents-page.tsx')).ConsentsPage),
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

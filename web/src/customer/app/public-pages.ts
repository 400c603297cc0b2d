import type { ComponentType } from 'react'
import { checkPaths } from '@marketplace/contract/loans/check-paths'
import { loanPages } from '../loan-page/loan-pages.ts'
import { checkingPage, publicPage, type Page } from '../page/page.ts'

const calculatorPage = (
  key: 'emi' | 'eligibility' | 'foreclosure' | 'gold-value',
  title: Page['title'],
  load: () => Promise<ComponentType>,
): Page => ({
  key: `calculator-${key}`,
  paths: [`/calculators/${key}`],
  title,
  module: `src/customer/calculators/${key}-page.tsx`,
  ...publicPage(['calculators', `calculator-${key}`], load),
})

/** One of the lists of credit cards. */
const cardList = (key: string, title: Page['title']): Page => ({
  key,
  paths: [`/${key}`],
  title,
  module: 'src/customer/credit-cards/cards-page.tsx',
  ...publicPage(['credit-cards'], async () => (await import('../credit-cards/cards-page.tsx')).CardsPage),
})

/** The number first: where an account is gone on with, and where no lender publishes a price. */
export const startPage: Page = {
  key: 'start',
  paths: [],
  title: 'title.start',
  area: 'public',
  module: 'src/customer/start/start-page.tsx',
  load: async () => (await import('../start/start-page.tsx')).StartPage,
}

/** The same with prices first. */
export const homePage: Page = {
  ...startPage,
  module: 'src/customer/open-prices/home-page.tsx',
  ...publicPage(['open-prices'], async () => (await import('../open-prices/home-page.tsx')).HomePage),
}

/** What the solar partner's host shows at its empty path (section 2). */
export const solarPage: Page = {
  key: 'solar',
  paths: [],
  title: 'title.solar',
  module: 'src/customer/welcome/solar-page.tsx',
  ...checkingPage(['welcome'], async () => (await import('../welcome/solar-page.tsx')).SolarPage),
}

export const productsPage: Page = {
  key: 'products',
  paths: ['/products'],
  title: 'title.products',
  module: 'src/customer/products/products-page.tsx',
  ...checkingPage(['product-list'], async () => (await import('../products/products-page.tsx')).ProductsPage),
}

export const notFoundPage: Page = {
  key: 'not-found',
  paths: [],
  title: 'title.not_found',
  area: 'public',
  module: 'src/customer/layout/not-found-page.tsx',
  load: async () => (await import('../layout/not-found-page.tsx')).NotFoundPage,
}

/** Pages for whoever comes, rendered on the server; add a public page here. */
export const publicPages: readonly Page[] = [
  { ...startPage, key: 'login', paths: ['/login'], title: 'title.login' },
  productsPage,
  ...loanPages,
  {
    key: 'verification',
    paths: ['/verification'],
    title: 'title.verification',
    module: 'src/customer/verification/verification-page.tsx',
    ...checkingPage(
      ['verification'],
      async () => (await import('../verification/verification-page.tsx')).VerificationPage,
    ),
  },
  {
    key: 'check',
    paths: checkPaths,
    title: 'title.check',
    module: 'src/customer/check/check-page.tsx',
    ...checkingPage(['check'], async (language) =>
      (await import('../check/check-page.tsx')).loadCheckPage(language),
    ),
  },
  {
    key: 'terms-of-use',
    paths: ['/terms-of-use'],
    title: 'title.terms',
    module: 'src/customer/legal/terms-page.tsx',
    ...publicPage(['public-pages'], async (language) =>
      (await import('../legal/terms-page.tsx')).loadTermsPage(language),
    ),
  },
  {
    key: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: 'title.privacy',
    module: 'src/customer/legal/privacy-page.tsx',
    ...publicPage(['public-pages'], async (language) =>
      (await import('../legal/privacy-page.tsx')).loadPrivacyPage(language),
    ),
  },
  {
    key: 'how-we-order-offers',
    paths: ['/how-we-order-offers'],
    title: 'title.ranking',
    module: 'src/customer/legal/ranking-rule-page.tsx',
    ...publicPage(
      ['public-pages'],
      async () => (await import('../legal/ranking-rule-page.tsx')).RankingRulePage,
    ),
  },
  {
    key: 'our-lenders',
    paths: ['/our-lenders'],
    title: 'title.lenders',
    module: 'src/customer/our-lenders/lenders-page.tsx',
    ...publicPage(['our-lenders'], async () => (await import('../our-lenders/lenders-page.tsx')).LendersPage),
  },
  {
    key: 'grievance',
    paths: ['/grievance'],
    title: 'title.grievance',
    module: 'src/customer/legal/grievance-page.tsx',
    ...publicPage(['public-pages'], async () => (await import('../legal/grievance-page.tsx')).GrievancePage),
  },
  {
    key: 'answers',
    paths: ['/answers'],
    title: 'title.answers',
    area: 'public',
    module: 'src/customer/help/answers-page.tsx',
    load: async (language) => (await import('../help/answers-page.tsx')).loadAnswersPage(language),
  },
  cardList('credit-cards', 'title.cards'),
  cardList('cards-unsecured', 'title.cards_unsecured'),
  cardList('cards-secured', 'title.cards_secured'),
  {
    key: 'redirect',
    paths: ['/redirect'],
    title: 'title.redirect',
    module: 'src/customer/credit-cards/redirect-page.tsx',
    ...publicPage(['credit-cards'], async (language) =>
      (await import('../credit-cards/redirect-page.tsx')).loadRedirectPage(language),
    ),
  },
  {
    key: 'calculators',
    paths: ['/calculators'],
    title: 'title.calculators',
    module: 'src/customer/calculators/calculators-page.tsx',
    ...publicPage(
      ['calculators'],
      async () => (await import('../calculators/calculators-page.tsx')).CalculatorsPage,
    ),
  },
  calculatorPage(
    'emi',
    'title.calculator_emi',
    async () => (await import('../calculators/emi-page.tsx')).EmiPage,
  ),
  calculatorPage(
    'eligibility',
    'title.calculator_eligibility',
    async () => (await import('../calculators/eligibility-page.tsx')).EligibilityPage,
  ),
  calculatorPage(
    'foreclosure',
    'title.calculator_foreclosure',
    async () => (await import('../calculators/foreclosure-page.tsx')).ForeclosurePage,
  ),
  calculatorPage(
    'gold-value',
    'title.calculator_gold',
    async () => (await import('../calculators/gold-value-page.tsx')).GoldValuePage,
  ),
  {
    key: 'merchant-success',
    paths: ['/merchant/success'],
    title: 'title.merchant_success',
    module: 'src/customer/merchant/merchant-success-page.tsx',
    ...publicPage(
      ['merchant'],
      async () => (await import('../merchant/merchant-success-page.tsx')).MerchantSuccessPage,
    ),
  },
  {
    key: 'merchant',
    paths: ['/merchant', '/merchant/:partner_name'],
    title: 'title.merchant',
    module: 'src/customer/merchant/merchant-page.tsx',
    ...checkingPage(['merchant'], async () => (await import('../merchant/merchant-page.tsx')).MerchantPage),
  },
  {
    key: 'social-media-onboarding',
    paths: ['/social-media-onboarding'],
    title: 'title.social',
    module: 'src/customer/welcome/social-page.tsx',
    ...checkingPage(['welcome'], async () => (await import('../welcome/social-page.tsx')).SocialPage),
  },
  {
    key: 'hand-over',
    paths: ['/auth', '/transfer/:prospectId'],
    title: 'title.hand_over',
    module: 'src/customer/hand-over/hand-over-page.tsx',
    ...checkingPage(['hand-over'], async () =>
      (await import('../hand-over/hand-over-page.tsx')).loadHandOverPage(),
    ),
  },
  {
    key: 'contact-change',
    paths: ['/contact-change'],
    title: 'title.contact_change',
    module: 'src/customer/contact-change/contact-change-page.tsx',
    ...checkingPage(['contact-change'], async () =>
      (await import('../contact-change/contact-change-page.tsx')).loadContactChangePage(),
    ),
  },
]

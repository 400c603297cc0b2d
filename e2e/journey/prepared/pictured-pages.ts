import type { Page } from '@playwright/test'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'

/**
 * Who opens the page. `nobody`: a visitor. `new`: signed in and no more. `told`: with the details of a loan. `applied`: with
 * applications at lenders. `settled`: with insurance, vouchers, cards and a complaint.
 */
export type Visitor = 'nobody' | 'new' | 'told' | 'applied' | 'settled'

export interface Picture {
  name: string
  path: string
  as: Visitor
  /** What it shows: a brand without it has no such picture. */
  product?: ProductType
  /** The kind of insurance. */
  kind?: string
  /** Of another brand than the default one. */
  brand?: string
  /** What is pressed before the picture. */
  act?: (page: Page) => Promise<void>
  /** What a wide screen has not. */
  isPhoneAlone?: true
  /** The screen alone, where the page is long or a dialog stands over it. */
  isScreen?: true
}

const main = (page: Page) => page.getByRole('main')
/** Presses the first of what a selector finds within the page's own part. */
const press =
  (selector: string) =>
  (page: Page): Promise<void> =>
    main(page).locator(selector).first().click()
const send = press('form button[type=submit]')
const openDialog =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await press(selector)(page)
    await page.locator('dialog[open]').waitFor()
  }

const visit = (name: string, path: string, rest: Partial<Picture> = {}): Picture => ({
  name,
  path,
  as: 'nobody',
  ...rest,
})

const ofCards: Partial<Picture> = { product: 'Credit Cards' }

const publicPages: readonly Picture[] = [
  visit('start', '/'),
  visit('start-errors', '/', { act: send }),
  visit('start-by-email', '/', { act: press('form button[type=button]') }),
  visit('start-menu', '/', {
    act: (page) => page.getByRole('banner').locator('button[aria-haspopup]:visible').click(),
    isPhoneAlone: true,
    isScreen: true,
  }),
  visit('login', '/login'),
  visit('start-cards-alone', '/', { brand: 'lehar-cards' }),
  visit('start-solar', '/', { brand: 'solar' }),
  visit('start-pale', '/', { brand: 'nimbupay' }),
  visit('check', '/personal-loans/check'),
  visit('check-errors', '/personal-loans/check', { product: 'Personal Loans', act: send }),
  visit('check-gold', '/gold-loans/check'),
  visit('check-car', '/car-loans/check'),
  visit('check-pale', '/personal-loans/check', { brand: 'kamaldal' }),
  visit('check-not-offered', '/personal-loans/check', { brand: 'lehar-cards' }),
  visit('terms', '/terms-of-use'),
  visit('privacy', '/privacy-policy'),
  visit('ranking', '/how-we-order-offers'),
  visit('lenders', '/our-lenders'),
  visit('answers', '/answers'),
  visit('grievance', '/grievance'),
  visit('cards', '/credit-cards', ofCards),
  visit('cards-unsecured', '/cards-unsecured', ofCards),
  visit('cards-secured', '/cards-secured', ofCards),
  visit('cards-filtered', '/credit-cards?fee=500&benefit=travel', ofCards),
  visit('cards-no-match', '/cards-secured?fee=0&benefit=travel', ofCards),
  visit('cards-not-offered', '/credit-cards', { brand: 'solar' }),
  visit('cards-compared', '/credit-cards', {
    ...ofCards,
    act: async (page) => {
      const boxes = main(page).getByRole('checkbox', { name: /^(Compare|तुलना)/ })
      for (const index of [0, 1, 2]) await boxes.nth(index).check()
      await page.getByRole('button', { name: /^(Compare 3|3 की तुलना करें)$/ }).click()
      await page.locator('dialog[open] table').waitFor()
    },
    isScreen: true,
  }),
  visit('redirect', '/redirect?card={card}', ofCards),
  visit('redirect-unknown', '/redirect'),
  visit('calculators', '/calculators'),
  visit('calculator-emi', '/calculators/emi'),
  visit('calculator-emi-errors', '/calculators/emi?amount=5&rate=99&months=9999'),
  visit('calculator-eligibility', '/calculators/eligibility'),
  visit('calculator-foreclosure', '/calculators/foreclosure'),
  visit('calculator-gold', '/calculators/gold-value'),
  visit('merchant', '/merchant/gomti-associates'),
  visit('merchant-errors', '/merchant', { act: send }),
  visit('merchant-success', '/merchant/success'),
  visit('social', '/social-media-onboarding?utm_source=post'),
  visit('hand-over-link', '{link}'),
  visit('hand-over-refused', '/auth'),
  visit('contact-change-back', `/contact-change#b${'A'.repeat(22)}`),
  visit('contact-change-finish', `/contact-change#f${'A'.repeat(22)}`),
  visit('contact-change-refused', '/contact-change'),
  visit('not-found', '/no/such/page'),
  visit('offline', '/', {
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('status').first().waitFor()
    },
    isScreen: true,
  }),
  visit('help', '/grievance', {
    act: async (page) => {
      const menu = page.getByRole('banner').locator('button[aria-haspopup]:visible')
      if ((await menu.count()) > 0) {
        await menu.click()
        await page.locator('dialog[open] li button').first().click()
      } else
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^(Help|मदद)$/ })
          .click()
      await page.locator('dialog[open] textarea').waitFor()
    },
    isScreen: true,
  }),
]

const personal: Partial<Picture> = { product: 'Personal Loans' }
const asNew: Partial<Picture> = { as: 'new' }
const part = (name: string, product: LoanProduct, path: string, group: string): Picture =>
  visit(`details-${name}-${group}`, `${path}?part=${group}`, { as: 'told', product })

const parts: Readonly<Record<string, readonly [LoanProduct, string, readonly string[]]>> = {
  personal: ['Personal Loans', '/user/user-detail', ['about', 'contact', 'home', 'work', 'loan', 'bank']],
  business: ['Business Loans', '/user/business-detail', ['business', 'loan', 'bank']],
  gold: ['Gold Loans', '/user/user-detail/gold-loan', ['home', 'gold']],
  housing: [
    'Affordable Housing Loan',
    '/user/user-detail/affordable-housing-loan',
    ['work', 'property', 'loan'],
  ],
  student: ['Student Loans', '/user/user-detail', ['course', 'co_applicant', 'loan']],
  'two-wheeler': ['2-wheeler', '/user/user-detail', ['vehicle']],
  car: ['Car', '/user/user-detail', ['vehicle']],
}

const empty: readonly [string, ProductType, string][] = [
  ['business', 'Business Loans', '/user/business-detail?part=business'],
  ['gold', 'Gold Loans', '/user/user-detail/gold-loan?part=gold'],
  ['housing', 'Affordable Housing Loan', '/user/user-detail/affordable-housing-loan?part=property'],
  ['student', 'Student Loans', '/user/user-detail'],
  ['two-wheeler', '2-wheeler', '/user/user-detail?part=vehicle'],
]

const detailPages: readonly Picture[] = [
  visit('products', '/products', asNew),
  visit('products-business-dialog', '/products', {
    ...asNew,
    product: 'Business Loans',
    act: async (page) => {
      await main(page)
        .getByRole('button', { name: /^(Business Loans|बिज़नेस लोन)/ })
        .click()
      await page.locator('dialog[open]').waitFor()
    },
    isScreen: true,
  }),
  visit('details-empty', '/user/user-detail', { ...asNew, ...personal }),
  visit('details-errors', '/user/user-detail', { ...asNew, ...personal, act: send }),
  ...empty.map(([name, product, path]) =>
    visit(`details-${name}-errors`, path, { ...asNew, product, act: send }),
  ),
  ...Object.entries(parts).flatMap(([name, [product, path, groups]]) => [
    visit(`details-${name}-summary`, path, { as: 'told', product }),
    ...groups.map((group) => part(name, product, path, group)),
  ]),
]

const applied: Partial<Picture> = { as: 'applied' }
const loanPages = (name: string, product: LoanProduct, offers = '/user/offers'): Picture[] => [
  visit(`offers-${name}`, offers, { ...applied, product }),
  visit(`key-facts-${name}`, offers, {
    ...applied,
    product,
    act: async (page) => {
      await press('article a[href^="/user/key-facts/"]')(page)
      await page.getByRole('table').nth(2).waitFor()
    },
  }),
]

const lenderPages = [
  'kadamba-bank',
  'samudra-bank',
  'konkan-credit',
  'chinarvan-finserv',
  'jugnu-credit',
  'titli-money',
  'kaarwan-small-finance-bank',
]

const appliedPages: readonly Picture[] = [
  visit('offers-screen', '/user/offers', { ...applied, ...personal, isScreen: true }),
  ...loanPages('personal', 'Personal Loans'),
  ...loanPages('business', 'Business Loans', '/user/business-offers'),
  ...loanPages('gold', 'Gold Loans'),
  ...loanPages('housing', 'Affordable Housing Loan'),
  ...loanPages('student', 'Student Loans'),
  ...loanPages('two-wheeler', '2-wheeler'),
  ...loanPages('car', 'Car'),
  visit('apply', '/user/offers', {
    ...applied,
    product: 'Student Loans',
    act: openDialog('article button[aria-haspopup=dialog], article button'),
    isScreen: true,
  }),
  visit('offers-compared', '/user/offers', {
    ...applied,
    product: 'Car',
    act: async (page) => {
      const boxes = main(page).getByRole('checkbox', { name: /^(Compare|तुलना)/ })
      for (const index of [0, 1]) await boxes.nth(index).check()
      await page
        .getByRole('button', { name: /^(Compare \d|\d की तुलना|तुलना)/ })
        .last()
        .click()
      await page.locator('dialog[open]').waitFor()
    },
    isScreen: true,
  }),
  visit('account', '/user/account', { ...applied, ...personal }),
  visit('account-new', '/user/account', asNew),
  visit('account-settled', '/user/account', { as: 'settled' }),
  visit('welcome-back', '/user/welcome-back', { ...applied, ...personal }),
  visit('business-welcome-back', '/user/business-welcome-back', { as: 'told', product: 'Business Loans' }),
  visit('lender-submit', '/user/lender-submit', { ...applied, ...personal }),
  visit('transaction', '/user/lenders-transaction/sahyadri-bank', { ...applied, ...personal }),
  visit('transaction-redirect', '/user/lenders-transaction/meghdoot-bank', { ...applied, ...personal }),
  visit('transaction-unknown', '/user/lenders-transaction/nobody', { ...applied, ...personal }),
  visit('business-transaction', '/user/business-lenders-transaction/banjara-capital', {
    ...applied,
    product: 'Business Loans',
  }),
  visit('status', '/user/application-status', { ...applied, ...personal }),
  visit('status-none', '/user/application-status', { ...applied, product: 'Car' }),
  visit('consents', '/user/consents', { ...applied, ...personal }),
  visit('contacts', '/user/contacts', { ...applied, ...personal }),
  ...lenderPages.map((page) => visit(`lender-${page}`, `/user/${page}`, { ...applied, ...personal })),
  visit('lender-errors', '/user/kadamba-bank', { ...applied, ...personal, act: press('form button') }),
  visit('lender-gold-doorstep', '/user/gold-doorstep', { ...applied, product: 'Gold Loans' }),
  visit('lender-gold-branch-visit', '/user/gold-branch-visit', { ...applied, product: 'Gold Loans' }),
  visit('hand-over', '/user/user-detail', {
    as: 'told',
    ...personal,
    act: async (page) => {
      const name = /^(Continue on another device|दूसरे डिवाइस पर आगे बढ़ें)$/
      const menu = page.getByRole('banner').locator('button[aria-haspopup]:visible')
      if ((await menu.count()) > 0) await menu.click()
      await page.getByRole('button', { name }).click()
      await page.locator('dialog[open] svg').last().waitFor()
    },
    isScreen: true,
  }),
]

const insurance = { product: 'Other Insurance' } as const
const settled: Partial<Picture> = { as: 'settled' }

const otherPages: readonly Picture[] = [
  ...['Health', 'Shop', 'Other Insurance'].map((kind) =>
    visit(`insurance-${kind.toLowerCase().replace(' ', '-')}`, '/user/insurance', {
      ...asNew,
      ...insurance,
      kind,
    }),
  ),
  visit('insurance-choice', '/user/insurance', { ...asNew, ...insurance }),
  visit('insurance-none', '/user/insurance', { ...asNew, ...insurance, kind: 'Health', brand: 'nimbupay' }),
  visit('insurance-dialog', '/user/insurance', {
    ...asNew,
    ...insurance,
    kind: 'Health',
    act: openDialog(':is(article, li, th) button:visible'),
    isScreen: true,
  }),
  visit('insurance-transaction', '/user/insurance/transaction', { ...settled, ...insurance }),
  visit('insurance-transaction-none', '/user/insurance/transaction', { ...asNew, ...insurance }),
  visit('my-cards', '/user/credit-card', { ...settled, product: 'Credit Cards' }),
  visit('my-cards-none', '/user/credit-card', { ...asNew, product: 'Credit Cards' }),
  visit('vouchers', '/user/vouchers', { ...settled, product: 'Discount Vouchers' }),
  visit('deals', '/user/deals', { ...settled, product: 'Deals' }),
  visit('my-data', '/user/my-data', { ...applied, ...personal }),
  visit('nominee', '/user/nominee', { ...applied, ...personal }),
  visit('complaints', '/user/complaints', settled),
  visit('complaints-none', '/user/complaints', asNew),
  visit('complaints-errors', '/user/complaints', { ...asNew, act: send }),
]

/** Once the lenders have answered what was asked last. */
const laterPages: readonly Picture[] = [
  visit('lender-declined', '/user/konkan-credit/declined', { ...applied, ...personal }),
  visit('lender-passcode', '/user/titli-money/passcode', { ...applied, ...personal }),
  visit('transaction-declined', '/user/lenders-transaction/sahyadri-bank', { ...applied, ...personal }),
]

/** Every customer page in each state that looks its own way. */
export const pictures: readonly Picture[] = [
  ...publicPages,
  ...detailPages,
  ...appliedPages,
  ...otherPages,
  ...laterPages,
]

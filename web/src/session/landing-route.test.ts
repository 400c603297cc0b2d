import { completedFlags, type CompletedFlag } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import { describe, expect, test } from 'vitest'
import { landingRoute, type LandingFacts, type LandingProfile } from './landing-route.ts'

const uncompleted = Object.fromEntries(completedFlags.map((flag) => [flag, 0])) as Record<
  CompletedFlag,
  0 | 1
>
const complete: LandingProfile = {
  ...uncompleted,
  pl_completed: 1,
  pl_update_required: 0,
  editing_products: [],
}
const incomplete: LandingProfile = { ...complete, pl_completed: 0 }
const editing: LandingProfile = { ...complete, editing_products: ['Personal Loans'] }
const outdated: LandingProfile = { ...complete, pl_update_required: 1 }

const nobody: Omit<LandingFacts, 'path'> = {
  prospectAppId: null,
  token: null,
  hasEnded: false,
  productType: null,
  productId: null,
  appId: null,
  profile: null,
  loginFlow: true,
  lenderType: false,
  lenderMarker: null,
  wayBack: null,
  hasCarried: false,
  urlSegment: 'spring-offer',
}
const started = { ...nobody, prospectAppId: 'p' }
const signedIn = { ...started, token: 't', profile: complete }
const borrower = { ...signedIn, productType: 'Personal Loans' as const }
const applied = { ...borrower, appId: 'a' }
const lenderMode = { ...applied, lenderType: true, lenderMarker: 'konkan' }

type Row = [name: string, facts: Omit<LandingFacts, 'path'>, path: string, to: string | null]

const signInRows: Row[] = [
  ['a stranger on start', nobody, '/', null],
  ['a stranger on a url segment', nobody, '/spring-offer', null],
  ['a stranger on /login', nobody, '/login', null],
  ['a stranger on terms', nobody, '/terms-of-use', null],
  ['a stranger on an unknown deep path', nobody, '/no/such/page', null],
  ['no prospect on verification', nobody, '/verification', '/'],
  ['no prospect on products', nobody, '/products', null],
  ['a stranger on a loan', nobody, '/personal-loans', null],
  ['a stranger on a loan, to its questions', nobody, '/gold-loans/check', null],
  ['signed in on a loan', signedIn, '/car-loans', null],
  ['signed in with another loan on a loan', borrower, '/home-loans', null],
  ['a session that ended on products', { ...started, hasEnded: true }, '/products', '/login'],
  ['no prospect on offers', nobody, '/user/offers', '/'],
  ['no prospect on my data', nobody, '/user/my-data', '/'],
  ['a prospect without token on my data', started, '/user/my-data', '/verification'],
  ['signed in without product on my data', signedIn, '/user/my-data', null],
  ['signed in without product on complaints', signedIn, '/user/complaints', null],
  ['signed in without product on the nominee', signedIn, '/user/nominee', null],
  ['signed in without product on consents', signedIn, '/user/consents', null],
  ['no prospect on the account', nobody, '/user/account', '/'],
  ['signed in without product on the account', signedIn, '/user/account', null],
  ['incomplete details on the account', { ...borrower, profile: incomplete }, '/user/account', null],
  ['signed in without product on contacts', signedIn, '/user/contacts', null],
  ['incomplete details on my data', { ...borrower, profile: incomplete }, '/user/my-data', null],
  ['a session that ended on complaints', { ...started, hasEnded: true }, '/user/complaints', '/login'],
  ['no prospect on a lender page', nobody, '/user/lenders-transaction/konkan', '/'],
  ['a prospect without token on start', started, '/', null],
  ['a prospect without token on /login', started, '/login', null],
  ['a prospect without token on verification', started, '/verification', null],
  ['a prospect without token on products', started, '/products', null],
  ['a prospect without token on offers', started, '/user/offers', '/verification'],
  ['signed in without product on start', signedIn, '/', '/products'],
  ['signed in without product on a url segment', signedIn, '/spring-offer', '/products'],
  ['signed in without product on verification', signedIn, '/verification', '/products'],
  ['signed in without product on products', signedIn, '/products', null],
  ['signed in without product on offers', signedIn, '/user/offers', '/products'],
  ['signed in with product on start', borrower, '/', '/products'],
  ['signed in with product on verification', borrower, '/verification', '/products'],
  ['signed in on privacy', borrower, '/privacy-policy', null],
  ['signed in on an unknown segment', borrower, '/no-such-page', null],
  ['signed in without product on an unknown segment', signedIn, '/404', null],
  ['a segment that this page was not opened with', { ...borrower, urlSegment: null }, '/spring-offer', null],
  ['a session that ended on offers', { ...started, hasEnded: true }, '/user/offers', '/login'],
  ['a session that ended on privacy', { ...started, hasEnded: true }, '/privacy-policy', '/login'],
  ['a session that ended on /login', { ...started, hasEnded: true }, '/login', null],
]

const holder = { ...signedIn, productType: 'Credit Cards' as const, profile: incomplete }
const chooser = { ...holder, productId: 'c1' }
const visitor = { ...nobody, productType: 'Credit Cards' as const, productId: 'c1' }
const onward = '/redirect?card=c1'

const cardRows: Row[] = [
  ['a stranger on the cards', nobody, '/credit-cards', null],
  ['a stranger on the way to an issuer', nobody, '/redirect', null],
  ['from a card to verification without a prospect', visitor, '/verification', null],
  ['from a card to verification with a prospect', { ...visitor, prospectAppId: 'p' }, '/verification', null],
  ['without a prospect to products', visitor, '/products', null],
  ['without a prospect to the own cards', visitor, '/user/credit-card', '/'],
  [
    'without a token to the own cards',
    { ...visitor, prospectAppId: 'p' },
    '/user/credit-card',
    '/verification',
  ],
  ['signed in for a card on verification', chooser, '/verification', '/products'],
  ['signed in for a card on products', chooser, '/products', onward],
  ['signed in for a card, arriving', chooser, '/user', onward],
  ['with a card on the own cards', chooser, '/user/credit-card', null],
  ['without a card on products', holder, '/products', null],
  ['without a card, arriving', holder, '/user', '/user/credit-card'],
  ['without a profile yet', { ...holder, profile: null }, '/user/credit-card', null],
  ['cards on the details of a loan', holder, '/user/user-detail', '/user/credit-card'],
  ['cards on offers', { ...holder, appId: 'a' }, '/user/offers', '/user/credit-card'],
  ['cards on welcome-back', holder, '/user/welcome-back', '/user/credit-card'],
  ['cards on the consents', holder, '/user/consents', null],
  ['cards on a route of gold', holder, '/user/gold-doorstep', '/products'],
  ['loans on the own cards', applied, '/user/credit-card', '/products'],
  ['no product on the own cards', signedIn, '/user/credit-card', '/products'],
  ['cards, a session that ended', { ...visitor, hasEnded: true }, '/redirect', '/login'],
]

const alternate = { loginFlow: false }
const alternateRows: Row[] = [
  ['a stranger on the products home', { ...nobody, ...alternate }, '/', null],
  ['a stranger on /products', { ...nobody, ...alternate }, '/products', null],
  ['a stranger on /login', { ...nobody, ...alternate }, '/login', null],
  ['a stranger on offers', { ...nobody, ...alternate }, '/user/offers', '/'],
  ['signed in without product on /login', { ...signedIn, ...alternate }, '/login', '/'],
  ['signed in without product on offers', { ...signedIn, ...alternate }, '/user/offers', '/'],
  ['signed in with product on /login', { ...borrower, ...alternate }, '/login', '/products'],
  ['signed in with product and application on the home', { ...applied, ...alternate }, '/', '/user/offers'],
]

const arrivalRows: Row[] = [
  ['update required on products', { ...applied, profile: outdated }, '/products', '/user/user-detail'],
  ['update required on offers', { ...applied, profile: outdated }, '/user/offers', '/user/user-detail'],
  ['update required on detail', { ...applied, profile: outdated }, '/user/user-detail', null],
  ['editing on products', { ...applied, profile: editing }, '/products', '/user/user-detail'],
  ['editing on /user', { ...applied, profile: editing }, '/user', '/user/user-detail'],
  ['editing on detail', { ...applied, profile: editing }, '/user/user-detail', null],
  ['editing, back on offers', { ...applied, profile: editing }, '/user/offers', null],
  ['editing without application on detail', { ...borrower, profile: editing }, '/user/user-detail', null],
  ['incomplete on products', { ...borrower, profile: incomplete }, '/products', '/user/user-detail'],
  ['incomplete on offers', { ...applied, profile: incomplete }, '/user/offers', '/user/user-detail'],
  [
    'incomplete on welcome-back',
    { ...borrower, profile: incomplete },
    '/user/welcome-back',
    '/user/user-detail',
  ],
  ['incomplete on detail', { ...borrower, profile: incomplete }, '/user/user-detail', null],
  ['complete without application on products', borrower, '/products', '/user/welcome-back'],
  ['complete without application on detail', borrower, '/user/user-detail', '/user/welcome-back'],
  ['complete without application on offers', borrower, '/user/offers', '/user/welcome-back'],
  ['complete without application on welcome-back', borrower, '/user/welcome-back', null],
  ['complete with application on products', applied, '/products', '/user/offers'],
  ['complete with application on /user', applied, '/user', '/user/offers'],
  ['complete with application on detail', applied, '/user/user-detail', '/user/offers'],
  ['complete with application on offers', applied, '/user/offers', null],
  ['complete with application on welcome-back', applied, '/user/welcome-back', null],
  ['complete with application on a lender page', applied, '/user/lenders-transaction/konkan', null],
  ['profile not there yet on offers', { ...applied, profile: null }, '/user/offers', null],
  ['profile not there yet on products', { ...applied, profile: null }, '/products', null],
]

const otherRows: Row[] = [
  ['lender-submit mode on detail', lenderMode, '/user/user-detail', '/user/lender-submit'],
  ['lender-submit mode on offers', lenderMode, '/user/offers', '/user/lender-submit'],
  ['lender-submit mode on lender-submit', lenderMode, '/user/lender-submit', null],
  ['lender-submit mode without application', { ...lenderMode, appId: null }, '/user/lender-submit', null],
  [
    'lender-submit mode, incomplete',
    { ...lenderMode, profile: incomplete },
    '/user/lender-submit',
    '/user/user-detail',
  ],
  [
    'the marker without the setting on lender-submit',
    { ...lenderMode, lenderType: false },
    '/user/lender-submit',
    null,
  ],
  [
    'lender-submit without a lender',
    { ...lenderMode, lenderMarker: null },
    '/user/lender-submit',
    '/user/offers',
  ],
  ['the marker without the setting', { ...lenderMode, lenderType: false }, '/user/offers', null],
  ['the setting without the marker', { ...lenderMode, lenderMarker: null }, '/user/offers', null],
  ['a business route with another product', applied, '/user/business-detail', '/products'],
  ['a gold route with another product', applied, '/user/gold-lender', '/products'],
  ['cards chosen, on products', { ...signedIn, productType: 'Credit Cards' }, '/products', null],
]

/** A page of each place that a customer of a personal loan may be at. */
const customerPaths = [
  '/user',
  '/user/user-detail',
  '/user/welcome-back',
  '/user/offers',
  '/user/lender-submit',
  '/user/onward',
  '/user/application-status',
  '/user/lenders-transaction/konkan',
]
const ofBusiness = { ...applied, productType: 'Business Loans' as const }
/** Where Business Loans have the page under another address. */
const elsewhere = '/user/offers'

/** What holds on every page alike. */
const everywhereRows: Row[] = [
  ...customerPaths.flatMap((path): Row[] => [
    [`an ended session on ${path}`, { ...borrower, token: null, hasEnded: true }, path, '/login'],
    [`no prospect on ${path}`, nobody, path, '/'],
    [`no token on ${path}`, started, path, '/verification'],
    [`no product on ${path}`, signedIn, path, '/products'],
    [`no product on ${path} of the alternate flow`, { ...signedIn, loginFlow: false }, path, '/'],
    [
      `a kind of insurance as the product on ${path}`,
      { ...applied, productType: 'Health' },
      path,
      '/products',
    ],
    [`no profile yet on ${path}`, { ...applied, profile: null }, path, null],
  ]),
  ...customerPaths
    .filter((path) => path !== '/user/user-detail')
    .flatMap((path): Row[] => [
      [`update required on ${path}`, { ...applied, profile: outdated }, path, '/user/user-detail'],
      [`incomplete on ${path}`, { ...applied, profile: incomplete }, path, '/user/user-detail'],
    ]),
  ...['/user', '/user/user-detail', '/user/welcome-back', '/user/offers', '/user/onward', '/products'].map(
    (path): Row => [`lender-submit mode on ${path}`, lenderMode, path, '/user/lender-submit'],
  ),
  ...['/', '/verification', '/products', '/spring-offer'].map((path): Row => [
    `an ended session on ${path}`,
    { ...started, hasEnded: true },
    path,
    '/login',
  ]),
  ...['/user/lender-submit', '/user/application-status', '/user/lenders-transaction/konkan'].map(
    (path): Row => [`no application on ${path}`, borrower, path, '/user/welcome-back'],
  ),
  ['no prospect elsewhere', { ...nobody, productType: 'Business Loans' }, elsewhere, '/'],
  ['no token elsewhere', { ...started, productType: 'Business Loans' }, elsewhere, '/verification'],
  ['an ended session elsewhere', { ...ofBusiness, token: null, hasEnded: true }, elsewhere, '/login'],
  ['no profile yet elsewhere', { ...ofBusiness, profile: null }, elsewhere, null],
  ['incomplete elsewhere', ofBusiness, elsewhere, '/user/business-detail'],
  ['no product on the details of gold', signedIn, '/user/user-detail/gold-loan', '/products'],
  [
    'no product on the details of gold, alternate flow',
    { ...signedIn, loginFlow: false },
    '/user/user-detail/gold-loan',
    '/',
  ],
  ['a stranger on products of the alternate flow', { ...nobody, loginFlow: false }, '/products', null],
  ['not signed in on products of the alternate flow', { ...started, loginFlow: false }, '/products', null],
  ['cards where the server is asked', holder, '/user/onward', '/user/credit-card'],
  ['cards on lender-submit', holder, '/user/lender-submit', '/user/credit-card'],
  [
    'no product on verification of the alternate flow',
    { ...signedIn, loginFlow: false },
    '/verification',
    '/',
  ],
  [
    'a loan chosen before the sign-in of the alternate flow',
    { ...borrower, token: null, loginFlow: false },
    '/products',
    null,
  ],
]

/** A customer of one product who has told all that it needs, and the same with an application for it. */
const completeFor = (productType: ProductType, flag: keyof LandingProfile) => {
  const profile: LandingProfile = { ...complete, pl_completed: 0, [flag]: 1 }
  return { ...signedIn, productType, profile }
}
const withApplication = (productType: ProductType, flag: keyof LandingProfile) => ({
  ...completeFor(productType, flag),
  appId: 'a',
})
const incompleteFor = (productType: ProductType) => ({ ...applied, productType })

const business = withApplication('Business Loans', 'bl_completed')
const businessRows: Row[] = [
  ['incomplete, arriving', incompleteFor('Business Loans'), '/user', '/user/business-detail'],
  ['incomplete on offers', incompleteFor('Business Loans'), '/user/business-offers', '/user/business-detail'],
  ['incomplete on the detail page', incompleteFor('Business Loans'), '/user/business-detail', null],
  [
    'incomplete on the details of others',
    incompleteFor('Business Loans'),
    '/user/user-detail',
    '/user/business-detail',
  ],
  ['complete, arriving', business, '/user', '/user/business-offers'],
  ['complete on products', business, '/products', '/user/business-offers'],
  ['complete on the detail page', business, '/user/business-detail', '/user/business-offers'],
  ['complete on offers', business, '/user/business-offers', null],
  ['complete on the offers of others', business, '/user/offers', '/user/business-offers'],
  ['complete on the welcome of others', business, '/user/welcome-back', '/user/business-offers'],
  ['complete with application on welcome', business, '/user/business-welcome-back', '/user/business-offers'],
  [
    'no application on offers',
    { ...business, appId: null },
    '/user/business-offers',
    '/user/business-welcome-back',
  ],
  ['no application on welcome', { ...business, appId: null }, '/user/business-welcome-back', null],
  [
    'no application on the welcome of others',
    { ...business, appId: null },
    '/user/welcome-back',
    '/user/business-offers',
  ],
  ['complete on a lender page', business, '/user/business-lenders-transaction/konkan', null],
  [
    'no application on a lender page',
    { ...business, appId: null },
    '/user/business-lenders-transaction/konkan',
    null,
  ],
  [
    'complete on a lender page of others',
    business,
    '/user/lenders-transaction/konkan',
    '/user/business-lenders-transaction/konkan',
  ],
  [
    'incomplete on a lender page',
    incompleteFor('Business Loans'),
    '/user/business-lenders-transaction/konkan',
    '/user/business-detail',
  ],
  ['complete on the status page', business, '/user/application-status', null],
  [
    'editing on the detail page',
    { ...business, profile: { ...business.profile, editing_products: ['Business Loans'] } },
    '/user/business-detail',
    null,
  ],
  [
    'personal on a lender page of business',
    applied,
    '/user/business-lenders-transaction/konkan',
    '/products',
  ],
]

const gold = withApplication('Gold Loans', 'gl_completed')
const housing = withApplication('Affordable Housing Loan', 'hl_completed')
const routedRows: Row[] = [
  ['gold, incomplete on offers', incompleteFor('Gold Loans'), '/user/offers', '/user/user-detail/gold-loan'],
  ['gold, incomplete on its details', incompleteFor('Gold Loans'), '/user/user-detail/gold-loan', null],
  [
    'gold, incomplete on the details of others',
    incompleteFor('Gold Loans'),
    '/user/user-detail',
    '/user/user-detail/gold-loan',
  ],
  ['gold, complete on its details', gold, '/user/user-detail/gold-loan', '/user/onward'],
  [
    'gold, editing its details',
    { ...gold, profile: { ...gold.profile, editing_products: ['Gold Loans'] } },
    '/user/user-detail/gold-loan',
    null,
  ],
  [
    'gold, while the details of a personal loan are edited',
    { ...gold, profile: { ...gold.profile, editing_products: ['Personal Loans'] } },
    '/user',
    '/user/onward',
  ],
  ['gold, arriving', gold, '/user', '/user/onward'],
  ['gold, on products', gold, '/products', '/user/onward'],
  ['gold, where the server is asked', gold, '/user/onward', null],
  ['gold, on offers', gold, '/user/offers', null],
  ['gold, on welcome', gold, '/user/welcome-back', '/user/onward'],
  ['gold, no application on offers', { ...gold, appId: null }, '/user/offers', '/user/welcome-back'],
  ['gold, no application where the server is asked', { ...gold, appId: null }, '/user/onward', null],
  ['gold, on a gold lender', gold, '/user/gold-doorstep', null],
  [
    'housing, incomplete, arriving',
    incompleteFor('Affordable Housing Loan'),
    '/user',
    '/user/user-detail/affordable-housing-loan',
  ],
  ['housing, complete on its details', housing, '/user/user-detail/affordable-housing-loan', '/user/onward'],
  ['housing, where the server is asked', housing, '/user/onward', null],
  ['housing, on welcome', housing, '/user/welcome-back', null],
  ['housing, no application', { ...housing, appId: null }, '/user', '/user/welcome-back'],
  [
    'housing, no application where the server is asked',
    { ...housing, appId: null },
    '/user/onward',
    '/user/welcome-back',
  ],
  ['housing, on the details of gold', housing, '/user/user-detail/gold-loan', '/products'],
  ['personal, on the details of gold', applied, '/user/user-detail/gold-loan', '/products'],
  ['personal, on the details of housing', applied, '/user/user-detail/affordable-housing-loan', '/products'],
  ['personal, where the server is asked', applied, '/user/onward', '/user/offers'],
]

const sharedRows: Row[] = (
  [
    ['Student Loans', 'sl_completed'],
    ['2-wheeler', 'tl_completed'],
    ['Car', 'cl_completed'],
  ] as const
).flatMap(([product, flag]): Row[] => [
  [`${product}, incomplete, arriving`, incompleteFor(product), '/user', '/user/user-detail'],
  [`${product}, incomplete on its details`, incompleteFor(product), '/user/user-detail', null],
  [`${product}, no application, arriving`, completeFor(product, flag), '/user', '/user/welcome-back'],
  [`${product}, no application on welcome`, completeFor(product, flag), '/user/welcome-back', null],
  [`${product}, complete, arriving`, withApplication(product, flag), '/user', '/user/offers'],
  [`${product}, complete on products`, withApplication(product, flag), '/products', '/user/offers'],
  [
    `${product}, complete on its details`,
    withApplication(product, flag),
    '/user/user-detail',
    '/user/offers',
  ],
  [
    `${product}, on the pages of business`,
    withApplication(product, flag),
    '/user/business-offers',
    '/products',
  ],
])

const insured = { ...signedIn, productType: 'Other Insurance' as const, profile: incomplete }
const shopper = { ...insured, productType: 'Discount Vouchers' as const }
const dealer = { ...insured, productType: 'Deals' as const }
const withoutDetailsRows: Row[] = [
  ['insurance, arriving', insured, '/user', '/user/insurance'],
  ['insurance, before the profile is there', { ...insured, profile: null }, '/user', '/user/insurance'],
  ['insurance on its page', insured, '/user/insurance', null],
  ['insurance on its transaction page', insured, '/user/insurance/transaction', null],
  ['insurance on the consents', insured, '/user/consents', null],
  ['insurance on the details of a loan', insured, '/user/user-detail', '/user/insurance'],
  ['insurance on offers', insured, '/user/offers', '/user/insurance'],
  ['insurance on lender-submit', insured, '/user/lender-submit', '/user/insurance'],
  ['insurance where the server is asked', insured, '/user/onward', '/user/insurance'],
  ['insurance on welcome-back', insured, '/user/welcome-back', '/user/insurance'],
  ['insurance on vouchers', insured, '/user/vouchers', '/products'],
  ['insurance choosing anew', insured, '/products', null],
  ['insurance with an application for a loan', { ...insured, appId: 'a' }, '/user', '/user/insurance'],
  [
    'insurance in lender mode',
    { ...insured, lenderType: true, lenderMarker: 'k' },
    '/user',
    '/user/insurance',
  ],
  ['insurance without product', { ...insured, productType: null }, '/user/insurance', '/products'],
  ['a borrower on insurance', applied, '/user/insurance', '/products'],
  ['a borrower on the insurance transaction', applied, '/user/insurance/transaction', '/products'],
  ['a stranger on insurance', nobody, '/user/insurance', '/'],
  ['a prospect on insurance', started, '/user/insurance', '/verification'],
  ['vouchers, arriving', shopper, '/user', '/user/vouchers'],
  ['vouchers on their page', shopper, '/user/vouchers', null],
  ['vouchers on deals', shopper, '/user/deals', '/products'],
  ['deals, arriving', dealer, '/user', '/user/deals'],
  ['deals on their page', dealer, '/user/deals', null],
  ['a borrower on deals', applied, '/user/deals', '/products'],
]

const carrying = { ...borrower, hasCarried: true }
const carriedRows: Row[] = [
  ['not signed in, on the start', { ...nobody, hasCarried: true }, '/login', null],
  ['not signed in, on the way to be saved', { ...nobody, hasCarried: true }, '/user/check', '/'],
  ['without the passcode', { ...started, hasCarried: true }, '/user/check', '/verification'],
  ['after the passcode', { ...carrying, profile: null }, '/verification', '/user/check'],
  ['on the start, signed in', carrying, '/login', '/user/check'],
  ['on arrival', { ...carrying, profile: incomplete }, '/user', '/user/check'],
  ['on the products', carrying, '/products', '/user/check'],
  ['while they are saved', { ...carrying, profile: incomplete }, '/user/check', null],
  [
    'before what a sign-in interrupted',
    { ...carrying, wayBack: '/user/my-data' },
    '/products',
    '/user/check',
  ],
  ['a session that ends meanwhile', { ...carrying, token: null, hasEnded: true }, '/user/check', '/login'],
  ['elsewhere they wait', { ...applied, hasCarried: true }, '/user/offers', null],
  ['saved', applied, '/user/check', '/user/offers'],
  ['saved, and more is needed', { ...borrower, profile: incomplete }, '/user/check', '/user/user-detail'],
]
const interrupted = { ...applied, wayBack: '/user/complaints?from=menu' }
const wayBackRows: Row[] = [
  ['back on products', interrupted, '/products', '/user/complaints?from=menu'],
  ['back on /user', interrupted, '/user', '/user/complaints?from=menu'],
  ['back, first past the start', interrupted, '/verification', '/products'],
  ['back, before the profile is there', { ...interrupted, profile: null }, '/products', null],
  ['back, not signed in again', { ...started, wayBack: '/user/offers' }, '/user', '/verification'],
  [
    'back where no product is chosen',
    { ...interrupted, productType: null },
    '/products',
    interrupted.wayBack,
  ],
  [
    'back, with a card chosen',
    { ...chooser, wayBack: '/user/credit-card' },
    '/products',
    '/user/credit-card',
  ],
  ['back, details incomplete', { ...interrupted, profile: incomplete }, '/products', interrupted.wayBack],
  ['what was interrupted, open again', interrupted, '/user/complaints', null],
  ['another page that is opened meanwhile', interrupted, '/user/offers', null],
]

describe.each([
  ['signing in', signInRows],
  ['answers from before the number', carriedRows],
  ['after an ended session', wayBackRows],
  ['products without details', withoutDetailsRows],
  ['credit cards', cardRows],
  ['alternate flow', alternateRows],
  ['arriving', arrivalRows],
  ['everywhere', everywhereRows],
  ['modes and other products', otherRows],
  ['business', businessRows],
  ['gold and housing', routedRows],
  ['student, 2-wheeler, car', sharedRows],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_name, facts, path, to) => {
    expect(landingRoute({ ...facts, path })).toBe(to)
  })
})

test('no redirect leads back to where it came from', () => {
  const rows = [signInRows, alternateRows, arrivalRows, otherRows, businessRows, routedRows, sharedRows]
  const others = [cardRows, withoutDetailsRows, everywhereRows]
  for (const [name, facts, path] of [...rows, ...others].flat()) {
    const visited = [path]
    let next = landingRoute({ ...facts, path })
    while (next !== null && visited.length < 6) {
      expect([name, ...visited]).not.toContain(next)
      visited.push(next)
      next = landingRoute({ ...facts, path: new URL(next, 'http://a.example').pathname })
    }
    expect([name, visited.length]).toEqual([name, Math.min(visited.length, 5)])
  }
})

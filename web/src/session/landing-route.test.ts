import { describe, expect, test } from 'vitest'
import { landingRoute, type LandingFacts, type LandingProfile } from './landing-route.ts'

const complete: LandingProfile = {
  pl_completed: 1,
  bl_completed: 0,
  gl_completed: 0,
  hl_completed: 0,
  pl_update_required: 0,
  is_editing: 0,
}
const incomplete: LandingProfile = { ...complete, pl_completed: 0 }
const editing: LandingProfile = { ...complete, is_editing: 1 }
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
  ['no prospect on products', nobody, '/products', '/'],
  ['no prospect on offers', nobody, '/user/offers', '/'],
  ['no prospect on a lender page', nobody, '/user/lenders-transaction/konkan', '/'],
  ['a prospect without token on start', started, '/', null],
  ['a prospect without token on /login', started, '/login', null],
  ['a prospect without token on verification', started, '/verification', null],
  ['a prospect without token on products', started, '/products', '/verification'],
  ['a prospect without token on offers', started, '/user/offers', '/verification'],
  ['signed in without product on start', signedIn, '/', '/products'],
  ['signed in without product on a url segment', signedIn, '/spring-offer', '/products'],
  ['signed in without product on verification', signedIn, '/verification', '/products'],
  ['signed in without product on products', signedIn, '/products', null],
  ['signed in without product on offers', signedIn, '/user/offers', '/products'],
  ['signed in with product on start', borrower, '/', '/products'],
  ['signed in with product on verification', borrower, '/verification', '/products'],
  ['signed in on privacy', borrower, '/privacy-policy', null],
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
  ['without a prospect to products', visitor, '/products', '/'],
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
  ['the marker without the setting', { ...lenderMode, lenderType: false }, '/user/offers', null],
  ['the setting without the marker', { ...lenderMode, lenderMarker: null }, '/user/offers', null],
  ['a business route with another product', applied, '/user/business-detail', '/products'],
  ['a gold route with another product', applied, '/user/gold-lender', '/products'],
  [
    'gold, incomplete',
    { ...applied, productType: 'Gold Loans' },
    '/user/offers',
    '/user/user-detail/gold-loan',
  ],
  ['business, incomplete', { ...applied, productType: 'Business Loans' }, '/user', '/user/business-detail'],
  [
    'business, complete with application on welcome-back',
    { ...applied, productType: 'Business Loans', profile: { ...complete, bl_completed: 1 } },
    '/user/business-welcome-back',
    '/user/business-offers',
  ],
  ['another product chosen on products', { ...signedIn, productType: 'Student Loans' }, '/products', null],
]

describe.each([
  ['signing in', signInRows],
  ['credit cards', cardRows],
  ['alternate flow', alternateRows],
  ['arriving', arrivalRows],
  ['modes and other products', otherRows],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_name, facts, path, to) => {
    expect(landingRoute({ ...facts, path })).toBe(to)
  })
})

test('no redirect leads back to where it came from', () => {
  for (const [name, facts, path] of [
    ...signInRows,
    ...cardRows,
    ...alternateRows,
    ...arrivalRows,
    ...otherRows,
  ]) {
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

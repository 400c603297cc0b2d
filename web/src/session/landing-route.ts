import {
  journeyOf,
  productJourneys,
  type CompletedFlag,
} from '@marketplace/contract/reference/product-journeys'
import { productNames, recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Profile } from '@marketplace/contract/customers/profiles'

/** The flags of the profile that decide where a customer may be. */
export type LandingProfile = Pick<Profile, CompletedFlag | 'pl_update_required' | 'editing_products'>

export interface LandingFacts {
  /** The path that is open, without query. */
  path: string
  prospectAppId: string | null
  token: string | null
  /** A call has just answered 401. */
  hasEnded: boolean
  productType: ProductType | null
  /** The kind of insurance, or the card. */
  productId: string | null
  /** The application for that product. */
  appId: string | null
  /** Null until the profile is there. */
  profile: LandingProfile | null
  /** LOGIN_FLOW: `/` is the start screen; otherwise it is the products screen (decisions: login flow). */
  loginFlow: boolean
  /** The lender-type build setting, and a stored lender marker. */
  lenderType: boolean
  lenderMarker: string | null
  /** The page, with its query, that a session that ended interrupted in this tab. */
  wayBack: string | null
  /** Answers that were given before the number wait to be saved. */
  hasCarried: boolean
  /** The known first path segment that this page was opened with: a start page. Any other unknown address is not found. */
  urlSegment: string | null
}

type Place =
  | 'public'
  | 'start'
  | 'verification'
  | 'products'
  | 'detail'
  | 'welcome-back'
  | 'offers'
  | 'lender-submit'
  /** The page that asks the server where a gold or housing customer goes on. */
  | 'onward'
  /** A page that the product has under another address. */
  | 'elsewhere'
  | 'user'
  /** About the person and not about a product: their data, consents and complaints. */
  | 'own'
  /** /user itself: the customer arrives. */
  | 'arrival'
  /** The page that saves the answers that were given before the number. */
  | 'carry'

const personal = productJourneys['Personal Loans']
const business = productJourneys['Business Loans']
const ONWARD = '/user/onward'
const CARRY = '/user/check'

const journeyAt = (productType: ProductType | null) =>
  (productType === null ? null : journeyOf(productType)) ?? personal

const detailPaths: ReadonlySet<string> = new Set(Object.values(productJourneys).map(({ detail }) => detail))

/** The pages of other loans that Business Loans have for themselves (section 2, Business group; section 4, welcome-back). */
const businessAddress = (path: string): string | null => {
  if (path === personal.offers || path === personal.welcome) return business.offers
  return path.startsWith('/user/lenders-transaction/')
    ? path.replace('/user/lenders', '/user/business-lenders')
    : null
}

/** Where the product has what stands at a path, if it is not there. */
const ownAddress = (path: string, productType: ProductType | null): string | null => {
  const { detail } = journeyAt(productType)
  if (detailPaths.has(path) && path !== detail) return detail
  return productType === 'Business Loans' ? businessAddress(path) : null
}

/** Routes of one product (section 4, Product guards). */
const productRoutes = productNames.flatMap((product) =>
  (recordOf(product).own_paths ?? []).map((prefix) => [prefix, product] as const),
)

/** Open to whoever is signed in, whatever they chose or told: a right must not wait for a form (DPDP Act 2023, sections 11 to 14). */
const ownPages: ReadonlySet<string> = new Set([
  '/user/account',
  '/user/my-data',
  '/user/nominee',
  '/user/consents',
  '/user/contacts',
  '/user/complaints',
])
/** The one page of a product that needs no details of the customer: where they begin (insurance, vouchers, deals). */
const homeOf = ({ productType }: LandingFacts): string | null => {
  const record = productType === null ? null : recordOf(productType)
  return record === null || record.kind === 'loan' ? null : (record.home ?? null)
}

const placeOf = ({ path, loginFlow, productType, urlSegment, hasCarried }: LandingFacts): Place => {
  if (path === '/') return loginFlow ? 'start' : 'products'
  if (path === '/login') return 'start'
  if (path === '/verification') return 'verification'
  if (path === '/products') return 'products'
  if (path === '/user') return 'arrival'
  // Without answers there is nothing to do there: whoever comes arrives.
  if (path === CARRY) return hasCarried ? 'carry' : 'arrival'
  if (path === ONWARD) return 'onward'
  if (ownPages.has(path)) return 'own'
  const { detail, offers, welcome } = journeyAt(productType)
  if (path === detail) return 'detail'
  if (path === welcome) return 'welcome-back'
  if (path === offers) return 'offers'
  if (path === '/user/lender-submit') return 'lender-submit'
  if (ownAddress(path, productType) !== null) return 'elsewhere'
  if (path.startsWith('/user/')) return 'user'
  return urlSegment !== null && path === `/${urlSegment}` ? 'start' : 'public'
}

interface Case extends LandingFacts {
  place: Place
  signedIn: boolean
  completed: boolean
  /** The details of the chosen loan are being changed; another's do not matter. */
  editing: boolean
  lenderSubmit: boolean
}

interface Row {
  on: readonly Place[]
  when: (facts: Case) => boolean
  /** Where to go; null is to stay. */
  to: string | null | ((facts: Case) => string | null)
}

const always = (): boolean => true
const isPersonal = ({ productType }: Case): boolean => productType === 'Personal Loans'
const isGold = ({ productType }: Case): boolean => productType === 'Gold Loans'
/** Products whose next page the server names (section 7, gold-loans and housing-loan). */
const isRouted = ({ productType }: Case): boolean =>
  productType !== null && journeyOf(productType)?.goes_on === 'server'
const isLoan = ({ productType }: Case): boolean => productType !== null && journeyOf(productType) !== null
const products = ({ loginFlow }: Case): string => (loginFlow ? '/products' : '/')
const detail = ({ productType }: Case): string => journeyAt(productType).detail
const welcome = ({ productType }: Case): string => journeyAt(productType).welcome
const offers = ({ productType }: Case): string => journeyAt(productType).offers

const arrivals = ['arrival', 'products'] as const
const pagesButDetail = [
  'welcome-back',
  'offers',
  'lender-submit',
  'onward',
  'elsewhere',
  'user',
  'arrival',
] as const
const customerPages = ['detail', ...pagesButDetail] as const
const allButDetail = [...pagesButDetail, 'products'] as const

const isCards = ({ productType }: Case): boolean => productType === 'Credit Cards'
const isCardPath = ({ path }: Case): boolean =>
  !productRoutes.some(([prefix, owner]) => path.startsWith(prefix) && owner !== 'Credit Cards')

/** Credit cards are applied for at their issuer: no details, no offers and no application of ours (section 4). */
const cardRows: readonly Row[] = [
  // Log in for a card.
  {
    on: ['verification'],
    when: (at) => isCards(at) && at.prospectAppId === null,
    to: null,
  },
  // Card chosen.
  {
    on: ['products', 'arrival'],
    when: (at) => isCards(at) && at.signedIn && at.productId !== null,
    to: ({ productId }) => `/redirect?card=${encodeURIComponent(productId ?? '')}`,
  },
  // Cards, own pages.
  {
    on: ['user'],
    when: (at) => isCards(at) && at.signedIn && isCardPath(at),
    to: null,
  },
  // Cards, pages of loans.
  {
    on: ['detail', 'welcome-back', 'offers', 'lender-submit', 'onward', 'arrival'],
    when: (at) => isCards(at) && at.signedIn,
    to: '/user/credit-card',
  },
]

/** The guard chain and the profile routing of section 4, with the order of arrival of decisions. The first row that fits decides; where none does, they stay. */
const rows: readonly Row[] = [
  // Session ended.
  {
    on: ['public', 'start', 'verification', 'products', 'own', 'carry', ...customerPages],
    when: (at) => at.hasEnded && at.path !== '/login',
    to: '/login',
  },
  // Answers from before the number.
  {
    on: ['start', 'verification', ...arrivals],
    when: (at) => at.signedIn && at.hasCarried,
    to: CARRY,
  },
  { on: ['carry'], when: (at) => at.signedIn, to: null },
  // Back to what the sign-in interrupted.
  {
    on: arrivals,
    when: (at) => at.signedIn && at.profile !== null && at.wayBack !== null,
    to: ({ wayBack }) => wayBack,
  },
  ...cardRows,
  // Products in the open: of the specification's chain below, which stands as it is, this row alone is said before (docs/decisions/120).
  { on: ['products'], when: (at) => !at.signedIn, to: null },
  // No prospect.
  {
    on: [...customerPages, 'own', 'carry', 'verification'],
    when: (at) => at.prospectAppId === null,
    to: '/',
  },
  { on: ['products'], when: (at) => at.loginFlow && at.prospectAppId === null, to: '/' },
  // No token.
  {
    on: ['own', 'carry', ...customerPages],
    when: (at) => at.token === null,
    to: '/verification',
  },
  {
    on: ['products'],
    when: (at) => at.loginFlow && at.token === null,
    to: '/verification',
  },
  // Signing in.
  { on: ['start', 'verification', 'products'], when: (at) => !at.signedIn, to: null },
  // Signed in, no product.
  {
    on: ['start', 'verification'],
    when: (at) => at.productType === null,
    to: products,
  },
  // Signed in, product chosen.
  { on: ['start', 'verification'], when: always, to: '/products' },
  // Choosing.
  { on: ['products'], when: (at) => !isLoan(at), to: null },
  // No product.
  { on: customerPages, when: (at) => at.productType === null, to: products },
  // Route of another product.
  {
    on: ['elsewhere', 'user'],
    when: ({ path, productType }) =>
      productRoutes.some(([prefix, owner]) => path.startsWith(prefix) && owner !== productType),
    to: '/products',
  },
  // Product without details.
  {
    on: ['detail', 'welcome-back', 'offers', 'lender-submit', 'onward', 'arrival'],
    when: (at) => homeOf(at) !== null,
    to: homeOf,
  },
  { on: ['user'], when: (at) => homeOf(at) !== null, to: null },
  // Product without pages.
  { on: customerPages, when: (at) => !isLoan(at), to: '/products' },
  // Profile not there yet.
  {
    on: [...customerPages, 'products'],
    when: (at) => at.profile === null,
    to: null,
  },
  // Update required.
  {
    on: allButDetail,
    when: (at) => isPersonal(at) && at.profile?.pl_update_required === 1,
    to: detail,
  },
  {
    on: ['detail'],
    when: (at) => isPersonal(at) && at.profile?.pl_update_required === 1,
    to: null,
  },
  // Editing.
  { on: arrivals, when: (at) => at.editing, to: detail },
  { on: ['detail'], when: (at) => at.editing, to: null },
  // Incomplete.
  { on: allButDetail, when: (at) => !at.completed, to: detail },
  { on: ['detail'], when: (at) => !at.completed, to: null },
  // Page of the product under another address.
  {
    on: ['elsewhere'],
    when: always,
    to: ({ path, productType }) => ownAddress(path, productType),
  },
  // Lender-submit mode.
  {
    on: ['detail', 'welcome-back', 'offers', 'onward', ...arrivals],
    when: (at) => at.lenderSubmit,
    to: '/user/lender-submit',
  },
  { on: ['lender-submit'], when: (at) => at.lenderSubmit, to: null },
  // Business profile complete.
  {
    on: ['user'],
    when: (at) =>
      at.productType === 'Business Loans' && at.path.startsWith('/user/business-lenders-transaction'),
    to: null,
  },
  // Gold, back again.
  { on: ['welcome-back'], when: isGold, to: ONWARD },
  // Gold, application not open yet.
  { on: ['onward'], when: isGold, to: null },
  // No application.
  {
    on: ['detail', 'offers', 'lender-submit', 'onward', 'user', ...arrivals],
    when: (at) => at.appId === null,
    to: welcome,
  },
  // No lender to send to.
  {
    on: ['lender-submit'],
    when: ({ lenderMarker }) => lenderMarker === null,
    to: offers,
  },
  // The server says where.
  { on: ['detail', ...arrivals], when: isRouted, to: ONWARD },
  { on: ['onward'], when: isRouted, to: null },
  // Business offers.
  {
    on: ['welcome-back'],
    when: (at) => at.productType === 'Business Loans' && at.appId !== null,
    to: offers,
  },
  // Offers.
  { on: ['detail', 'onward', ...arrivals], when: always, to: offers },
]

/**
 * Where the customer has to go from the page that is open, or null to stay (section 4: consumer guard chain, profile
 * completion routing, product guards; decisions: where a signed-in customer lands).
 */
export const landingRoute = (facts: LandingFacts): string | null => {
  const { prospectAppId, token, productType, profile } = facts
  const at: Case = {
    ...facts,
    place: placeOf(facts),
    signedIn: prospectAppId !== null && token !== null,
    completed: profile?.[journeyAt(productType).completed] === 1,
    editing: profile?.editing_products.some((product) => product === productType) === true,
    lenderSubmit: facts.lenderType && facts.lenderMarker !== null,
  }
  const row = rows.find(({ on, when }) => on.includes(at.place) && when(at))
  const to = typeof row?.to === 'function' ? row.to(at) : (row?.to ?? null)
  return to === facts.path ? null : to
}

import { reservedSegments } from '@marketplace/contract/bootstrap'
import type { ProductType } from '@marketplace/contract/products'
import type { Profile } from '@marketplace/contract/profiles'

/** The flags of the profile that decide where a customer may be. */
export type LandingProfile = Pick<
  Profile,
  'pl_completed' | 'bl_completed' | 'gl_completed' | 'hl_completed' | 'pl_update_required' | 'is_editing'
>

export interface LandingFacts {
  /** The path that is open, without query. */
  path: string
  prospectAppId: string | null
  token: string | null
  /** A call has just answered 401. */
  hasEnded: boolean
  productType: ProductType | null
  productId: string | null
  appId: string | null
  /** Null until the profile is there. */
  profile: LandingProfile | null
  /** LOGIN_FLOW: `/` is the start screen; otherwise it is the products screen (decisions: login flow). */
  loginFlow: boolean
  /** The lender-type build setting, and a stored lender marker. */
  lenderType: boolean
  lenderMarker: string | null
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
  | 'user'
  /** /user itself: the customer arrives. */
  | 'arrival'

const detailPaths: Partial<Record<ProductType, string>> = {
  'Business Loans': '/user/business-detail',
  'Gold Loans': '/user/user-detail/gold-loan',
  'Affordable Housing Loan': '/user/user-detail/affordable-housing-loan',
}
const detailPath = (productType: ProductType | null): string =>
  (productType === null ? undefined : detailPaths[productType]) ?? '/user/user-detail'

const completedFlags: Partial<Record<ProductType, keyof LandingProfile>> = {
  'Business Loans': 'bl_completed',
  'Gold Loans': 'gl_completed',
  'Affordable Housing Loan': 'hl_completed',
}

/** Routes of one product (section 4, Product guards). */
const productRoutes: readonly [prefix: string, productType: ProductType][] = [
  ['/user/business-', 'Business Loans'],
  ['/user/insurance', 'Other Insurance'],
  ['/user/gold-', 'Gold Loans'],
  ['/user/credit-card', 'Credit Cards'],
]

const placeOf = ({ path, loginFlow, productType }: LandingFacts): Place => {
  if (path === '/') return loginFlow ? 'start' : 'products'
  if (path === '/login') return 'start'
  if (path === '/verification') return 'verification'
  if (path === '/products') return 'products'
  if (path === '/user') return 'arrival'
  if (path === detailPath(productType)) return 'detail'
  if (path === '/user/welcome-back' || path === '/user/business-welcome-back') return 'welcome-back'
  if (path === '/user/offers' || path === '/user/business-offers') return 'offers'
  if (path === '/user/lender-submit') return 'lender-submit'
  if (path.startsWith('/user/')) return 'user'
  const [, segment = '', ...rest] = path.split('/')
  const isOwn = reservedSegments.some((reserved) => reserved === segment)
  return rest.length === 0 && !isOwn ? 'start' : 'public'
}

interface Case extends LandingFacts {
  place: Place
  signedIn: boolean
  completed: boolean
  lenderSubmit: boolean
}

interface Row {
  /** What the row is about, for whoever reads the table or a failing test. */
  name: string
  on: readonly Place[]
  when: (facts: Case) => boolean
  /** Where to go; null is to stay. */
  to: string | null | ((facts: Case) => string)
}

const always = (): boolean => true
const isPersonal = ({ productType }: Case): boolean => productType === 'Personal Loans'
const products = ({ loginFlow }: Case): string => (loginFlow ? '/products' : '/')
const detail = ({ productType }: Case): string => detailPath(productType)

const customerPages = ['detail', 'welcome-back', 'offers', 'lender-submit', 'user', 'arrival'] as const
const arrivals = ['arrival', 'products'] as const
const allButDetail = ['welcome-back', 'offers', 'lender-submit', 'user', 'arrival', 'products'] as const

const isCards = ({ productType }: Case): boolean => productType === 'Credit Cards'
const isCardPath = ({ path }: Case): boolean =>
  !productRoutes.some(([prefix, owner]) => path.startsWith(prefix) && owner !== 'Credit Cards')

/** Credit cards are applied for at their issuer: no details, no offers and no application of ours (section 4). */
const cardRows: readonly Row[] = [
  {
    name: 'log in for a card',
    on: ['verification'],
    when: (at) => isCards(at) && at.prospectAppId === null,
    to: null,
  },
  {
    name: 'card chosen',
    on: ['products', 'arrival'],
    when: (at) => isCards(at) && at.signedIn && at.productId !== null,
    to: ({ productId }) => `/redirect?card=${encodeURIComponent(productId ?? '')}`,
  },
  {
    name: 'cards, own pages',
    on: ['user'],
    when: (at) => isCards(at) && at.signedIn && isCardPath(at),
    to: null,
  },
  {
    name: 'cards, pages of loans',
    on: ['detail', 'welcome-back', 'offers', 'lender-submit', 'arrival'],
    when: (at) => isCards(at) && at.signedIn,
    to: '/user/credit-card',
  },
]

/** The guard chain and the profile routing of section 4, with the order of arrival of decisions. The first row that fits decides. */
const rows: readonly Row[] = [
  {
    name: 'session ended',
    on: ['public', 'start', 'verification', 'products', ...customerPages],
    when: (at) => at.hasEnded && at.path !== '/login',
    to: '/login',
  },
  { name: 'public page', on: ['public'], when: always, to: null },
  ...cardRows,
  {
    name: 'no prospect',
    on: [...customerPages, 'verification'],
    when: (at) => at.prospectAppId === null,
    to: '/',
  },
  { name: 'no prospect', on: ['products'], when: (at) => at.loginFlow && at.prospectAppId === null, to: '/' },
  { name: 'no token', on: customerPages, when: (at) => at.token === null, to: '/verification' },
  {
    name: 'no token',
    on: ['products'],
    when: (at) => at.loginFlow && at.token === null,
    to: '/verification',
  },
  { name: 'signing in', on: ['start', 'verification', 'products'], when: (at) => !at.signedIn, to: null },
  {
    name: 'signed in, no product',
    on: ['start', 'verification'],
    when: (at) => at.productType === null,
    to: products,
  },
  { name: 'signed in, product chosen', on: ['start', 'verification'], when: always, to: '/products' },
  { name: 'choosing', on: ['products'], when: (at) => !isPersonal(at), to: null },
  { name: 'no product', on: customerPages, when: (at) => at.productType === null, to: products },
  {
    name: 'route of another product',
    on: customerPages,
    when: ({ path, productType }) =>
      productRoutes.some(([prefix, owner]) => path.startsWith(prefix) && owner !== productType),
    to: '/products',
  },
  {
    name: 'profile not there yet',
    on: [...customerPages, 'products'],
    when: (at) => at.profile === null,
    to: null,
  },
  {
    name: 'update required',
    on: allButDetail,
    when: (at) => isPersonal(at) && at.profile?.pl_update_required === 1,
    to: detail,
  },
  {
    name: 'update required',
    on: ['detail'],
    when: (at) => isPersonal(at) && at.profile?.pl_update_required === 1,
    to: null,
  },
  { name: 'editing', on: arrivals, when: (at) => at.profile?.is_editing === 1, to: detail },
  { name: 'editing', on: ['detail'], when: (at) => at.profile?.is_editing === 1, to: null },
  { name: 'incomplete', on: allButDetail, when: (at) => !at.completed, to: detail },
  { name: 'incomplete', on: ['detail'], when: (at) => !at.completed, to: null },
  {
    name: 'lender-submit mode',
    on: ['detail', 'welcome-back', 'offers', ...arrivals],
    when: (at) => at.lenderSubmit,
    to: '/user/lender-submit',
  },
  { name: 'lender-submit mode', on: ['lender-submit'], when: (at) => at.lenderSubmit, to: null },
  {
    name: 'business profile complete',
    on: ['user'],
    when: (at) =>
      at.productType === 'Business Loans' && at.path.startsWith('/user/business-lenders-transaction'),
    to: null,
  },
  {
    name: 'no application',
    on: ['detail', 'offers', 'lender-submit', 'user', ...arrivals],
    when: (at) => at.appId === null,
    to: ({ productType }) =>
      productType === 'Business Loans' ? '/user/business-welcome-back' : '/user/welcome-back',
  },
  {
    name: 'business offers',
    on: ['detail', 'arrival', 'welcome-back'],
    when: (at) => at.productType === 'Business Loans' && at.appId !== null,
    to: '/user/business-offers',
  },
  { name: 'offers', on: ['detail', ...arrivals], when: isPersonal, to: '/user/offers' },
  { name: 'arrival of another product', on: ['arrival'], when: always, to: '/user/welcome-back' },
  { name: 'allowed', on: [...customerPages, 'products'], when: always, to: null },
]

/**
 * Where the customer has to go from the page that is open, or null to stay (section 4: consumer guard chain, profile
 * completion routing, product guards; decisions: where a signed-in customer lands).
 */
export const landingRoute = (facts: LandingFacts): string | null => {
  const { prospectAppId, token, productType, profile } = facts
  const completedFlag = (productType === null ? undefined : completedFlags[productType]) ?? 'pl_completed'
  const at: Case = {
    ...facts,
    place: placeOf(facts),
    signedIn: prospectAppId !== null && token !== null,
    completed: profile?.[completedFlag] === 1,
    lenderSubmit: facts.lenderType && facts.lenderMarker !== null,
  }
  const row = rows.find(({ on, when }) => on.includes(at.place) && when(at))
  const to = typeof row?.to === 'function' ? row.to(at) : (row?.to ?? null)
  return to === facts.path ? null : to
}

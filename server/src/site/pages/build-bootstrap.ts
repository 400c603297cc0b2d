import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { loanAtCheckPath } from '@marketplace/contract/loans/check-paths'
import { startChoices, type ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { CalculatorPage } from '@marketplace/contract/loans/calculators'
import { loanAt, loanProducts } from '@marketplace/contract/reference/product-journeys'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { fillConsentText } from '../../customers/consents/fill-consent-text.ts'
import { listConsentTextsOf } from '../../customers/consents/published.ts'
import { activeCards } from '../../catalogue/credit-cards/active-cards.ts'
import { listLanguageRows } from '../../reference/languages/published.ts'
import { publishedLenders } from '../../market/lenders/published-lenders.ts'
import { publishedRankingRule } from '../../market/matching/ranking-rule.ts'
import { inFunnelOrder } from '../../partners/funnel/apply-funnel.ts'
import type { FunnelRow } from '../../partners/funnel/published.ts'
import { isOffered, productsOfBrand } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'
import type { UrlSegment } from '../../reference/url-segments/published.ts'
import { showExamples } from '../../loans/calculators/run-calculator.ts'
import { checkPageOf } from '../../loans/open-match/check-page-of.ts'
import { lenderCountOf } from './lender-count.ts'
import { askedInSearch, loanPage, lowestAprs } from '../../loans/open-prices/loan-page.ts'
import { firstPricesOf } from '../../loans/open-prices/open-prices.ts'
import { showsCards, showsLenders, showsPrices, showsRanges } from './page-tags.ts'

export interface BootstrapAsk {
  brand: KnownBrand
  language: LanguageId
  /** The language that the page offers to be read in (asked-page.ts). */
  offered?: LanguageId
  segment?: UrlSegment
  partnerName?: string
  /** How the partner whose path was opened has its pages; the brand is as it shows it already. */
  funnel?: FunnelRow
  calculator?: CalculatorPage
  /** How many lenders the page speaks of, where its key says so; else as many as there are. */
  lender_count?: number
  /** The query of a loan's own page: amount and time. */
  search?: string
}

/** What a loan's own page shows; null elsewhere, and where the brand does not offer the loan. */
const loanPageAt = (services: Services, { brand, search = '' }: BootstrapAsk, path: string | null) => {
  const product = path === null ? null : loanAt(path)
  if (product === null || !isOffered(brand, product)) return null
  const today = dayInIndia(services.now())
  const index = services.lenders().indexOf(brand.brand.brand_id, product, today)
  return loanPage(index, product, today, askedInSearch(product, search))
}

/** Whether a start under this brand asks for a consent: where no loan is offered there is nothing to ask lenders about. */
const isAskedAtStart = (brand: KnownBrand, purpose: ConsentPurpose): boolean =>
  purpose === 'soft_questions'
    ? loanProducts.some((product) => isOffered(brand, product))
    : purpose === 'terms' || startChoices.some((choice) => choice === purpose)

/** What the page at `path` carries in its first bytes; `null` is the shell of the signed-in pages. */
export const buildBootstrap = async (
  services: Services,
  ask: BootstrapAsk,
  path: string | null,
): Promise<Bootstrap> => {
  const { env, db } = services
  const { brand, language } = ask
  const [languages, texts] = await Promise.all([
    listLanguageRows(db),
    listConsentTextsOf(db, { language, product_type: null }, dayInIndia(services.now())),
  ])
  const products = inFunnelOrder(productsOfBrand(brand), ask.funnel?.product_order ?? [])
  const directory = services.lenders()
  const prices = showsPrices(path)
    ? firstPricesOf(directory, brand.brand.brand_id, products, dayInIndia(services.now()))
    : null
  const checked = loanAtCheckPath(path)
  const ofLoan = loanPageAt(services, ask, path)
  return {
    brand: brand.brand,
    language,
    languages,
    ...(ask.offered !== undefined && { offered_language: ask.offered }),
    products,
    lender_count: ask.lender_count ?? lenderCountOf(directory, brand),
    demo: env.DEMO ? 1 : 0,
    login_flow: env.LOGIN_FLOW ? 1 : 0,
    lender_type: env.LENDER_TYPE ? 1 : 0,
    idle_minutes: env.CUSTOMER_IDLE_MINUTES,
    idle_warning_seconds: env.IDLE_WARNING_SECONDS,
    url_segment: ask.segment?.segment ?? null,
    segment_lender: ask.segment?.lender_slug ?? null,
    ...(ask.funnel?.first_step === 'products' && { first_step: 'products' as const }),
    ...(ask.segment?.product_type != null && { segment_product: ask.segment.product_type }),
    consent_texts: texts
      // The others are read where they are asked for.
      .filter(({ purpose }) => isAskedAtStart(brand, purpose))
      .map(({ purpose, version, text }) => ({
        purpose,
        version,
        text: fillConsentText(text, { brand: brand.brand.name }),
      })),
    ...(showsLenders(path) && {
      lenders: publishedLenders(directory, brand.brand.brand_id, products, dayInIndia(services.now())),
    }),
    ...(showsRanges(path) && {
      ranges: directory.loanRangesOf(brand.brand.brand_id, products, dayInIndia(services.now())),
    }),
    ...(prices !== null && { prices }),
    ...(checked !== null &&
      isOffered(brand, checked) && { check: await checkPageOf(services, brand.brand.brand_id, checked) }),
    ...(showsRanges(path) && {
      lowest_aprs: lowestAprs(directory, brand.brand.brand_id, products, dayInIndia(services.now())),
    }),
    ...(ofLoan !== null && { loan_page: ofLoan }),
    ...(path === '/how-we-order-offers' && { ranking_rule: publishedRankingRule }),
    ...(ask.calculator !== undefined && { calculator: ask.calculator }),
    ...(path === '/calculators' && { calculator_examples: await showExamples(services) }),
    ...(showsCards(path) && isOffered(brand, 'Credit Cards') && { cards: await activeCards(services) }),
    ...(ask.partnerName !== undefined && { partner_name: ask.partnerName }),
  }
}

import * as z from 'zod/mini'
import { Brand } from '../reference/brands.ts'
import { CalculatorExamples, CalculatorPage } from '../loans/calculators.ts'
import { CheckPage } from '../loans/check-page.ts'
import { checkPaths } from '../loans/check-paths.ts'
import { CreditCard } from '../catalogue/credit-cards.ts'
import { Flag, LanguageId } from '../platform/formats.ts'
import { DirectoryLender } from '../market/lenders.ts'
import { LoanRange } from '../market/loan-ranges.ts'
import { Language } from '../reference/languages.ts'
import { LoanPage, LowestApr } from '../market/loan-pages.ts'
import { OpenPrices } from '../market/open-prices.ts'
import { RankingRule } from '../market/offers.ts'
import { loanAddresses } from '../reference/product-journeys.ts'
import { Product, ProductType } from '../reference/products.ts'

/**
 * What every page carries in its first bytes, as JSON in `<script type="application/json" id="bootstrap">`: the page is whole
 * without a further call. `lenders`, `ranking_rule` and `cards` are there on the public pages that show them alone.
 */
export const Bootstrap = z.object({
  brand: Brand,
  language: LanguageId,
  languages: z.array(Language),
  /** A language that the browser asks for while nobody has chosen one: the page offers it once. */
  offered_language: z.optional(LanguageId),
  products: z.array(Product),
  lender_count: z.number(),
  demo: Flag,
  login_flow: Flag,
  lender_type: Flag,
  idle_minutes: z.number(),
  idle_warning_seconds: z.number(),
  /** The known first path segment this page was opened with, and the lender it stands for. */
  url_segment: z.nullable(z.string()),
  segment_lender: z.nullable(z.string()),
  /** There where a partner whose path this is begins with the products and not with the sign-in. */
  first_step: z.optional(z.literal('products')),
  /** The product that the segment leads to, where it leads to one. */
  segment_product: z.optional(ProductType),
  /** Words in force of the consents of a start, in the page's language; the others are fetched where they are asked for. */
  consent_texts: z.array(z.object({ purpose: z.string(), version: z.string(), text: z.string() })),
  lenders: z.optional(z.array(DirectoryLender)),
  /** What the brand's lenders publish of each loan, on the pages that speak of it. */
  ranges: z.optional(z.array(LoanRange)),
  /** What lenders publish for a first amount and time, on the start. */
  prices: z.optional(OpenPrices),
  /** On the questions of a loan before the number, where the brand has that loan. */
  check: z.optional(CheckPage),
  /** The lowest APR of each loan, on the pages that lead to them. */
  lowest_aprs: z.optional(z.array(LowestApr)),
  /** What a loan's own page shows. */
  loan_page: z.optional(LoanPage),
  ranking_rule: z.optional(RankingRule),
  /** The active cards, by sort_order, where the brand offers credit cards. */
  cards: z.optional(z.array(CreditCard)),
  /** The name behind `?partner=` on the terms and privacy pages, where it is known. */
  partner_name: z.optional(z.string()),
  /** On a calculator's own page: what was asked of it and what comes out. */
  calculator: z.optional(CalculatorPage),
  /** On the list of calculators. */
  calculator_examples: z.optional(CalculatorExamples),
})
export type Bootstrap = z.output<typeof Bootstrap>

/** What `web/dist/ssr/entry-server.js` exports as `render`, for the server: it never throws for a known URL. */
export interface RenderedPage {
  /** 200, or 404 for the not-found screen. */
  status: number
  title: string
  description: string
  /** Markup for inside #root. */
  html: string
}
export type RenderPage = (request: { path: string; bootstrap: Bootstrap }) => RenderedPage

/** First path segments that are the product's own and never a url segment: a migration renames one that was there before. */
export const reservedSegments: readonly string[] = [
  '404',
  'admin',
  'answers',
  'api',
  'assets',
  'auth',
  'brand',
  'card',
  'cards-secured',
  'cards-unsecured',
  'credit-cards',
  'customer-site',
  'dev',
  'favicon.ico',
  'files',
  'fonts',
  'healthz',
  'hi',
  'how-we-order-offers',
  'login',
  'manifest.webmanifest',
  'merchant',
  'metrics',
  'not-found',
  'offline',
  'our-lenders',
  'partner',
  'privacy-policy',
  'products',
  'readyz',
  'redirect',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'social-media-onboarding',
  'terms-of-use',
  'transfer',
  'user',
  'verification',
  'grievance',
  'calculators',
  'contact-change',
  // Each loan's own page.
  ...loanAddresses.map((address) => address.slice(1)),
]

/** Paths that are rendered on the server, brand by brand and language by language (stack.md, Rendering). */
export const renderedPaths = [
  '/',
  '/login',
  '/verification',
  '/products',
  '/terms-of-use',
  '/privacy-policy',
  '/how-we-order-offers',
  '/our-lenders',
  '/grievance',
  '/answers',
  '/calculators',
  '/calculators/emi',
  '/calculators/eligibility',
  '/calculators/foreclosure',
  '/calculators/gold-value',
  '/credit-cards',
  '/cards-unsecured',
  '/cards-secured',
  '/redirect',
  '/merchant',
  '/merchant/success',
  '/social-media-onboarding',
  '/auth',
  '/contact-change',
  ...checkPaths,
  ...loanAddresses,
] as const

/** Paths with a parameter that are rendered alike whatever it says; the browser reads it. */
export const renderedPatterns = ['/merchant/:partner_name', '/transfer/:prospectId'] as const

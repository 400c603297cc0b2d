import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { percent } from '../../i18n/format-values.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { textIn } from '../../i18n/use-text.ts'
import type { Page } from '../page/page.ts'
import { comparedProducts } from '../start/compared-products.ts'
import { isLoanPage } from './is-loan-page.ts'

/** The sentences that need the brand's name alone, by the page's key. */
const byKey: Readonly<Record<string, Extract<TextKey, `description.${string}`>>> = {
  login: 'description.login',
  products: 'description.products',
  'terms-of-use': 'description.terms',
  'privacy-policy': 'description.privacy',
  'how-we-order-offers': 'description.ranking',
  answers: 'description.answers',
  grievance: 'description.grievance',
  'credit-cards': 'description.cards_all',
  'cards-unsecured': 'description.cards_unsecured',
  'cards-secured': 'description.cards_secured',
  calculators: 'description.calculators',
  'calculator-emi': 'description.emi',
  'calculator-eligibility': 'description.eligibility',
  'calculator-foreclosure': 'description.foreclosure',
  'calculator-gold-value': 'description.gold',
  merchant: 'description.merchant',
  'social-media-onboarding': 'description.social',
  'not-found': 'description.not_found',
}

const describeStart = ({ language, brand, products, ranges = [], lender_count }: Bootstrap): string => {
  const t = textIn(language)
  const compared = comparedProducts(products)
  if (compared === 'cards') return t('description.start_cards', { brand: brand.name })
  if (compared === 'none') return t('description.start_none', { brand: brand.name })
  const lowest = Math.min(...ranges.map(({ rate_min }) => rate_min))
  if (!Number.isFinite(lowest)) return t('description.start', { compared, count: lender_count })
  return t('description.start_rate', { compared, count: lender_count, rate: percent(lowest) })
}

/** What a page is about, in a sentence or two: every page has its own, and its figures are those of the brand's live lenders. */
export const describePage = (page: Page, bootstrap: Bootstrap): string => {
  const { language, brand, lender_count } = bootstrap
  const t = textIn(language)
  if (page.key === 'start') return describeStart(bootstrap)
  if (page.key === 'solar') return t('description.solar', { count: lender_count })
  if (page.key === 'our-lenders') return t('description.lenders', { count: lender_count, brand: brand.name })
  if (isLoanPage(page)) return t('description.loan', { name: t(page.title) })
  const key = byKey[page.key] ?? 'description.passage'
  return t(key as 'description.passage', { brand: brand.name })
}

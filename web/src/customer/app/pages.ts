import type { ComponentType } from 'react'
import { paramsOf } from '../../router/path-params.ts'
import { loanAt } from '@marketplace/contract/reference/product-journeys'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { accountPages } from './account-pages.ts'
import type { Page } from '../page/page.ts'
import { homePage, notFoundPage, productsPage, publicPages, solarPage, startPage } from './public-pages.ts'

const tools: Page = {
  key: 'tools',
  paths: ['/dev/outbox', '/dev/kitchen-sink'],
  title: 'title.tools',
  area: 'tool',
  module: 'src/customer/dev/tools-page.tsx',
  load: async () => (await import('../dev/tools-page.tsx')).ToolsPage,
}

/** Every page with an address of its own. */
export const pages: readonly Page[] = [...publicPages, ...accountPages, tools]

/** Paths that lead on by the landing rule alone: it always has somewhere to go from there. */
const arrivalPage: Page = { ...notFoundPage, key: 'arrival', area: 'account' }

/** A loan that the brand does not offer has no page under it. */
const isLoanOfOthers = (path: string, products: Bootstrap['products']): boolean => {
  const loan = loanAt(path.replace(/\/+$/, ''))
  return loan !== null && !products.some(({ product_type }) => product_type === loan)
}

/** The page at a path; the not-found page where there is none. */
export const pageAt = (
  path: string,
  bootstrap: Pick<Bootstrap, 'login_flow' | 'url_segment' | 'demo' | 'first_step' | 'prices'> & {
    brand?: Pick<Bootstrap['brand'], 'sub_domain_type'>
    products?: Bootstrap['products']
  },
): Page => {
  if (path === '/' && bootstrap.brand?.sub_domain_type === 'solar') return solarPage
  const start = bootstrap.prices === undefined ? startPage : homePage
  if (path === '/') return bootstrap.login_flow === 1 ? start : productsPage
  if (path === '/user') return arrivalPage
  if (bootstrap.url_segment !== null && path === `/${bootstrap.url_segment}`)
    return bootstrap.first_step === 'products' ? productsPage : start
  if (bootstrap.products !== undefined && isLoanOfOthers(path, bootstrap.products)) return notFoundPage
  const found = pages.find(({ paths }) => paths.some((pattern) => paramsOf(pattern, path) !== null))
  return found === undefined || (found.area === 'tool' && bootstrap.demo === 0) ? notFoundPage : found
}

const loaded: Record<LanguageId, Map<Page, ComponentType>> = { en: new Map(), hi: new Map() }

/** The page's component where its code is there already. */
export const findLoadedPage = (page: Page, language: LanguageId): ComponentType | null =>
  loaded[language].get(page) ?? null

/** Fetches the page's code and texts. */
export const loadPage = async (page: Page, language: LanguageId): Promise<ComponentType> => {
  const found = findLoadedPage(page, language)
  if (found !== null) return found
  const component = await page.load(language)
  loaded[language].set(page, component)
  return component
}

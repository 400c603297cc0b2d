import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import type { Offers } from '@marketplace/contract/market/offers'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { composeDocument, composeStillDocument, type DocumentPage } from '../../brand/document.ts'
import { composeOfficeDocument } from '../../brand/office-document.ts'
import { cssPath, readAssets, readOfficeAssets } from '../../brand/page-assets.ts'
import { loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { textIn } from '../../i18n/use-text.ts'
import { SpinnerScreen } from '../../ui/waiting.tsx'
import { App } from './app.tsx'
import { OffersPreview } from '../brand-preview/offers-preview.tsx'
import { Logo } from '../layout/logo.tsx'
import { pageTitle } from './page-title.ts'
import { comparedProducts } from '../start/compared-products.ts'
import type { Page } from '../page/page.ts'
import { loadPage, pageAt, pages } from './pages.ts'
import { homePage, notFoundPage } from './public-pages.ts'

const anyHost = { login_flow: 1, url_segment: null, demo: 0 } as const
const rendered = [
  pageAt('/', anyHost),
  homePage,
  pageAt('/', { ...anyHost, brand: { sub_domain_type: 'solar' } }),
  notFoundPage,
  ...pages,
].filter(({ area }) => area === 'public')
for (const language of offeredLanguages) {
  await loadTexts(language)
  await Promise.all(rendered.map((page) => loadPage(page, language)))
  await loadAreaTexts('offers', language)
}

const modulesOf = (page: Page, { language }: Bootstrap): string[] => [
  `src/i18n/catalogue-${language}.ts`,
  ...(page.texts ?? []).map((area) => `src/i18n/${language}/${area}.ts`),
  page.module,
  ...(page.module.endsWith('/terms-page.tsx') ? [`src/customer/legal/terms.${language}.ts`] : []),
  ...(page.module.endsWith('/privacy-page.tsx') ? [`src/customer/legal/privacy.${language}.ts`] : []),
]

const describe = (page: Page, { language, lender_count, products }: Bootstrap): string => {
  const t = textIn(language)
  const compared = comparedProducts(products)
  return compared === 'cards' || page.texts?.includes('credit-cards') === true
    ? t('description.cards')
    : t('description.site', { count: lender_count, compared })
}

/** A card that is not there, or no more, is as absent as a page. */
const isAbsent = (page: Page, { cards }: Bootstrap, search: string): boolean =>
  page === notFoundPage ||
  (page.key === 'redirect' && cards?.some(({ category_id }) => search === `?card=${category_id}`) !== true)

const documentPage = (
  page: Page,
  bootstrap: Bootstrap,
  html: string,
  { hydrate, search = '' }: { hydrate: boolean; search?: string },
): DocumentPage => {
  const t = textIn(bootstrap.language)
  return {
    status: isAbsent(page, bootstrap, search) ? 404 : 200,
    title: pageTitle(t(page.title), bootstrap.brand),
    description: describe(page, bootstrap),
    html,
    modules: modulesOf(page, bootstrap),
    hydrate,
  }
}

interface RenderAsk {
  /** Without its query. */
  path: string
  /** The part of the query that the page shows. */
  search?: string
  bootstrap: Bootstrap
}

/** A public page as markup; the not-found page, with its status, for a path that has none. */
export const render = ({ path, search = '', bootstrap }: RenderAsk): DocumentPage => {
  const page = pageAt(path, bootstrap)
  if (page.area !== 'public') return renderShell({ path, bootstrap })
  const html = renderToString(
    <StaticRouter location={path + search}>
      <App bootstrap={bootstrap} />
    </StaticRouter>,
  )
  return documentPage(page, bootstrap, html, { hydrate: true, search })
}

/** What a signed-in page shows until its code has restored the session. `path` decides what is fetched with the document. */
export const renderShell = ({
  path = '/user',
  bootstrap,
}: {
  path?: string
  bootstrap: Bootstrap
}): DocumentPage => {
  const page = pageAt(path, bootstrap)
  const html = renderToString(
    <BootstrapContext value={bootstrap}>
      <SpinnerScreen label={textIn(bootstrap.language)('layout.loading')} logo={<Logo />} />
    </BootstrapContext>,
  )
  return documentPage(page, bootstrap, html, { hydrate: false })
}

/** A page of a brand that is being drawn up: its start page, or its offers page with example offers. */
export const renderPreview = ({
  page: name,
  bootstrap,
  offers,
}: {
  page: 'start' | 'offers'
  bootstrap: Bootstrap
  offers: Offers
}): DocumentPage => {
  if (name === 'start') return render({ path: '/login', bootstrap })
  const path = '/user/offers'
  const page = pageAt(path, bootstrap)
  const html = renderToString(
    <StaticRouter location={path}>
      <BootstrapContext value={bootstrap}>
        <OffersPreview page={page} offers={offers} />
      </BootstrapContext>
    </StaticRouter>,
  )
  return documentPage(page, bootstrap, html, { hydrate: true })
}

export { composeDocument, composeOfficeDocument, composeStillDocument, cssPath, readAssets, readOfficeAssets }

import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Bootstrap } from '@marketplace/contract/bootstrap'
import type { Offers } from '@marketplace/contract/offers'
import { BootstrapContext } from '../brand/bootstrap-context.ts'
import { composeDocument, composeStillDocument, type DocumentPage } from '../brand/document.ts'
import { composeOfficeDocument } from '../brand/office-document.ts'
import { cssPath, readAssets, readOfficeAssets } from '../brand/page-assets.ts'
import { loadAreaTexts, loadTexts } from '../i18n/texts.ts'
import { textIn } from '../i18n/use-text.ts'
import { SpinnerScreen } from '../ui/waiting.tsx'
import { App } from './app.tsx'
import { OffersPreview } from './brand-preview/offers-preview.tsx'
import { Logo } from './layout/logo.tsx'
import { pageTitle } from './page-title.ts'
import { comparedProducts } from './start/compared-products.ts'
import { loadPage, notFoundPage, pageAt, pages, type Page } from './pages.ts'

const languages = ['en', 'hi'] as const
const anyHost = { login_flow: 1, url_segment: null, demo: 0 } as const
const rendered = [
  pageAt('/', anyHost),
  pageAt('/', { ...anyHost, brand: { sub_domain_type: 'solar' } }),
  notFoundPage,
  ...pages,
].filter(({ area }) => area === 'public')
for (const language of languages) {
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

const documentPage = (page: Page, bootstrap: Bootstrap, html: string, hydrate: boolean): DocumentPage => {
  const t = textIn(bootstrap.language)
  return {
    status: page === notFoundPage ? 404 : 200,
    title: pageTitle(t(page.title), bootstrap.brand),
    description: t('description.site', {
      count: bootstrap.lender_count,
      compared: comparedProducts(bootstrap.products),
    }),
    html,
    modules: modulesOf(page, bootstrap),
    hydrate,
  }
}

/** A public page as markup; the not-found page, with its status, for a path that has none. `path` is without query. */
export const render = ({ path, bootstrap }: { path: string; bootstrap: Bootstrap }): DocumentPage => {
  const page = pageAt(path, bootstrap)
  if (page.area !== 'public') return renderShell({ path, bootstrap })
  const html = renderToString(
    <StaticRouter location={path}>
      <App bootstrap={bootstrap} />
    </StaticRouter>,
  )
  return documentPage(page, bootstrap, html, true)
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
  return documentPage(page, bootstrap, html, false)
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
  return documentPage(page, bootstrap, html, true)
}

export { composeDocument, composeOfficeDocument, composeStillDocument, cssPath, readAssets, readOfficeAssets }

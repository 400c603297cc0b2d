import { renderToString } from 'react-dom/server'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import type { Offers } from '@marketplace/contract/market/offers'
import type { Brand } from '@marketplace/contract/reference/brands'
import { brandColours, type BrandRoles } from '../../brand/brand-colours.ts'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import {
  composeDocument,
  composeStillDocument,
  type ComposedDocument,
  type DocumentPage,
} from '../../brand/document.ts'
import { composeOfflineDocument } from '../../brand/offline-document.ts'
import { composeOfficeDocument } from '../../brand/office-document.ts'
import { cssPath, readAssets, readOfficeAssets } from '../../brand/page-assets.ts'
import { apart as apartEn } from '../../i18n/en/apart.ts'
import { descriptions as descriptionsEn } from '../../i18n/en/descriptions.ts'
import { apart as apartHi } from '../../i18n/hi/apart.ts'
import { descriptions as descriptionsHi } from '../../i18n/hi/descriptions.ts'
import { addTexts, loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { addressIn } from '@marketplace/contract/site/language-address'
import { offeredLanguages, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import { textIn } from '../../i18n/use-text.ts'
import { SpinnerScreen } from '../../ui/waiting.tsx'
import { App } from './app.tsx'
import { OffersPreview } from '../brand-preview/offers-preview.tsx'
import { Logo } from '../layout/logo.tsx'
import { StaticLanguageRouter } from './language-router.tsx'
import { pageTitle } from './page-title.ts'
import { describePage } from '../head/describe-page.ts'
import { languageOffer } from '../head/language-offer.ts'
import { noScript } from '../head/no-script.ts'
import { pageHead, type PagePlace, type ShareWords } from '../head/page-head.ts'
import { shareWords } from '../head/share-words.ts'
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
addTexts('en', { ...descriptionsEn, ...apartEn })
addTexts('hi', { ...descriptionsHi, ...apartHi })
for (const language of offeredLanguages) {
  await loadTexts(language)
  await Promise.all(rendered.map((page) => loadPage(page, language)))
  await Promise.all([loadAreaTexts('offers', language), loadAreaTexts('loan-more', language)])
}

const modulesOf = (page: Page, { language }: Bootstrap): string[] => [
  `src/i18n/catalogue-${language}.ts`,
  ...(page.texts ?? []).map((area) => `src/i18n/${language}/${area}.ts`),
  page.module,
  ...(page.module.endsWith('/terms-page.tsx') ? [`src/customer/legal/terms.${language}.ts`] : []),
  ...(page.module.endsWith('/privacy-page.tsx') ? [`src/customer/legal/privacy.${language}.ts`] : []),
]

/** A card that is not there, or no more, and a loan that the brand has not, are as absent as a page. */
const isAbsent = (page: Page, { cards, check }: Bootstrap, search: string): boolean =>
  page === notFoundPage ||
  (page.key === 'check' && check === undefined) ||
  (page.key === 'redirect' && cards?.some(({ category_id }) => search === `?card=${category_id}`) !== true)

const offerOf = (path: string, { offered_language }: Bootstrap): string =>
  offered_language === undefined ? '' : languageOffer(offered_language, path)

const documentPage = (
  page: Page,
  bootstrap: Bootstrap,
  html: string,
  {
    hydrate,
    search = '',
    path,
    place,
  }: { hydrate: boolean; search?: string; path: string; place?: PagePlace },
): DocumentPage => {
  const t = textIn(bootstrap.language)
  const title = t(page.title)
  const description = describePage(page, bootstrap)
  return {
    status: isAbsent(page, bootstrap, search) ? 404 : 200,
    title: pageTitle(title, bootstrap.brand),
    description,
    head:
      place === undefined
        ? { isFound: false }
        : pageHead({ page, path, title, description, words: shareWords(page, bootstrap) }, bootstrap, place),
    above: hydrate ? offerOf(path, bootstrap) : noScript(bootstrap),
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
  /** Where it stands; nothing where nobody is to find it. */
  place?: PagePlace
}

/** A public page as markup; the not-found page, with its status, for a path that has none. */
export const render = ({ path, search = '', bootstrap, place }: RenderAsk): DocumentPage => {
  const page = pageAt(path, bootstrap)
  if (page.area !== 'public') return renderShell({ path, bootstrap })
  const html = renderToString(
    <StaticLanguageRouter language={bootstrap.language} location={path + search}>
      <App bootstrap={bootstrap} />
    </StaticLanguageRouter>,
  )
  return documentPage(page, bootstrap, html, {
    hydrate: true,
    search,
    path,
    ...(place !== undefined && { place }),
  })
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
  return documentPage(page, bootstrap, html, { hydrate: false, path })
}

/** What stands on the picture that a link to the page at `path` is shown with. */
export const renderShareWords = ({ path, bootstrap }: { path: string; bootstrap: Bootstrap }): ShareWords =>
  shareWords(pageAt(path, bootstrap), bootstrap)

/** The page that stands in for others while there is no connection; `mark`: the brand's, in a square of 40. */
export const renderOffline = (ask: {
  brand: Brand
  language: LanguageId
  mark: string
}): ComposedDocument => {
  const t = textIn(ask.language)
  return composeOfflineDocument(ask, {
    title: pageTitle(t('apart.offline'), ask.brand),
    heading: t('apart.offline'),
    safe: t('apart.offline_safe'),
    todo: t('apart.offline_do'),
    again: t('apart.try_again'),
    home: { text: t('apart.go_home'), href: addressIn(ask.language, '/') },
  })
}

/** What a brand's own colour is filled with and written with in pictures: as on its pages in the light. */
export const bandColours = ({ primary_colour, secondary_colour }: Brand): BandColours => {
  const { band, band_deep, on_band, on_band_soft } = brandColours(primary_colour, secondary_colour).light
  return { band, band_deep, on_band, on_band_soft }
}
type BandColours = Pick<BrandRoles, 'band' | 'band_deep' | 'on_band' | 'on_band_soft'>

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
    <StaticLanguageRouter language={bootstrap.language} location={path}>
      <BootstrapContext value={bootstrap}>
        <OffersPreview page={page} offers={offers} />
      </BootstrapContext>
    </StaticLanguageRouter>,
  )
  return documentPage(page, bootstrap, html, { hydrate: true, path })
}

export { composeDocument, composeOfficeDocument, composeStillDocument, cssPath, readAssets, readOfficeAssets }

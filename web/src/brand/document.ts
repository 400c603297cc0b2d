import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn } from '@marketplace/contract/site/language-address'
import { directionOf, knownLanguages } from '@marketplace/contract/platform/known-languages'
import type { Bootstrap, RenderedPage } from '@marketplace/contract/site/bootstrap'
import { headOnBrand } from './head-on-brand.ts'
import { brandCss } from './brand-css.ts'
import {
  escapeHtml,
  fontPreloads,
  modulePreloads,
  scriptJson,
  themeColours,
  unescapeHtml,
} from './document-parts.ts'
import { fontFaceCss, fontsToPreload, linkedFaceCss, officeFaceCss } from './font-faces.ts'
import { headTags, type PageHead } from './head-tags.ts'
import type { PageAssets } from './page-assets.ts'

/** Nothing where the language is written from left to right, which a page is by itself. */
const rightToLeft = (language: LanguageId): string =>
  directionOf(knownLanguages[language]) === 'rtl' ? ' dir="rtl"' : ''

/** A page to be put into a document. */
export interface DocumentPage extends RenderedPage {
  /** Source modules, as the manifest names them, that the page needs before it can be hydrated. */
  modules: readonly string[]
  /** Whether the markup is the page itself (to be hydrated) or the screen shown until the page is there. */
  hydrate: boolean
  /** What stands above it for search engines and shared links. */
  head: PageHead
  /** Markup above the page itself, which the browser leaves as it is. */
  above: string
}

export interface ComposedDocument {
  html: string
  /** The text of every inline style, for the hashes of the content security policy. */
  inlineStyles: string[]
}

/** The icons of the host's brand, which the server draws of its mark (server/src/site/share-pictures). */
const iconLinks =
  '<link rel="icon" href="/icons/any-48.png" sizes="48x48"><link rel="apple-touch-icon" href="/icons/apple-180.png">'

/** A page in another language is put on the home screen in that language. */
const manifestAddress = ({ language }: Bootstrap): string => addressIn(language, '/manifest.webmanifest')

const headLinks = (page: DocumentPage, bootstrap: Bootstrap, assets: PageAssets): string => {
  const { brand } = bootstrap
  const needed = page.modules.flatMap((module) => assets.files.get(module) ?? [])
  const scripts = new Set([...(assets.files.get('src/customer/app/entry-client.tsx') ?? []), ...needed])
  return [
    `<link rel="preload" as="image" href="${escapeHtml(brand.logo_url)}" fetchpriority="high">`,
    fontPreloads(fontsToPreload(assets.fonts, brand.font_family)),
    modulePreloads(scripts),
  ].join('')
}

/** A page that is made in the browser asks for what it shows while its code is on its way: before everything else that is fetched. */
const earlyScript = ({ hydrate }: DocumentPage, { early }: PageAssets): string =>
  hydrate ? '' : `<script type="module" async src="${escapeHtml(early)}"></script>`

/** What a page that is made in the browser shows until then is nothing where no script runs. */
const waiting = '#root{display:none}'

/** What a document is made of. */
export interface DocumentParts {
  page: DocumentPage
  bootstrap: Bootstrap
  assets: PageAssets
}

const styleOf = ({ bootstrap: { brand }, assets }: DocumentParts, faces: string): string =>
  brandCss(brand) + faces + linkedFaceCss(brand) + assets.css + headOnBrand(brand)

const headOf = ({ page, bootstrap: { language } }: DocumentParts): string =>
  `<!doctype html><html lang="${language}"${rightToLeft(language)}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(page.title)}</title>` +
  `<meta name="description" content="${escapeHtml(page.description)}">` +
  `<meta name="color-scheme" content="light dark">${iconLinks}`

/**
 * The whole document of one page: brand, fonts, style sheet and bootstrap data in its first bytes, one inline style, no
 * inline script and no style attribute, so that a policy of hashes is enough.
 *
 * @param request the page as `render` or `renderShell` made it, the bootstrap it was made with, and the built files.
 */
export const composeDocument = (parts: DocumentParts): ComposedDocument => {
  const { page, bootstrap, assets } = parts
  const style = styleOf(parts, fontFaceCss(assets.fonts, bootstrap.brand.font_family, bootstrap.language))
  const html =
    `${headOf(parts)}${headTags(page.head)}${themeColours(bootstrap.brand)}` +
    `<link rel="manifest" href="${escapeHtml(manifestAddress(bootstrap))}">` +
    `<style>${style}</style>${page.hydrate ? '' : `<noscript><style>${waiting}</style></noscript>`}` +
    earlyScript(page, assets) +
    headLinks(page, bootstrap, assets) +
    `<script type="module" src="${escapeHtml(assets.entry)}"></script></head>` +
    `<body>${page.above}<div id="root"${page.hydrate ? ' data-rendered' : ''}>${page.html}</div>` +
    `<script type="application/json" id="bootstrap">${scriptJson(bootstrap)}</script></body></html>`
  return { html, inlineStyles: page.hydrate ? [style] : [style, waiting] }
}

/** What a script would set in the browser (how far a slider is filled) stands in the markup of a page without one. */
const styleAttributes = (html: string): string[] =>
  Array.from(new Set(Array.from(html.matchAll(/ style="([^"]*)"/g), ([, value = '']) => unescapeHtml(value))))

/**
 * A page for staff to look at: no script, and nothing in it can be pressed, filled in or tabbed to. Its policy has to let the style
 * attributes in by their hashes too.
 */
export const composeStillDocument = (parts: DocumentParts): ComposedDocument => {
  const { assets, bootstrap } = parts
  const style = styleOf(parts, officeFaceCss(assets.fonts, bootstrap.brand.font_family))
  return {
    html: `${headOf(parts)}<style>${style}</style></head><body><div id="root" inert>${parts.page.html}</div></body></html>`,
    inlineStyles: [style, ...styleAttributes(parts.page.html)],
  }
}

import type { OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import { brandCss } from './brand-css.ts'
import type { ComposedDocument } from './document.ts'
import { escapeHtml, fontPreloads, modulePreloads, scriptJson, themeColours } from './document-parts.ts'
import { fontsToPreload, linkedFaceCss, officeFaceCss } from './font-faces.ts'
import { officeColours } from './office-colours.ts'
import type { OfficeAssets } from './page-assets.ts'

/**
 * The document of every page of the back office: brand and bootstrap data; the page itself is made in the browser. Its style
 * sheet is a file, as staff come back all day; kept out of search engines.
 */
export const composeOfficeDocument = (bootstrap: OfficeBootstrap, assets: OfficeAssets): ComposedDocument => {
  const { brand } = bootstrap
  const style =
    brandCss(brand, officeColours) + officeFaceCss(assets.fonts, brand.font_family) + linkedFaceCss(brand)
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(brand.name)}</title><meta name="robots" content="noindex, nofollow">` +
    `${themeColours(brand, officeColours)}<meta name="color-scheme" content="light dark">` +
    `<link rel="icon" href="${escapeHtml(brand.logo_url)}"><style>${style}</style>` +
    `<link rel="stylesheet" href="${escapeHtml(assets.styles)}">` +
    fontPreloads(fontsToPreload(assets.fonts, brand.font_family)) +
    modulePreloads(assets.scripts) +
    `<script type="module" src="${escapeHtml(assets.entry)}"></script></head>` +
    '<body><noscript><p>This page needs JavaScript. Switch it on for this site in your browser’s settings and open the page again.</p></noscript>' +
    '<div id="root"></div>' +
    `<script type="application/json" id="bootstrap">${scriptJson(bootstrap)}</script></body></html>`
  return { html, inlineStyles: [style] }
}

import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { Product } from '@marketplace/contract/reference/products'
import { indexedPaths } from '@marketplace/contract/site/indexed-paths'
import { addressIn, prefixedLanguages } from '@marketplace/contract/site/language-address'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Every page of a brand that search engines may find, in every language, each with its other languages (sitemaps.org; Google's
 * xhtml:link). `origin`: scheme and host of the brand.
 */
export const writeSitemap = (origin: string, products: readonly Product[]): string => {
  const at = (language: (typeof offeredLanguages)[number], path: string): string =>
    escapeXml(origin + addressIn(language, path))
  const others = (path: string): string =>
    [
      ...offeredLanguages.map((language) => [language, at(language, path)]),
      ['x-default', at(defaultLanguage, path)],
    ]
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('')
  const pages = indexedPaths(products).flatMap((path) =>
    offeredLanguages.map((language) => `<url><loc>${at(language, path)}</loc>${others(path)}</url>`),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${pages.join('\n')}</urlset>\n`
  )
}

/** Pages that lead on to somebody, under each language. */
const leadsOn = ['/redirect', '/transfer/', '/auth', '/contact-change']
const areas = ['/api/', '/user/', '/admin', '/partner']

/** What robots leave alone; `origin` is null before there is a brand. */
export const writeRobots = (origin: string | null): string =>
  [
    'User-agent: *',
    ...[
      ...areas,
      ...leadsOn,
      ...prefixedLanguages.flatMap((language) => leadsOn.map((path) => addressIn(language, path))),
    ].map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')

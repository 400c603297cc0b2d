import type { LanguageId } from '@marketplace/contract/platform/formats'
import { escapeHtml, scriptJson } from './document-parts.ts'

export interface SharePicture {
  address: string
  width: number
  height: number
  /** What it shows, for who cannot see it. */
  says: string
}

/** What stands above a page for search engines and for whoever shares it; all addresses are whole. */
export type PageHead =
  | { isFound: false }
  | {
      isFound: true
      /** The page's own, without the brand behind it. */
      title: string
      description: string
      site: string
      language: LanguageId
      address: string
      languages: readonly { language: LanguageId; address: string }[]
      /** Where whoever reads neither language is led. */
      fallback: string
      picture: SharePicture
      /** Things in the words of schema.org. */
      data: readonly Readonly<Record<string, unknown>>[]
    }

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${escapeHtml(href)}">`

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escapeHtml(String(content))}">`

/** A language as Open Graph names it, in India. */
const locale = (language: LanguageId): string => `${language}_IN`

/** The tags of a head. Data of schema.org is a data block: no script, so the policy of a page need not let it run. */
export const headTags = (head: PageHead): string => {
  if (!head.isFound) return '<meta name="robots" content="noindex">'
  const { picture, languages, language } = head
  return [
    link('canonical', head.address),
    ...languages.map((other) => link('alternate', other.address, other.language)),
    link('alternate', head.fallback, 'x-default'),
    property('type', 'website'),
    property('site_name', head.site),
    property('title', head.title),
    property('description', head.description),
    property('url', head.address),
    property('locale', locale(language)),
    ...languages
      .filter((other) => other.language !== language)
      .map((other) => property('locale:alternate', locale(other.language))),
    property('image', picture.address),
    property('image:width', picture.width),
    property('image:height', picture.height),
    property('image:alt', picture.says),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': head.data })}</script>`,
  ].join('')
}

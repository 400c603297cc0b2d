import type { LanguageId } from '@marketplace/contract/platform/formats'
import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { indexedPaths } from '@marketplace/contract/site/indexed-paths'
import { addressIn } from '@marketplace/contract/site/language-address'
import type { PageHead, SharePicture } from '../../brand/head-tags.ts'
import type { Page } from '../page/page.ts'
import { structuredData } from './structured-data.ts'

/** Where a page stands, as scheme and host, and the picture that a link to it is shown with. */
export interface PagePlace {
  origin: string
  /** The address of the picture of a page, by its path and what stands on it; null where there is none. */
  pictureOf: (path: string, words: ShareWords) => string
}

/** What stands on the picture of a page. */
export interface ShareWords {
  heading: string
  text: string
}

/** The one path of a page that stands at several: a partner's own is the start under another name. */
const ownPath = (page: Page, path: string, { url_segment }: Bootstrap): string => {
  if (url_segment !== null && path === `/${url_segment}`) return '/'
  return path.includes(':') ? (page.paths[0] ?? path) : path
}

/**
 * What stands above a public page for search engines and for whoever shares it: its one address, its other language, its picture.
 * A page that leads on, is absent or has nothing to say under this brand is kept out.
 */
export const pageHead = (
  {
    page,
    path,
    title,
    description,
    words,
  }: {
    page: Page
    path: string
    title: string
    description: string
    words: ShareWords
  },
  bootstrap: Bootstrap,
  place: PagePlace,
): PageHead => {
  const own = ownPath(page, path, bootstrap)
  if (!indexedPaths(bootstrap.products).includes(own)) return { isFound: false }
  const at = (language: LanguageId): string => place.origin + addressIn(language, own)
  const { brand, language } = bootstrap
  const picture: SharePicture = {
    address: place.origin + place.pictureOf(own, words),
    width: 1_200,
    height: 630,
    says: `${brand.name}: ${words.heading}`,
  }
  return {
    isFound: true,
    title,
    description,
    site: brand.name,
    language,
    address: at(language),
    languages: offeredLanguages.map((other) => ({ language: other, address: at(other) })),
    fallback: at(defaultLanguage),
    picture,
    data: structuredData({ page, own, title, description, at: at(language) }, bootstrap, place.origin),
  }
}

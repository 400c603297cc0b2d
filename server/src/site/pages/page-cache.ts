import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { createTaggedCache, type TaggedCache } from '../../platform/caches/tagged-cache.ts'
import type { MadePage } from './made-page.ts'

/** Keeps what is the same for all visitors: whole pages, the bootstraps of the shells, and the pictures of brands. */
export interface PageCache {
  pages: TaggedCache<MadePage>
  bootstraps: TaggedCache<Bootstrap>
  /** Icons, and what links are shown with, by their addresses. */
  pictures: TaggedCache<Buffer>
  /** Forgets the pages and bootstraps that carry one of the tags (page-tags.ts). */
  forget(tags: readonly string[]): void
}

/** All kept pages together, in every encoding that was asked for. */
const MOST_PAGE_BYTES = 64 * 1024 * 1024
/** Some 500 pictures of links; a brand's are asked for when somebody shares one of its pages. */
const MOST_PICTURE_BYTES = 16 * 1024 * 1024
/** A bootstrap is an object; this many of them are far more than there are brands and languages. */
const MOST_BOOTSTRAPS = 1_000

export const createPageCache = (): PageCache => {
  const pages = createTaggedCache<MadePage>(MOST_PAGE_BYTES, (page) => page.bytes())
  const bootstraps = createTaggedCache<Bootstrap>(MOST_BOOTSTRAPS, () => 1)
  const pictures = createTaggedCache<Buffer>(MOST_PICTURE_BYTES, (picture) => picture.length)
  return {
    pages,
    bootstraps,
    pictures,
    forget: (tags) => {
      pages.forget(tags)
      bootstraps.forget(tags)
      pictures.forget(tags)
    },
  }
}

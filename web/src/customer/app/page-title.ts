import type { Brand } from '@marketplace/contract/reference/brands'

/** The document's title: the page, then who stands behind it. */
export const pageTitle = (title: string, brand: Pick<Brand, 'title' | 'name'>): string =>
  `${title} | ${brand.title ?? brand.name}`

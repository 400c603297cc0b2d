import { createHash } from 'node:crypto'
import type { Brand } from '@marketplace/contract/brands'
import type { ProductType } from '@marketplace/contract/products'
import type { BrandRow } from './brands.queries.ts'

/** A brand as the server holds it in memory. */
export interface KnownBrand {
  brand: Brand
  product_types: readonly ProductType[]
  logo_svg: string
  co_brand_logo_svg: string | null
}

/** All brands by host name; made anew from the rows whenever they change. */
export interface BrandDirectory {
  readonly brands: readonly KnownBrand[]
  /** By the Host header: a host of the brand's own, `{slug}.localhost` or `{slug}.{public host}`; else the default brand. */
  byHost(host: string): KnownBrand
  bySlug(slug: string): KnownBrand | null
}

/** The logo's address carries its content's hash, so that it is cached for good and a new drawing shows at once. */
const logoUrl = (slug: string, kind: string, svg: string): string =>
  `/brand/${slug}/${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`

const know = (row: BrandRow): KnownBrand => {
  const { logo_svg, co_brand_logo_svg, product_types, hosts: _hosts, ...facts } = row
  return {
    brand: {
      ...facts,
      logo_url: logoUrl(row.slug, 'logo', logo_svg),
      co_brand_logo_url: co_brand_logo_svg === null ? null : logoUrl(row.slug, 'co-brand', co_brand_logo_svg),
    },
    product_types,
    logo_svg,
    co_brand_logo_svg,
  }
}

/** @throws Error where `defaultSlug` is not among the rows. */
export const buildBrandDirectory = (
  rows: readonly BrandRow[],
  defaultSlug: string,
  publicHost: string | null,
): BrandDirectory => {
  const bySlug = new Map<string, KnownBrand>()
  const byHost = new Map<string, KnownBrand>()
  for (const row of rows) {
    const known = know(row)
    bySlug.set(row.slug, known)
    for (const host of [
      `${row.slug}.localhost`,
      ...(publicHost === null ? [] : [`${row.slug}.${publicHost}`]),
      ...row.hosts,
    ]) {
      byHost.set(host.toLowerCase(), known)
    }
  }
  const fallback = bySlug.get(defaultSlug)
  if (fallback === undefined) throw new Error(`DEFAULT_BRAND: there is no brand "${defaultSlug}"`)
  return {
    brands: [...bySlug.values()],
    byHost: (host) => byHost.get(host.toLowerCase().replace(/\.?(?::[0-9]+)?$/, '')) ?? fallback,
    bySlug: (slug) => bySlug.get(slug) ?? null,
  }
}

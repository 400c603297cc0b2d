import { createHash } from 'node:crypto'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../platform/http/problem.ts'
import type { BrandRow } from './brands.queries.ts'
import { drawName } from './draw-name.ts'

/** All brands by host name; made anew from the rows whenever they change. */
export interface BrandDirectory {
  readonly brands: readonly KnownBrand[]
  /** By the Host header: a host of the brand's own, `{slug}.localhost` or `{slug}.{public host}`; else the default brand. */
  findByHost(host: string): KnownBrand | null
  /** The same. @throws Problem temporarily_unavailable while there is no brand at all. */
  byHost(host: string): KnownBrand
  bySlug(slug: string): KnownBrand | null
}

/** The logo's address carries its content's hash, so that it is cached for good and a new drawing shows at once. */
const drawnUrl = (slug: string, kind: string, svg: string): string =>
  `/brand/${slug}/${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`

/** A row as customers' pages know it. */
export const knowBrand = (row: BrandRow): KnownBrand => {
  const {
    logo_svg,
    logo_file_url,
    logo_on_brand_svg,
    logo_on_brand_file_url,
    co_brand_logo_svg,
    co_brand_logo_file_url,
    ...rest
  } = row
  const { hosts, version: _version, updated_at: _updated_at, ...kept } = rest
  const { product_types, insurance_referral_link, dlt_entity_id, sms_header, ...facts } = kept
  const { name, co_brand_name, primary_colour, secondary_colour } = row
  const logo = logo_svg ?? drawName(name, primary_colour, secondary_colour)
  const coBrand =
    co_brand_name === null
      ? null
      : (co_brand_logo_svg ?? drawName(co_brand_name, primary_colour, secondary_colour))
  return {
    brand: {
      ...facts,
      logo_url: logo_file_url ?? drawnUrl(row.slug, 'logo', logo),
      logo_on_brand_url:
        logo_on_brand_file_url ??
        (logo_on_brand_svg === null ? null : drawnUrl(row.slug, 'on-brand', logo_on_brand_svg)),
      co_brand_logo_url:
        coBrand === null ? null : (co_brand_logo_file_url ?? drawnUrl(row.slug, 'co-brand', coBrand)),
    },
    product_types,
    insurance_referral_link,
    dlt_entity_id,
    sms_header,
    hosts,
    logo_svg: logo,
    logo_on_brand_svg,
    co_brand_logo_svg: coBrand,
  }
}

/** Every host name that a brand answers at, in lower case. `publicHost`: of PUBLIC_URL. */
export const hostsOf = (row: Pick<BrandRow, 'slug' | 'hosts'>, publicHost: string | null): string[] =>
  [`${row.slug}.localhost`, ...(publicHost === null ? [] : [`${row.slug}.${publicHost}`]), ...row.hosts].map(
    (host) => host.toLowerCase(),
  )

/** @throws Error where there are rows and `defaultSlug` is not among them; without any, staff have the first to add. */
export const buildBrandDirectory = (
  rows: readonly BrandRow[],
  defaultSlug: string,
  publicHost: string | null,
): BrandDirectory => {
  const bySlug = new Map<string, KnownBrand>()
  const byHost = new Map<string, KnownBrand>()
  for (const row of rows) {
    const known = knowBrand(row)
    bySlug.set(row.slug, known)
    for (const host of hostsOf(row, publicHost)) byHost.set(host, known)
  }
  const fallback = bySlug.get(defaultSlug) ?? null
  if (fallback === null && rows.length > 0)
    throw new Error(`DEFAULT_BRAND: there is no brand "${defaultSlug}"`)
  const findByHost = (host: string): KnownBrand | null =>
    byHost.get(host.toLowerCase().replace(/\.?(?::[0-9]+)?$/, '')) ?? fallback
  return {
    brands: [...bySlug.values()],
    findByHost,
    byHost: (host) => {
      const known = findByHost(host)
      if (known === null) throw new Problem('temporarily_unavailable')
      return known
    },
    bySlug: (slug) => bySlug.get(slug) ?? null,
  }
}

/** Slugs of the brands that are not the same in both: changed, new or gone. */
export const changedBrands = (before: BrandDirectory, after: BrandDirectory): string[] => {
  const slugs = new Set([...before.brands, ...after.brands].map(({ brand }) => brand.slug))
  return [...slugs].filter((slug) => !isDeepStrictEqual(before.bySlug(slug), after.bySlug(slug)))
}

/** Marks what was made of a brand, and is forgotten when it changes. */
export const brandTag = (slug: string): `brand:${string}` => `brand:${slug}`

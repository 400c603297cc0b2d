import { reservedSegments } from '@marketplace/contract/site/bootstrap'
import { brandFonts } from '@marketplace/contract/reference/brands'
import type { BrandDraft } from '@marketplace/contract/office/brands-office'
import type { AnyMessageKey } from '../../platform/http/translate.ts'
import type { BrandRow } from './brands.queries.ts'

export interface DraftProblem {
  field: string
  key: AnyMessageKey
}

/** What a draft is checked against, beside its schema. */
export interface DraftSurroundings {
  /** The row that is edited; null for a new brand. */
  stored: Pick<BrandRow, 'slug' | 'logo_svg' | 'logo_on_brand_svg' | 'co_brand_logo_svg'> | null
  /** Every brand there is. */
  brands: readonly Pick<BrandRow, 'slug' | 'hosts'>[]
  /** The host of PUBLIC_URL, where it is set. */
  publicHost: string | null
}

/** Host names that are nobody's to take: this machine's, and those that follow from the public host. */
const isReservedHost = (host: string, publicHost: string | null): boolean =>
  host.endsWith('.localhost') ||
  (publicHost !== null && (host === publicHost || host.endsWith(`.${publicHost}`)))

const hostProblems = (
  { hosts }: BrandDraft,
  { stored, brands, publicHost }: DraftSurroundings,
): DraftProblem[] => {
  const taken = new Set(brands.filter(({ slug }) => slug !== stored?.slug).flatMap((brand) => brand.hosts))
  return hosts.flatMap((host, at): DraftProblem[] => {
    if (isReservedHost(host, publicHost)) return [{ field: `hosts.${at}`, key: 'host_reserved' }]
    return taken.has(host) ? [{ field: `hosts.${at}`, key: 'host_taken' }] : []
  })
}

const insuranceFields = [
  'insurance_licensee_name',
  'insurance_licence_number',
  'insurance_referral_link',
] as const

/** A licensed entity is named whole, or there is none. */
const insuranceProblems = (draft: BrandDraft): DraftProblem[] => {
  const missing = insuranceFields.filter((field) => draft[field] === null)
  return missing.length === insuranceFields.length
    ? []
    : missing.map((field) => ({ field, key: 'insurance_incomplete' }))
}

const shipped: ReadonlySet<string> = new Set(brandFonts)

/** What a schema cannot see of a draft. @returns by field; nothing where all is well. */
export const draftProblems = (draft: BrandDraft, around: DraftSurroundings): DraftProblem[] => {
  const { logo, logo_on_brand, co_brand_name, co_brand_logo, font_family, font_link } = draft
  const problems = hostProblems(draft, around)
  if (logo === 'drawn' && around.stored?.logo_svg == null)
    problems.push({ field: 'logo', key: 'logo_invalid' })
  if (logo_on_brand === 'drawn' && around.stored?.logo_on_brand_svg == null)
    problems.push({ field: 'logo_on_brand', key: 'logo_invalid' })
  if ((co_brand_name === null) !== (co_brand_logo === null))
    problems.push({
      field: co_brand_name === null ? 'co_brand_name' : 'co_brand_logo',
      key: 'co_brand_incomplete',
    })
  if (co_brand_logo === 'drawn' && around.stored?.co_brand_logo_svg == null)
    problems.push({ field: 'co_brand_logo', key: 'logo_invalid' })
  if (font_link === null && !shipped.has(font_family))
    problems.push({ field: 'font_link', key: 'font_link_needed' })
  if ((draft.dlt_entity_id === null) !== (draft.sms_header === null))
    problems.push({
      field: draft.dlt_entity_id === null ? 'dlt_entity_id' : 'sms_header',
      key: 'dlt_incomplete',
    })
  return [...problems, ...insuranceProblems(draft)]
}

const reserved: ReadonlySet<string> = new Set([
  ...reservedSegments,
  'www',
  'localhost',
  'new',
  'brand-preview',
  'files',
])

/** Whether a new brand may have this slug. The first brand of a server is its default one. */
export const slugProblems = (
  slug: string,
  brands: readonly Pick<BrandRow, 'slug'>[],
  defaultSlug: string,
): DraftProblem[] => {
  const problem = (): AnyMessageKey | null => {
    if (!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(slug)) return 'slug_invalid'
    if (brands.some((brand) => brand.slug === slug)) return 'slug_taken'
    if (brands.length === 0 && slug !== defaultSlug) return 'default_brand_first'
    return slug !== defaultSlug && reserved.has(slug) ? 'slug_reserved' : null
  }
  const key = problem()
  return key === null ? [] : [{ field: 'slug', key }]
}

import type { BrandDraft, OfficeBrand } from '@marketplace/contract/office/brands-office'
import type { BrandFacts, BrandRow } from './brands.queries.ts'
import { hostsOf, knowBrand } from './brand-directory.ts'

type Drawings = Pick<BrandRow, 'logo_svg' | 'logo_on_brand_svg' | 'co_brand_logo_svg'>

/** The columns that hold a mark. A drawing is kept beside an uploaded image, so that there is a way back to it. */
const markColumns = (
  mark: string | null,
  drawn: string | null,
): { svg: string | null; file: string | null } => {
  if (mark === null || mark === 'name') return { svg: null, file: null }
  return { svg: drawn, file: mark === 'drawn' ? null : mark }
}

/** A draft as columns; `stored` holds the drawings that it may go on with. */
export const draftToFacts = (
  { logo, logo_on_brand, co_brand_logo, ...facts }: BrandDraft,
  stored: Drawings | null,
): BrandFacts => {
  const mark = markColumns(logo, stored?.logo_svg ?? null)
  const onBrand = markColumns(logo_on_brand, stored?.logo_on_brand_svg ?? null)
  const coBrand = markColumns(co_brand_logo, stored?.co_brand_logo_svg ?? null)
  return {
    ...facts,
    logo_svg: mark.svg,
    logo_file_url: mark.file,
    logo_on_brand_svg: onBrand.svg,
    logo_on_brand_file_url: onBrand.file,
    co_brand_logo_svg: coBrand.svg,
    co_brand_logo_file_url: coBrand.file,
  }
}

const markOf = (svg: string | null, file: string | null): string => file ?? (svg === null ? 'name' : 'drawn')

/** The draft that a row was last saved as. */
export const rowToDraft = (row: BrandRow): BrandDraft => ({
  name: row.name,
  legal_name: row.legal_name,
  title: row.title,
  logo: markOf(row.logo_svg, row.logo_file_url),
  logo_on_brand: row.logo_on_brand_file_url ?? (row.logo_on_brand_svg === null ? null : 'drawn'),
  co_brand_name: row.co_brand_name,
  co_brand_logo:
    row.co_brand_name === null ? null : markOf(row.co_brand_logo_svg, row.co_brand_logo_file_url),
  font_family: row.font_family,
  font_link: row.font_link,
  primary_colour: row.primary_colour,
  secondary_colour: row.secondary_colour,
  terms_apply: row.terms_apply,
  sub_domain_type: row.sub_domain_type,
  product_types: row.product_types,
  hosts: row.hosts,
  grievance_officer_name: row.grievance_officer_name,
  grievance_email: row.grievance_email,
  grievance_phone: row.grievance_phone,
  support_email: row.support_email,
  support_hours: row.support_hours,
  registered_address: row.registered_address,
  cin: row.cin,
  company_website: row.company_website,
  dlt_entity_id: row.dlt_entity_id,
  sms_header: row.sms_header,
  insurance_licensee_name: row.insurance_licensee_name,
  insurance_licence_number: row.insurance_licence_number,
  insurance_referral_link: row.insurance_referral_link,
})

/** A row as the studio shows it. */
export const officeBrand = (
  row: BrandRow,
  { publicHost, defaultSlug }: { publicHost: string | null; defaultSlug: string },
): OfficeBrand => {
  const { logo_url, logo_on_brand_url, co_brand_logo_url } = knowBrand(row).brand
  return {
    ...rowToDraft(row),
    brand_id: row.brand_id,
    slug: row.slug,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    logo_url,
    logo_on_brand_url,
    co_brand_logo_url,
    has_drawn_logo: row.logo_svg === null ? 0 : 1,
    has_drawn_logo_on_brand: row.logo_on_brand_svg === null ? 0 : 1,
    has_drawn_co_brand_logo: row.co_brand_logo_svg === null ? 0 : 1,
    is_default: row.slug === defaultSlug ? 1 : 0,
    example_data: row.example_data,
    answers_at: hostsOf(row, publicHost),
  }
}

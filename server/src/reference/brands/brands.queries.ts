import type { Brand } from '@marketplace/contract/reference/brands'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A brand's row: what its pages carry, and what only the server reads. */
export type BrandRow = Omit<Brand, 'logo_url' | 'logo_on_brand_url' | 'co_brand_logo_url'> & {
  /** A drawing; null for a brand that never had one. */
  logo_svg: string | null
  /** An uploaded image, which goes before the drawing. */
  logo_file_url: string | null
  logo_on_brand_svg: string | null
  logo_on_brand_file_url: string | null
  co_brand_logo_svg: string | null
  co_brand_logo_file_url: string | null
  product_types: ProductType[]
  /** Where customers go on to the licensed insurance entity; {UNIQUE_ID} stands for the referral's id. */
  insurance_referral_link: string | null
  /** What SMS are registered under with the operators. */
  dlt_entity_id: string | null
  sms_header: string | null
  hosts: string[]
  version: number
  updated_at: Date
}

const columns = sql`brand_id, slug, name, legal_name, title, logo_svg, logo_file_url, logo_on_brand_svg,
    logo_on_brand_file_url, co_brand_name, co_brand_logo_svg, co_brand_logo_file_url, font_family, font_link, primary_colour, secondary_colour, border_radius, terms_apply, sub_domain_type,
    product_types, hosts, grievance_officer_name, grievance_email, grievance_phone, support_email, insurance_licensee_name,
    insurance_licence_number, insurance_referral_link, support_hours, registered_address, cin, company_website, dlt_entity_id,
    sms_header, example_data, version, updated_at`

export const listBrands = (db: Database): Promise<BrandRow[]> =>
  db.rows(sql`select ${columns} from brand order by brand_id`)

/** Addresses of the stored files that are a mark. */
export const listUsedMarks = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{
    address: string
  }>(sql`select logo_file_url as address from brand where logo_file_url is not null
    union select logo_on_brand_file_url from brand where logo_on_brand_file_url is not null
    union select co_brand_logo_file_url from brand where co_brand_logo_file_url is not null`)
  return rows.map(({ address }) => address)
}

/** The brands, kept as they are until the transaction ends: no other save runs beside it. */
export const lockBrands = async (tx: Database): Promise<BrandRow[]> => {
  await tx.run(sql`lock table brand in share row exclusive mode`)
  return listBrands(tx)
}

/** What a save writes. */
export type BrandFacts = Omit<
  BrandRow,
  'brand_id' | 'slug' | 'border_radius' | 'example_data' | 'version' | 'updated_at'
>

export const insertBrand = async (
  tx: Database,
  slug: string,
  facts: BrandFacts,
  example_data: 0 | 1,
  now: Date,
): Promise<BrandRow> => {
  const row =
    await tx.row<BrandRow>(sql`insert into brand (slug, name, legal_name, title, logo_svg, logo_file_url,
      logo_on_brand_svg, logo_on_brand_file_url, co_brand_name, co_brand_logo_svg, co_brand_logo_file_url, font_family, font_link, primary_colour, secondary_colour, terms_apply,
      sub_domain_type, product_types, hosts, grievance_officer_name, grievance_email, grievance_phone, support_email,
      insurance_licensee_name, insurance_licence_number, insurance_referral_link, support_hours, registered_address, cin,
      company_website, dlt_entity_id, sms_header, example_data, updated_at)
    values (${slug}, ${facts.name}, ${facts.legal_name}, ${facts.title}, ${facts.logo_svg}, ${facts.logo_file_url},
      ${facts.logo_on_brand_svg}, ${facts.logo_on_brand_file_url},
      ${facts.co_brand_name}, ${facts.co_brand_logo_svg}, ${facts.co_brand_logo_file_url}, ${facts.font_family}, ${facts.font_link},
      ${facts.primary_colour}, ${facts.secondary_colour}, ${facts.terms_apply}, ${facts.sub_domain_type}, ${facts.product_types},
      ${facts.hosts}, ${facts.grievance_officer_name}, ${facts.grievance_email}, ${facts.grievance_phone}, ${facts.support_email},
      ${facts.insurance_licensee_name}, ${facts.insurance_licence_number}, ${facts.insurance_referral_link}, ${facts.support_hours}, ${facts.registered_address},
      ${facts.cin}, ${facts.company_website}, ${facts.dlt_entity_id}, ${facts.sms_header}, ${example_data}, ${now})
    returning ${columns}`)
  if (row === null) throw new Error('no brand was made')
  return row
}

export const updateBrand = async (
  tx: Database,
  brandId: number,
  facts: BrandFacts,
  now: Date,
): Promise<BrandRow> => {
  const row =
    await tx.row<BrandRow>(sql`update brand set name = ${facts.name}, legal_name = ${facts.legal_name},
      title = ${facts.title}, logo_svg = ${facts.logo_svg}, logo_file_url = ${facts.logo_file_url},
      logo_on_brand_svg = ${facts.logo_on_brand_svg}, logo_on_brand_file_url = ${facts.logo_on_brand_file_url},
      co_brand_name = ${facts.co_brand_name}, co_brand_logo_svg = ${facts.co_brand_logo_svg},
      co_brand_logo_file_url = ${facts.co_brand_logo_file_url}, font_family = ${facts.font_family}, font_link = ${facts.font_link},
      primary_colour = ${facts.primary_colour}, secondary_colour = ${facts.secondary_colour}, terms_apply = ${facts.terms_apply},
      sub_domain_type = ${facts.sub_domain_type}, product_types = ${facts.product_types}, hosts = ${facts.hosts},
      grievance_officer_name = ${facts.grievance_officer_name}, grievance_email = ${facts.grievance_email},
      grievance_phone = ${facts.grievance_phone}, support_email = ${facts.support_email},
      insurance_licensee_name = ${facts.insurance_licensee_name}, insurance_licence_number = ${facts.insurance_licence_number},
      insurance_referral_link = ${facts.insurance_referral_link}, support_hours = ${facts.support_hours},
      registered_address = ${facts.registered_address}, cin = ${facts.cin}, company_website = ${facts.company_website},
      dlt_entity_id = ${facts.dlt_entity_id}, sms_header = ${facts.sms_header}, version = version + 1, updated_at = ${now}
    where brand_id = ${brandId} returning ${columns}`)
  if (row === null) throw new Error(`brand ${brandId} is gone`)
  return row
}

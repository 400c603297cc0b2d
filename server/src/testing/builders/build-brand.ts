import type { BrandRow } from '../../reference/brands/brands.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A brand with plain defaults. @returns its id. */
export const buildBrand = async (
  db: Database,
  facts: Partial<BrandRow> & { slug: string },
): Promise<number> => {
  const brand = {
    name: 'Test Brand',
    legal_name: 'Test Brand Private Limited',
    logo_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
    font_family: 'Inter',
    primary_colour: '#114488',
    secondary_colour: '#ee8800',
    product_types: ['Personal Loans'],
    hosts: [],
    grievance_officer_name: 'Asha Rao',
    grievance_email: 'grievance@example.com',
    grievance_phone: '1800-000-0100',
    support_email: 'support@example.com',
    insurance_licensee_name: null,
    insurance_licence_number: null,
    insurance_referral_link: null,
    dlt_entity_id: null,
    sms_header: null,
    ...facts,
  }
  const row = await db.row<{
    brand_id: number
  }>(sql`insert into brand (slug, name, legal_name, logo_svg, font_family, primary_colour,
      secondary_colour, product_types, hosts, grievance_officer_name, grievance_email, grievance_phone, support_email,
      insurance_licensee_name, insurance_licence_number, insurance_referral_link, dlt_entity_id, sms_header)
    values (${brand.slug}, ${brand.name}, ${brand.legal_name}, ${brand.logo_svg}, ${brand.font_family}, ${brand.primary_colour},
      ${brand.secondary_colour}, ${brand.product_types}, ${brand.hosts}, ${brand.grievance_officer_name}, ${brand.grievance_email},
      ${brand.grievance_phone}, ${brand.support_email}, ${brand.insurance_licensee_name}, ${brand.insurance_licence_number},
      ${brand.insurance_referral_link}, ${brand.dlt_entity_id}, ${brand.sms_header}) returning brand_id`)
  if (row === null) throw new Error('no brand was made')
  return row.brand_id
}

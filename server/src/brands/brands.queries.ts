import type { Brand } from '@marketplace/contract/brands'
import type { ProductType } from '@marketplace/contract/products'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** A brand's row: what its pages carry, and what only the server reads. */
export type BrandRow = Omit<Brand, 'logo_url' | 'co_brand_logo_url'> & {
  logo_svg: string
  co_brand_logo_svg: string | null
  product_types: ProductType[]
  hosts: string[]
}

export const listBrands = (db: Database): Promise<BrandRow[]> =>
  db.rows(sql`select brand_id, slug, name, legal_name, title, logo_svg, co_brand_name, co_brand_logo_svg, font_family, primary_colour,
      secondary_colour, border_radius, terms_apply, sub_domain_type, product_types, hosts, grievance_officer_name, grievance_email,
      grievance_phone, support_email, example_data
    from brand order by brand_id`)

import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { drawName } from './draw-name.ts'

const name = 'Back office'
const colours = { primary_colour: '#1d4ed8', secondary_colour: '#f59e0b' } as const
const logo_svg = drawName(name, colours.primary_colour, colours.secondary_colour)

/** What the back office looks like until the first brand is there. Customers never see it. */
export const unsetBrand: KnownBrand = {
  brand: {
    brand_id: 0,
    slug: 'default',
    name,
    legal_name: '',
    title: null,
    logo_url: `data:image/svg+xml,${encodeURIComponent(logo_svg)}`,
    logo_on_brand_url: null,
    co_brand_logo_url: null,
    co_brand_name: null,
    font_family: 'Inter',
    font_link: null,
    ...colours,
    border_radius: 10,
    terms_apply: 0,
    sub_domain_type: 'all',
    grievance_officer_name: '',
    grievance_email: '',
    grievance_phone: '',
    support_email: '',
    support_hours: null,
    registered_address: null,
    cin: null,
    company_website: null,
    insurance_licensee_name: null,
    insurance_licence_number: null,
    example_data: 0,
  },
  product_types: [],
  insurance_referral_link: null,
  dlt_entity_id: null,
  sms_header: null,
  hosts: [],
  logo_svg,
  logo_on_brand_svg: null,
  co_brand_logo_svg: null,
}

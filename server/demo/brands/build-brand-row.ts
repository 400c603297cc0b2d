import type { brandFonts } from '@marketplace/contract/reference/brands'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import type { BrandRow } from '../../src/reference/brands/brands.queries.ts'
import { type BrandMark, brandMarks } from './brand-marks.ts'
import { type CoBrandMark, coBrandMarks } from './co-brand-marks.ts'
import { drawLogo, drawLogoOnBrand, type Logo } from './draw-logo.ts'

type SubDomainType = BrandRow['sub_domain_type']

/** What kinds of brand there are: the type of sub-domain and the products they show. */
const offers = {
  everything: { sub_domain_type: 'all', product_types: productTypes },
  loans: {
    sub_domain_type: 'loans',
    product_types: loanProducts,
  },
  gold: { sub_domain_type: 'goldloans', product_types: ['Gold Loans', 'Personal Loans'] },
  cards: { sub_domain_type: 'cards', product_types: ['Credit Cards', 'Personal Loans'] },
  cards_alone: { sub_domain_type: 'cards', product_types: ['Credit Cards'] },
  solar: {
    sub_domain_type: 'solar',
    product_types: ['Personal Loans', 'Business Loans', 'Affordable Housing Loan'],
  },
  shopping: {
    sub_domain_type: 'all',
    product_types: ['Personal Loans', 'Credit Cards', 'Discount Vouchers', 'Deals', 'Shop'],
  },
  vehicles: {
    sub_domain_type: 'all',
    product_types: ['Personal Loans', '2-wheeler', 'Car', 'Other Insurance'],
  },
} as const satisfies Record<string, { sub_domain_type: SubDomainType; product_types: readonly ProductType[] }>

/** What an example brand is made of; the rest of its row follows from this. */
export interface BrandFacts {
  slug: string
  name: string
  legal_name: string
  /** The grievance officer; an invented person. */
  officer: string
  primary: string
  secondary: string
  font: (typeof brandFonts)[number]
  logo: Pick<Logo, 'ground' | 'split' | 'weight'> & { mark: BrandMark }
  offer: keyof typeof offers
  title?: string
  terms_apply?: 1
  /** Refers insurance to the example licensed entity. */
  insurance?: 1
  co_brand?: { name: string; mark: CoBrandMark; primary: string; secondary: string }
}

/** A row of table `brand`, before it has an id; its marks are drawn and its face is one that the product ships. */
export type DemoBrandRow = Omit<
  BrandRow,
  | 'brand_id'
  | 'logo_svg'
  | 'logo_file_url'
  | 'logo_on_brand_svg'
  | 'logo_on_brand_file_url'
  | 'co_brand_logo_file_url'
  | 'font_link'
  | 'version'
  | 'updated_at'
> & { logo_svg: string; logo_on_brand_svg: string }

/** An invented insurance broker; its licence is an example and none of IRDAI's. */
const exampleLicensee = {
  name: 'Chhatrachhaya Insurance Brokers Private Limited',
  licence_number: 'EXAMPLE-DB-0101',
  link: 'https://chhatrachhaya.example.com/refer?ref={UNIQUE_ID}',
} as const

/** An example entity in the operators' register, and none of theirs: all example brands send under it. */
export const exampleDltEntity = '1000000000000000000'

/** What stands of the company in the footer: made up, and in no register. */
const exampleCompany = (legalName: string, number: number) => {
  const host = legalName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    support_hours: 'Monday to Saturday, 9:30 to 18:30',
    registered_address: `${number} Example Road, Bengaluru 560001, Karnataka`,
    cin: `U00000KA2020PTC${String(number).padStart(6, '0')}`,
    company_website: `https://${host}.example.com`,
    dlt_entity_id: exampleDltEntity,
    sms_header: headerOf(legalName),
  }
}

/** The first letters of the company, filled up to the six of a header. */
const headerOf = (legalName: string): string =>
  legalName
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .padEnd(6, 'X')
    .slice(0, 6)

/** @param number counts the brands from 1 and makes their made-up telephone numbers differ. */
export const buildBrandRow = (facts: BrandFacts, number: number): DemoBrandRow => {
  const { slug, name, primary, secondary, co_brand } = facts
  const { sub_domain_type, product_types } = offers[facts.offer]
  const logo = { ...facts.logo, mark: brandMarks[facts.logo.mark], word: name, primary, secondary }
  return {
    slug,
    name,
    legal_name: facts.legal_name,
    title: facts.title ?? null,
    logo_svg: drawLogo(logo),
    logo_on_brand_svg: drawLogoOnBrand(logo),
    co_brand_name: co_brand?.name ?? null,
    co_brand_logo_svg:
      co_brand === undefined
        ? null
        : drawLogo({
            mark: coBrandMarks[co_brand.mark],
            word: co_brand.name,
            primary: co_brand.primary,
            secondary: co_brand.secondary,
            ground: 'plain',
          }),
    font_family: facts.font,
    primary_colour: primary,
    secondary_colour: secondary,
    border_radius: 10,
    terms_apply: facts.terms_apply ?? 0,
    sub_domain_type,
    product_types: [...product_types],
    hosts: [],
    grievance_officer_name: facts.officer,
    grievance_email: `grievance@${slug}.example.com`,
    grievance_phone: `1800-000-${String(100 + number).padStart(4, '0')}`,
    support_email: `support@${slug}.example.com`,
    insurance_licensee_name: facts.insurance === undefined ? null : exampleLicensee.name,
    insurance_licence_number: facts.insurance === undefined ? null : exampleLicensee.licence_number,
    insurance_referral_link: facts.insurance === undefined ? null : exampleLicensee.link,
    ...exampleCompany(facts.legal_name, number),
    example_data: 1,
  }
}

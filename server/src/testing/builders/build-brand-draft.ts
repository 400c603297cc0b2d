import type { BrandDraft } from '@marketplace/contract/office/brands-office'

/** A draft that every check accepts. */
export const brandDraft = (change: Partial<BrandDraft> = {}): BrandDraft => ({
  name: 'Nimbu Pay',
  legal_name: 'Nimbu Payments Private Limited',
  title: null,
  logo: 'name',
  co_brand_name: null,
  co_brand_logo: null,
  font_family: 'Poppins',
  font_link: null,
  primary_colour: '#0b3d91',
  secondary_colour: '#ff8f00',
  terms_apply: 0,
  sub_domain_type: 'all',
  product_types: ['Personal Loans'],
  hosts: [],
  grievance_officer_name: 'Asha Rao',
  grievance_email: 'grievance@nimbu.example.com',
  grievance_phone: '1800-000-0100',
  support_email: 'support@nimbu.example.com',
  insurance_licensee_name: null,
  insurance_licence_number: null,
  insurance_referral_link: null,
  ...change,
})

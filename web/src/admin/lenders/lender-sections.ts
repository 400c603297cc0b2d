import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { isForBusiness, securityKindOf } from '@marketplace/contract/reference/product-traits'

/** Fields under one heading of the lender's page, in the order shown. A new field of a lender is one name here. */
export interface LenderSection {
  id: string
  title: string
  /** A line below the title. */
  text?: string
  fields: readonly LenderProperty[]
  /** A heading of their own for fields that are ticked together. */
  ticked?: { title: string; fields: readonly LenderProperty[] }
}

/** What stays in sight at the head of the page (section 2). */
export const headFields = [
  'lender_status',
  'priority',
  'autosubmission',
] as const satisfies readonly LenderProperty[]

/** What every lender's page holds (section 2), then the facts beside the texts. Lender groups stand with the commissions. */
export const lenderSections: readonly LenderSection[] = [
  {
    id: 'filter-criteria',
    title: 'Filter Criteria',
    text: 'Who is shown this lender. Empty means no limit.',
    fields: [
      'min_income',
      'max_income',
      'min_age',
      'max_age',
      'ticket_class',
      'credit_score_class',
      'max_age_at_maturity',
      'max_foir_percent',
      'pincode_prefixes',
      'min_turnover',
      'min_business_years',
      'needs_registration',
      'max_ltv_percent',
    ],
    ticked: { title: 'Employment Type', fields: ['salaried', 'self_employed', 'business'] },
  },
  {
    id: 'loan-details',
    title: 'Loan Details',
    text: 'In the lender’s own words; customers read these.',
    fields: ['loan_amount_upto', 'tenure', 'interest_rate', 'processing_fees', 'apr_min', 'apr_max'],
  },
  {
    id: 'special-offer',
    title: 'Special Offer',
    text: 'A fact inside the lender’s card, between its dates. A special fee or rate is what offers are priced at meanwhile; words alone move no offer.',
    fields: ['so_status', 'so_date_start', 'so_date_end', 'so_rate', 'so_fee_percent', 'so_text'],
  },
  {
    id: 'facts',
    title: 'Amount, rate and fee',
    text: 'The figures that offers are computed from.',
    fields: [
      'product_type',
      'amount_min',
      'amount_max',
      'tenure_min_months',
      'tenure_max_months',
      'rate_min',
      'rate_max',
      'representative_rate',
      'rate_from_only',
      'rate_type',
      'rate_benchmark',
      'fee_basis',
      'fee_percent',
      'fee_min',
      'fee_max',
      'foreclosure_percent',
      'cooling_off_days',
      'penal_charges',
      'penal_charges_hi',
    ],
  },
  {
    id: 'disclosures',
    title: 'Legal and contact',
    text: 'What the law wants shown beside every offer.',
    fields: [
      'name',
      'legal_name',
      'lender_kind',
      'registration_number',
      'website',
      'lsp_role',
      'kfs_url',
      'grievance_contact',
      'nodal_officer_phone',
      'nodal_officer_email',
      'recovery_agents',
      'call_series',
    ],
  },
  {
    id: 'way-to-apply',
    title: 'How to apply',
    fields: ['api', 'utm_link'],
  },
]

type Shown = (lender: OfficeLender) => boolean

const lendsToBusiness: Shown = ({ product_type }) => isForBusiness(product_type)

/** Fields that stand there only with others. */
const shownWhere: { readonly [P in LenderProperty]?: Shown } = {
  autosubmission: ({ api }) => api === 1,
  so_text: ({ so_status }) => so_status === 1,
  so_date_start: ({ so_status }) => so_status === 1,
  so_date_end: ({ so_status }) => so_status === 1,
  so_rate: ({ so_status }) => so_status === 1,
  so_fee_percent: ({ so_status }) => so_status === 1,
  rate_benchmark: ({ rate_type }) => rate_type === 'floating',
  utm_link: ({ api, utm_link }) => api === 0 || utm_link !== null,
  min_turnover: lendsToBusiness,
  min_business_years: lendsToBusiness,
  needs_registration: lendsToBusiness,
  max_ltv_percent: ({ product_type }) => securityKindOf(product_type) !== null,
}

export const isShown = (property: LenderProperty, lender: OfficeLender): boolean =>
  shownWhere[property]?.(lender) ?? true

/** The value of a property, whichever it is. */
export const valueOf = (lender: OfficeLender, property: LenderProperty): unknown => lender[property]

/** The section that a field stands in; null for the lender groups. */
export const sectionOf = (field: string): LenderSection | null =>
  lenderSections.find(({ fields, ticked }) =>
    [...fields, ...(ticked?.fields ?? [])].some((property) => property === field),
  ) ?? null

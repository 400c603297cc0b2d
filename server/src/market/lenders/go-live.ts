import type { LenderMessageKey } from '@marketplace/contract/platform/lender-messages'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { LtvTier } from '../../reference/regulated-figures/figures.ts'
import type { Lender, OfficeLender } from '@marketplace/contract/market/lenders'

/** What completeness is judged by: a lender of either side, draft or whole. */
export type LenderFacts = { [F in keyof Lender]: Lender[F] | OfficeLender[F] }

interface Need {
  field: LenderProperty
  key: LenderMessageKey
  isMet: (lender: LenderFacts) => boolean
  /** False for what only a lender that is live now needs; the others stay for good (check lender_was_live of the table). */
  isKept?: false
}

const isStated = (value: unknown): boolean => value !== null

/**
 * The facts without which no customer may see a lender. RBI digital lending directions (2025): the lender's name, all charges and
 * penal charges, the cooling-off period, the key facts statement, the grievance and nodal officers. domain.md 5.1: an offer
 * without a rate cannot be compared. The rest: what an offer is priced from, and where it leads.
 */
const needs: readonly Need[] = [
  { field: 'legal_name', key: 'needs_legal_name', isMet: (lender) => isStated(lender.legal_name) },
  { field: 'lender_kind', key: 'needs_lender_kind', isMet: (lender) => isStated(lender.lender_kind) },
  {
    field: 'salaried',
    key: 'needs_employment',
    isMet: ({ salaried, self_employed, business }) => salaried + self_employed + business > 0,
    isKept: false,
  },
  { field: 'amount_min', key: 'needs_amounts', isMet: (lender) => isStated(lender.amount_min) },
  { field: 'amount_max', key: 'needs_amounts', isMet: (lender) => isStated(lender.amount_max) },
  { field: 'tenure_min_months', key: 'needs_tenures', isMet: (lender) => isStated(lender.tenure_min_months) },
  { field: 'tenure_max_months', key: 'needs_tenures', isMet: (lender) => isStated(lender.tenure_max_months) },
  {
    field: 'representative_rate',
    key: 'needs_rate',
    isMet: (lender) => isStated(lender.rate_max ?? lender.representative_rate ?? lender.rate_min),
  },
  { field: 'fee_percent', key: 'needs_fee', isMet: (lender) => isStated(lender.fee_percent) },
  { field: 'penal_charges', key: 'needs_penal_charges', isMet: (lender) => isStated(lender.penal_charges) },
  {
    field: 'cooling_off_days',
    key: 'needs_cooling_off',
    isMet: ({ cooling_off_days }) => cooling_off_days !== null && cooling_off_days >= 1,
  },
  { field: 'kfs_url', key: 'needs_kfs_url', isMet: (lender) => isStated(lender.kfs_url) },
  {
    field: 'grievance_contact',
    key: 'needs_grievance_contact',
    isMet: (lender) => isStated(lender.grievance_contact),
  },
  {
    field: 'nodal_officer_phone',
    key: 'needs_nodal_officer',
    isMet: (lender) => isStated(lender.nodal_officer_phone),
  },
  {
    field: 'nodal_officer_email',
    key: 'needs_nodal_officer',
    isMet: (lender) => isStated(lender.nodal_officer_email),
  },
  {
    field: 'utm_link',
    key: 'needs_way_to_apply',
    isMet: ({ api, utm_link }) => api === 1 || isStated(utm_link),
  },
]

/**
 * What the list of lenders shows of each (RBI Digital Lending Directions, 2025: the lending service provider names its regulated
 * entities, what each is and what it does for them). Asked when a lender is switched on: one that was live before these were asked
 * goes on, and is changed field by field.
 */
const registerNeeds: readonly Need[] = [
  {
    field: 'registration_number',
    key: 'needs_registration_number',
    isMet: (lender) => isStated(lender.registration_number),
  },
  { field: 'website', key: 'needs_website', isMet: (lender) => isStated(lender.website) },
  { field: 'lsp_role', key: 'needs_lsp_role', isMet: (lender) => isStated(lender.lsp_role) },
]

/** What a lender lacks of the public register, in the order of the edit page. */
export const missingRegisterFacts = (lender: LenderFacts): Missing[] =>
  registerNeeds.filter(({ isMet }) => !isMet(lender)).map(({ field, key }) => ({ field, key }))

export interface Missing {
  field: LenderProperty
  key: LenderMessageKey
}

/**
 * What a lender lacks to be live, in the order of the edit page; nothing where it may be.
 * @param hasConnector whether this server is told how to reach its API: without it every offer of an API lender fails.
 */
export const missingFacts = (lender: LenderFacts, hasConnector: boolean): Missing[] => {
  const missing: Missing[] = needs
    .filter(({ isMet }) => !isMet(lender))
    .map(({ field, key }) => ({ field, key }))
  return lender.api === 1 && !hasConnector ? [...missing, { field: 'api', key: 'needs_connector' }] : missing
}

/**
 * What staff should look at, though it keeps no lender from going live: a share of a home's value that is above the law's for the
 * largest loan (offers go by the law all the same). `home_tiers` are those in force.
 */
export const goLiveWarnings = (lender: LenderFacts, home_tiers: readonly LtvTier[]): Missing[] => {
  const { product_type, amount_max, max_ltv_percent } = lender
  if (securityKindOf(product_type) !== 'property' || amount_max === null) return []
  const tier = home_tiers.find(({ up_to }) => up_to === null || amount_max <= up_to)
  return tier !== undefined && (max_ltv_percent ?? 100) > tier.percent
    ? [{ field: 'max_ltv_percent', key: 'ltv_above_law' }]
    : []
}

/** What a lender lacks of the facts that one which ever was live keeps. */
export const missingKeptFacts = (lender: LenderFacts): Missing[] =>
  needs
    .filter(({ isMet, isKept }) => isKept !== false && !isMet(lender))
    .map(({ field, key }) => ({ field, key }))

/** Whether the customer's side can have it: everything is there that an offer or an old application is told from. */
export const isComplete = <Row extends LenderFacts>(row: Row): row is Row & Lender =>
  missingKeptFacts(row).length === 0

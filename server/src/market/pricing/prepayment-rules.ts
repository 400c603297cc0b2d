import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import type { PrepaymentFreedom, RateType } from '@marketplace/contract/market/price-facts'

/** What a loan is for, as the circulars look at it: `microfinance` is a loan without collateral to a household under the limit. */
export type LoanPurpose = 'home' | 'personal' | 'microfinance' | 'business'
/** `mse` is a micro or small enterprise, also one that is no company. */
export type Borrower = 'individual' | 'mse' | 'other'

/** A loan for whose early closing nothing may be charged, and who says so. A field that is left out takes every loan. */
export interface PrepaymentRule {
  because: PrepaymentFreedom
  lenders?: readonly LenderKind[]
  purposes: readonly LoanPurpose[]
  borrowers?: readonly Borrower[]
  rate_type?: RateType
  /** Holds for what is closed from this day on (YYYY-MM-DD), whenever the loan was sanctioned. */
  closed_from: string
  /** Holds for loans sanctioned or renewed from this day on alone. */
  sanctioned_from?: string
  /** Up to the amount of `prepayment_free_business_limit` alone. */
  is_limited?: true
  source: string
}

const directions2025 =
  'RBI (Pre-payment Charges on Loans) Directions, 2025, 2 July 2025, for loans sanctioned or renewed from 1 January 2026'

/**
 * The circulars and directions in the order of their days. What none of them takes may be charged as the lender discloses it.
 * Fixed rates are free nowhere but in microfinance: the lender's own policy decides. Of a co-operative bank we do not know the tier by
 * which the directions of 2025 judge its business loans, nor whether the circulars before them took it: nothing is claimed there.
 */
export const prepaymentRules: readonly PrepaymentRule[] = [
  {
    because: 'home_floating',
    lenders: ['housing_finance_company'],
    purposes: ['home'],
    borrowers: ['individual'],
    rate_type: 'floating',
    closed_from: '2011-10-19',
    source: 'National Housing Bank circular NHB(ND)/DRS/Pol-No.43/2011-12, 19 October 2011',
  },
  {
    because: 'home_floating',
    lenders: ['bank', 'small_finance_bank', 'regional_rural_bank'],
    purposes: ['home'],
    borrowers: ['individual'],
    rate_type: 'floating',
    closed_from: '2012-06-05',
    source: 'RBI circular DBOD.No.Dir.BC.107/13.03.00/2011-12, Home Loans, 5 June 2012',
  },
  {
    because: 'personal_floating',
    lenders: ['bank', 'small_finance_bank', 'regional_rural_bank'],
    purposes: ['home', 'personal'],
    borrowers: ['individual'],
    rate_type: 'floating',
    closed_from: '2014-05-07',
    source: 'RBI circular DBOD.Dir.BC.No.110/13.03.00/2013-14, Floating Rate Term Loans, 7 May 2014',
  },
  {
    because: 'personal_floating',
    lenders: [
      'nbfc',
      'nbfc_middle_layer',
      'nbfc_upper_layer',
      'housing_finance_company',
      'microfinance_institution',
    ],
    purposes: ['home', 'personal'],
    borrowers: ['individual'],
    rate_type: 'floating',
    closed_from: '2019-08-02',
    source: 'RBI circular RBI/2019-20/30, Fair Practices Code of NBFCs, 2 August 2019',
  },
  {
    because: 'microfinance',
    purposes: ['microfinance'],
    closed_from: '2022-04-01',
    source:
      'RBI Master Direction, Regulatory Framework for Microfinance Loans, 14 March 2022: no pre-payment penalty',
  },
  {
    because: 'personal_floating',
    purposes: ['home', 'personal'],
    borrowers: ['individual'],
    rate_type: 'floating',
    closed_from: '2026-01-01',
    sanctioned_from: '2026-01-01',
    source: directions2025,
  },
  {
    because: 'business_bank',
    lenders: ['bank', 'nbfc_upper_layer'],
    purposes: ['business'],
    borrowers: ['individual', 'mse'],
    rate_type: 'floating',
    closed_from: '2026-01-01',
    sanctioned_from: '2026-01-01',
    source: directions2025,
  },
  {
    because: 'business_small_loan',
    lenders: [
      'small_finance_bank',
      'regional_rural_bank',
      'nbfc_middle_layer',
      // Scale Based Regulation, 22 October 2021: each stands in the middle layer at least.
      'housing_finance_company',
    ],
    purposes: ['business'],
    borrowers: ['individual', 'mse'],
    rate_type: 'floating',
    closed_from: '2026-01-01',
    sanctioned_from: '2026-01-01',
    is_limited: true,
    source: directions2025,
  },
]

import * as z from 'zod/mini'

/**
 * How the RBI registers a lender: layers of NBFCs by Scale Based Regulation (22 October 2021); housing finance companies stand under
 * it since the National Housing Bank handed them over (9 August 2019). `nbfc` is one of the base layer, or whose layer is not stated.
 */
export const lenderKindNames = {
  bank: 'Commercial bank',
  small_finance_bank: 'Small finance bank',
  regional_rural_bank: 'Regional rural bank',
  cooperative_bank: 'Co-operative bank',
  nbfc: 'NBFC',
  nbfc_middle_layer: 'NBFC, middle layer',
  nbfc_upper_layer: 'NBFC, upper layer',
  housing_finance_company: 'Housing finance company',
  microfinance_institution: 'NBFC for microfinance',
} as const
export type LenderKind = keyof typeof lenderKindNames
export const lenderKinds = Object.keys(lenderKindNames) as [LenderKind, ...LenderKind[]]
export const LenderKind = z.enum(lenderKinds, { error: 'invalid_value' })

const banks: ReadonlySet<LenderKind> = new Set([
  'bank',
  'small_finance_bank',
  'regional_rural_bank',
  'cooperative_bank',
])
/** Whether a kind of lender is a bank; any other is an NBFC of some kind. */
export const isBank = (kind: LenderKind): boolean => banks.has(kind)

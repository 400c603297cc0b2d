import * as z from 'zod/mini'

/** How the RBI registers a lender. `nbfc` is one of the base layer, or whose layer is not stated. */
export const lenderKinds = [
  'bank',
  'small_finance_bank',
  'regional_rural_bank',
  'nbfc',
  'nbfc_middle_layer',
  'nbfc_upper_layer',
  'housing_finance_company',
  'microfinance_institution',
] as const
export const LenderKind = z.enum(lenderKinds, { error: 'invalid_value' })
export type LenderKind = z.output<typeof LenderKind>

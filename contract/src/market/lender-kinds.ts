import * as z from 'zod/mini'

export const lenderKinds = ['bank', 'small_finance_bank', 'nbfc'] as const
export const LenderKind = z.enum(lenderKinds, { error: 'invalid_value' })
export type LenderKind = z.output<typeof LenderKind>

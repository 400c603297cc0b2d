import type { LenderRow } from '@marketplace/contract/market/lender-rows'

/** What may be set for many lenders at once: bounds and order. What takes a lender from customers is asked for each. */
export const settable = ['priority', 'min_income', 'max_income', 'min_age', 'max_age'] as const
export type Settable = (typeof settable)[number]

/** Safe to be asked for again. @throws ApiError. */
export type SaveField = (lender: LenderRow, field: Settable, value: number | null) => Promise<void>

import type { ProductState } from './customer-products.queries.ts'

/** Days after which a customer is asked to look at their details again: income, EMIs and employment change. */
export const FRESH_FOR_DAYS = 180

const DAY_MS = 86_400_000

/** Where a customer stands with the loan; `completed_at` is when they last pressed on with a complete profile. */
export type FreshnessFacts = Pick<ProductState, 'completed_at' | 'update_required'>

/**
 * The update-required rule (specification section 4: such a profile stays on, or returns to, the detail page). Fresh details
 * are needed where it was asked for, where the last completed save lies more than FRESH_FOR_DAYS back, or where a field that
 * is needed now was not needed then. A profile never completed needs completing, not updating. `isComplete` is asked only where
 * it decides.
 */
export const updateRequired = (
  { completed_at, update_required }: FreshnessFacts,
  isComplete: () => boolean,
  now: Date,
): 0 | 1 => {
  if (update_required === 1) return 1
  if (completed_at === null) return 0
  if (!isComplete()) return 1
  return now.getTime() - Date.parse(completed_at) > FRESH_FOR_DAYS * DAY_MS ? 1 : 0
}

/** Options of employmentStatus: self employed professional, business owner. */
const selfEmployed: ReadonlySet<number | null> = new Set([2, 3])

/** The same flag for the self-employed, of whom other details are asked (section 3). */
export const selfEmployedUpdateRequired = (employment: number | null, isRequired: 0 | 1): 0 | 1 =>
  isRequired === 1 && selfEmployed.has(employment) ? 1 : 0

const untouched: FreshnessFacts = { completed_at: null, update_required: 0 }

/** The rule for Personal Loans, which alone ask for fresh details (decision 032). */
export const personalUpdateRequired = (
  products: readonly ProductState[],
  isComplete: () => boolean,
  now: Date,
): 0 | 1 =>
  updateRequired(
    products.find(({ product_type }) => product_type === 'Personal Loans') ?? untouched,
    isComplete,
    now,
  )

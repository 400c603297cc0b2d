import { inForceOn, stateOn } from '@marketplace/contract/platform/in-force'
import type { PartnerTerms } from '@marketplace/contract/partners/partners'

/** What one agreement says; days as YYYY-MM-DD. */
export interface AgreedTerms {
  terms_id: number
  revenue_percent: number
  revenue_flat_fee: number
  valid_from: string
}

const turn = ({ terms_id }: AgreedTerms): number => terms_id

/** The terms in force on `day`: the latest that hold by then, of two for one day the newer; null before the first. */
export const termsOn = <Terms extends AgreedTerms>(terms: readonly Terms[], day: string): Terms | null =>
  inForceOn(terms, day, turn)

/** How each of `terms` stands on `day`. */
export const stateOfTerms = (
  terms: readonly AgreedTerms[],
  one: AgreedTerms,
  day: string,
): PartnerTerms['state'] => stateOn(terms, one, day, turn)

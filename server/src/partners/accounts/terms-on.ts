import type { PartnerTerms } from '@marketplace/contract/partners/partners'

/** What one agreement says; days as YYYY-MM-DD. */
export interface AgreedTerms {
  terms_id: number
  revenue_percent: number
  revenue_flat_fee: number
  valid_from: string
}

const laterFirst = (a: AgreedTerms, b: AgreedTerms): number =>
  a.valid_from === b.valid_from ? b.terms_id - a.terms_id : a.valid_from < b.valid_from ? 1 : -1

/** The terms in force on `day`: the latest that hold by then, of two for one day the newer; null before the first. */
export const termsOn = <Terms extends AgreedTerms>(terms: readonly Terms[], day: string): Terms | null =>
  terms.filter(({ valid_from }) => valid_from <= day).sort(laterFirst)[0] ?? null

/** How each of `terms` stands on `day`. */
export const stateOfTerms = (
  terms: readonly AgreedTerms[],
  one: AgreedTerms,
  day: string,
): PartnerTerms['state'] => {
  const newerForTheDay = terms.some(
    (other) => other.valid_from === one.valid_from && other.terms_id > one.terms_id,
  )
  if (newerForTheDay) return 'replaced'
  if (one.valid_from > day) return 'planned'
  return termsOn(terms, day)?.terms_id === one.terms_id ? 'in_force' : 'past'
}

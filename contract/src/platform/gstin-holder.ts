import type { MessageKey } from './messages.en.ts'

/** Option of businessCompanyType: its owner's own PAN is the only one it has. */
const PROPRIETORSHIP = 1

/** Sealed values in clear or masked; null where they are not told. */
export interface GstinFacts {
  gstin: string | null
  tin: string | null
  business_pan: string | null
  business_company_type: number | null
}

/** Whether the PAN within a GSTIN, its characters 3 to 12, may be `pan`: asterisks of a mask stand for any character. */
const mayBeOf = (gstin: string, pan: string): boolean =>
  Array.from(gstin.slice(2, 12)).every(
    (character, at) => character === '*' || pan[at] === '*' || character === pan[at],
  )

/**
 * Whose GSTIN it is not: that of a firm or company carries the business's PAN, that of a proprietorship its owner's own. Null
 * where nothing speaks against it, also as long as one of them or the kind of business is not told.
 */
export const gstinHolderProblem = ({
  gstin,
  tin,
  business_pan,
  business_company_type,
}: GstinFacts): MessageKey | null => {
  if (gstin === null || business_company_type === null) return null
  const isOwn = business_company_type === PROPRIETORSHIP
  const pan = isOwn ? tin : business_pan
  if (pan === null || mayBeOf(gstin, pan)) return null
  return isOwn ? 'gstin_not_of_own_pan' : 'gstin_not_of_business_pan'
}

import { isPanOfKind } from '@marketplace/contract/partners/pan-of-kind'
import { panOfGstin } from '@marketplace/contract/platform/gstin-check-digit'
import type { KycValues } from './open-kyc.ts'

/** Of an item that is sent, what speaks against it beside what was sent of the others, not refused and not overtaken by the record; null for nothing. */
export const kycProblem = (
  sent: KycValues,
  others: readonly KycValues[],
): { field: string; key: 'pan_not_of_kind' | 'gstin_not_of_pan' } | null => {
  if (sent.item === 'tax') {
    const { pan, gstin } = sent.values
    if (gstin !== null && panOfGstin(gstin) !== pan) return { field: 'gstin', key: 'gstin_not_of_pan' }
    const business = others.find((other) => other.item === 'business')
    return business !== undefined && !isPanOfKind(pan, business.values.entity_kind)
      ? { field: 'pan', key: 'pan_not_of_kind' }
      : null
  }
  if (sent.item === 'business') {
    const tax = others.find((other) => other.item === 'tax')
    return tax !== undefined && !isPanOfKind(tax.values.pan, sent.values.entity_kind)
      ? { field: 'entity_kind', key: 'pan_not_of_kind' }
      : null
  }
  return null
}

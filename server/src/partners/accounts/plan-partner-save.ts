import { panOfGstin } from '@marketplace/contract/platform/gstin-check-digit'
import type { PartnerPatch } from '@marketplace/contract/partners/partners'

/** What staff may save, in clear. */
export type PartnerFacts = {
  [Field in Exclude<keyof PartnerPatch, 'partner_id' | 'version'>]-?: Exclude<PartnerPatch[Field], undefined>
}
export type PartnerField = keyof PartnerFacts

const sealed: ReadonlySet<PartnerField> = new Set<PartnerField>(['pan', 'gstin', 'account_number'])

export type PartnerSavePlan =
  /** The fields that change, with their new values; none where the form says nothing new. */
  { refusal: null; changes: Partial<PartnerFacts> } | { refusal: 'gstin_not_of_pan' }

/**
 * Decides what a save of a partner changes. A GSTIN holds its owner's PAN: where both are known they must agree, whichever of
 * them the form brings.
 */
export const planPartnerSave = (stored: PartnerFacts, form: PartnerPatch): PartnerSavePlan => {
  const { partner_id: _, version: __, ...patch } = form
  const given = patch.email === undefined ? patch : { ...patch, email: patch.email.toLowerCase() }
  const changes: Partial<PartnerFacts> = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && value !== stored[field as PartnerField],
    ),
  )
  const { pan, gstin } = { ...stored, ...changes }
  const touched = 'pan' in changes || 'gstin' in changes
  if (touched && pan !== null && gstin !== null && panOfGstin(gstin) !== pan)
    return { refusal: 'gstin_not_of_pan' }
  return { refusal: null, changes }
}

/** How a value stands in the audit log: what is sealed, and how a person is reached, is not written there in clear. */
const auditValue = (field: PartnerField, value: string | null): string | null => {
  if (value === null) return null
  if (sealed.has(field)) return `…${value.slice(-4)}`
  if (field === 'phone') return `…${value.slice(-4)}`
  if (field === 'email') return `${value.slice(0, 1)}…${value.slice(value.indexOf('@'))}`
  return value
}

/** Before and after of a save, as the audit log keeps them. */
export const auditOfSave = (
  stored: PartnerFacts,
  changes: Partial<PartnerFacts>,
): { before: Record<string, string | null>; after: Record<string, string | null> } => {
  const before: Record<string, string | null> = {}
  const after: Record<string, string | null> = {}
  for (const [name, value] of Object.entries(changes)) {
    const field = name as PartnerField
    before[field] = auditValue(field, stored[field])
    after[field] = auditValue(field, value)
  }
  return { before, after }
}

import { isFlagQuestion, isSealedQuestion } from '@marketplace/contract/customers/customer-fields'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import { problemOf, type DetailSurroundings } from './check-details.ts'
import { isAsked, isField } from './detail-groups.ts'
import {
  isMask,
  toWire,
  valuesOf,
  type DetailField,
  type DetailValues,
  type WireValue,
} from './detail-values.ts'

/** What the server holds, as far as the page knows; a sealed value is known only where this page sent it. */
export type Stored = Partial<Record<DetailField, WireValue>>

const fieldsOf = (product: LoanProduct): DetailField[] => questionsOf(product).filter(isField)

export const storedOf = (profile: Profile, product: LoanProduct): Stored => {
  const values = valuesOf(profile)
  return Object.fromEntries(
    fieldsOf(product)
      .filter((field) => !isSealedQuestion(field) || values[field] === '')
      .map((field) => [field, toWire(field, values[field])]),
  )
}

const isUnsaved = (field: DetailField, values: DetailValues, stored: Stored): boolean =>
  !isMask(field, values[field]) && !Object.is(toWire(field, values[field]), stored[field])

/**
 * The changes that may be saved: fields that differ from what is stored and are fine. A question of this loan that no longer
 * comes up is emptied, so that no rent or employer stays behind unseen; what other loans ask stays as it is.
 */
export const savableChanges = (
  values: DetailValues,
  stored: Stored,
  surroundings: DetailSurroundings,
): ProfilePatch => {
  const changes = new Map<DetailField, WireValue>()
  for (const field of fieldsOf(surroundings.product)) {
    if (!isAsked(field, values)) {
      if (stored[field] != null || isMask(field, values[field])) changes.set(field, null)
    } else if (isUnsaved(field, values, stored) && problemOf(field, values, surroundings) === null) {
      changes.set(field, toWire(field, values[field]))
    }
  }
  return Object.fromEntries(changes)
}

/** What to keep until it is saved: everything that differs, wrong or right. Where, `saveDraft` knows. */
export const draftOf = (values: DetailValues, stored: Stored, product: LoanProduct): Partial<DetailValues> =>
  Object.fromEntries(
    fieldsOf(product)
      .filter((field) => isUnsaved(field, values, stored))
      .filter((field) => !isFlagQuestion(field) || stored[field] !== undefined)
      .map((field) => [field, values[field]]),
  )

/** A draft without the answers that this loan asks for: what was typed for another one waits until that is open again. */
export const draftOfOthers = (draft: Partial<DetailValues>, product: LoanProduct): Partial<DetailValues> => {
  const own: ReadonlySet<string> = new Set(fieldsOf(product))
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !own.has(field)))
}

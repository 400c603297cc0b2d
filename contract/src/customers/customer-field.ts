import type * as z from 'zod/mini'
import type { OptionSetName } from '../reference/option-sets.ts'

/** Under which heading an answer is shown to its customer, in their order. */
export const dataGroups = ['about', 'contact', 'home', 'money', 'loan', 'security', 'bank'] as const
export type DataGroup = (typeof dataGroups)[number]

/** How a sealed value is masked: what shows of it, and which asterisks may come back (server/src/platform/personal-data/mask-personal-data.ts). */
export type MaskName = 'name' | 'birth_date' | 'pan' | 'gstin' | 'account_number'

/** What another answer has to be, by its options: one of `is`, or told and none of `is_not`. */
export type Condition =
  | { readonly answer: string; readonly is: readonly number[] }
  | { readonly answer: string; readonly is_not: readonly number[] }

interface AnyField {
  readonly group: DataGroup
  /**
   * It goes to a lender with an application for a loan that asks it, under its own name or the one that stands here, and the share
   * consent names it in words (server/seeds/reference/share-consent-texts.ts): a test is red until it does. False: it does not go.
   */
  readonly shared?: false | string
  /**
   * Staff read it among the facts of a customer, sealed ones masked, by a name of its own (server/src/office/customer-care/customer-facts.ts):
   * one without a name does not compile. False: they read it elsewhere or not at all.
   */
  readonly staff?: false
  /** It is asked of whoever answered another question so; of anybody where this is left out. */
  readonly only_when?: Condition
  /** It follows from another answer: it is shown beside that and not typed. */
  readonly derived?: true
  /** Offers do without it: always, or for whoever answered another question so. */
  readonly may_be_empty?: true | Condition
}

/**
 * How an answer is typed, shown and stored. `code` is letters and digits in capitals, `digits` a number that nothing is reckoned
 * with, `rupees` are whole, `number` has a unit.
 */
type WrittenKind = 'text' | 'email' | 'mobile' | 'pincode' | 'code' | 'digits' | 'day' | 'rupees'

interface WrittenField extends AnyField {
  readonly kind: WrittenKind
  /** What a new value has to be; null is apart. */
  readonly value: z.ZodMiniType
  /** Stored sealed and answered masked (docs/security.md). */
  readonly sealed?: MaskName
  /** It is proved by passcode, and changed by that alone. */
  readonly proved?: true
}

interface NumberField extends AnyField {
  readonly kind: 'number'
  readonly value: z.ZodMiniType
  /** It may have decimals. */
  readonly decimals?: true
  /** What staff read behind it. */
  readonly unit?: string
}

interface OptionField extends AnyField {
  readonly kind: 'option'
  readonly set: OptionSetName
}

interface FlagField extends AnyField {
  /** A permission is 0 unless it was given; another flag may be untold. */
  readonly kind: 'flag' | 'permission'
}

/** Everything about one question to a customer: the column, the answer, the form, what staff and lenders see follow from it. */
export type CustomerField = WrittenField | NumberField | OptionField | FlagField
export type FieldKind = CustomerField['kind']

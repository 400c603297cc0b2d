import type * as z from 'zod/mini'
import type { OptionSetName } from '../reference/option-sets.ts'

/**
 * How a value looks and is typed. `number` has decimals, `rupees` are whole, `percent` is a share or a rate, `option` the id of an
 * option of `set`, `choice` one of `choices`, `day` YYYY-MM-DD, `groups` ids of lender groups, `list` short texts.
 */
export type LenderFieldKind =
  | 'text'
  | 'long_text'
  | 'number'
  | 'integer'
  | 'rupees'
  | 'percent'
  | 'flag'
  | 'option'
  | 'choice'
  | 'day'
  | 'groups'
  | 'list'

/** Everything about one field: the column, the answer, the change and the form follow from it. */
export interface LenderField {
  readonly label: string
  readonly kind: LenderFieldKind
  /** What a new value has to be; null is apart. Texts are never blank: none is null. */
  readonly value: z.ZodMiniType
  /** It may be null. */
  readonly nullable?: true
  /** False: update-lender-data does not take it. */
  readonly settable?: false
  /** A live lender always has it, and one that ever was live keeps it (the rules are in server/src/market/lenders/go-live.ts). */
  readonly live?: true
  /** Answered by the list of lenders too. */
  readonly listed?: true
  /** Staff alone read it: what customers' pages are made of does not hold it. */
  readonly office?: true
  readonly unit?: string
  readonly hint?: string
  readonly placeholder?: string
  readonly set?: OptionSetName
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

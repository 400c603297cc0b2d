import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Slug } from '../platform/formats.ts'
import type { LenderField, LenderFieldKind } from './lender-field.ts'
import {
  lenderField,
  lenderFieldNames,
  listedLenderFields,
  marketLenderFields,
  type LenderFieldName,
  type LenderValue,
  type ListedLenderField,
  type LiveLenderField,
  type MarketLenderField,
} from './lender-fields.ts'
import { LenderKind } from './lender-kinds.ts'
import { LspRole } from './lender-register.ts'
import { ProductType } from '../reference/products.ts'

/** How the stated rate is meant (decisions.md 17). */
export const rateBases = ['firm', 'representative', 'up_to', 'from'] as const
export const RateBasis = z.enum(rateBases)
export type RateBasis = z.output<typeof RateBasis>

/** A lender as staff see it: a draft lacks what nobody stated yet. */
export type OfficeLender = { [F in LenderFieldName]: LenderValue<F> }
/** The share of it that the list of lenders answers. */
export type ListedLender = Pick<OfficeLender, ListedLenderField>
/** A lender as customers' pages and matching have it: complete. */
export type Lender = {
  [F in MarketLenderField]: F extends LiveLenderField ? Exclude<LenderValue<F>, null> : LenderValue<F>
}

/** What a stored value looks like. Its bounds are checked where it is set, so that a bound drawn closer breaks no answer. */
const stored: Readonly<Record<LenderFieldKind, z.ZodMiniType>> = {
  text: z.string(),
  long_text: z.string(),
  number: z.number(),
  integer: z.number(),
  rupees: z.number(),
  percent: z.number(),
  flag: Flag,
  option: z.number(),
  choice: z.string(),
  day: z.string(),
  groups: z.array(z.number()),
  list: z.array(z.string()),
}

const answerOf = <T extends object>(
  fields: readonly LenderFieldName[],
  lacks: (field: LenderField) => boolean,
): z.ZodMiniType<T> => {
  const shape = fields.map((name) => {
    const field = lenderField(name)
    const schema = field.kind === 'choice' ? field.value : stored[field.kind]
    return [name, lacks(field) ? z.nullable(schema) : schema] as const
  })
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodMiniType<T>
}

const isNullable = ({ nullable }: LenderField): boolean => nullable === true

export const OfficeLender = answerOf<OfficeLender>(lenderFieldNames, isNullable)
export const ListedLender = answerOf<ListedLender>(listedLenderFields, isNullable)
export const Lender = answerOf<Lender>(
  marketLenderFields,
  (field) => isNullable(field) && field.live !== true,
)

/** What the public list of lenders shows (RBI digital lending directions: the list of lending partners). */
export const PublicLender = z.object({
  lender_id: z.number(),
  slug: Slug,
  name: z.string(),
  legal_name: z.string(),
  lender_kind: LenderKind,
  product_type: ProductType,
  /** Null, as the website and our role, until the lender has stated it: such a lender cannot be switched on any more. */
  registration_number: z.nullable(z.string()),
  website: z.nullable(z.string()),
  lsp_role: z.nullable(LspRole),
  recovery_agents: z.nullable(z.string()),
  kfs_url: z.string(),
  grievance_contact: z.string(),
  nodal_officer_phone: z.string(),
  nodal_officer_email: z.string(),
})
export type PublicLender = z.output<typeof PublicLender>

/**
 * What a lender publishes of its loan on the day: rupees, months, percent a year. The APRs are of its lowest and its highest rate with its fee and
 * the tax on it, for `amount` over `tenure_months`: what is asked first of the loan (first-ask.ts), or the nearest that it lends. Null
 * is an end that it does not state.
 */
export const PublishedTerms = z.object({
  amount_min: z.number(),
  amount_max: z.number(),
  tenure_min_months: z.number(),
  tenure_max_months: z.number(),
  apr_min: z.nullable(z.number()),
  apr_max: z.nullable(z.number()),
  amount: z.number(),
  tenure_months: z.number(),
})
export type PublishedTerms = z.output<typeof PublishedTerms>

/** A lender in the directory; without terms where its product is no loan. */
export const DirectoryLender = z.extend(PublicLender, {
  terms: z.nullable(PublishedTerms),
})
export type DirectoryLender = z.output<typeof DirectoryLender>

export const listPublicLenders = {
  method: 'GET',
  path: '/api/lenders',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(z.array(DirectoryLender)),
  errors: [],
} as const satisfies Call

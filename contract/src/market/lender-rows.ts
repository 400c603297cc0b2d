import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import type { LenderValue } from './lender-fields.ts'
import { ListedLender, type OfficeLender } from './lenders.ts'

/** What the list of lenders shows, searches and filters, in the order of a row's values. */
export const lenderRowFields = [
  'lender_id',
  'name',
  'legal_name',
  'lender_kind',
  'product_type',
  'lender_status',
  'priority',
  'min_income',
  'max_income',
  'min_age',
  'max_age',
  'ticket_class',
  'credit_score_class',
  'salaried',
  'self_employed',
  'business',
  'so_status',
  'lender_group_ids',
] as const
export type LenderRowField = (typeof lenderRowFields)[number]
export type LenderRow = Pick<OfficeLender, LenderRowField>

type ValuesOf<Names extends readonly LenderRowField[]> = {
  -readonly [At in keyof Names]: LenderValue<Names[At]>
}
/** The values of a lender, one for each of `lenderRowFields`: thousands of rows are a fifth as long without the names. */
export type LenderRowValues = ValuesOf<typeof lenderRowFields>

const { shape } = ListedLender as unknown as z.ZodMiniObject<Record<LenderRowField, z.ZodMiniType>>
const [first, ...rest] = lenderRowFields
const LenderRowValues = z.tuple([
  shape[first],
  ...rest.map((field) => shape[field]),
]) as unknown as z.ZodMiniType<LenderRowValues>

/**
 * Every lender, by name from A to Z, as the office lists it; the rest of one is getLender's. `without_connector` is that of
 * listLenders.
 */
export const listLenderRows = {
  method: 'GET',
  path: '/api/lender/rows',
  audience: [1],
  limit: 'read',
  answer: z.object({
    success: z.literal(true),
    data: z.array(LenderRowValues),
    without_connector: z.array(z.number()),
  }),
  errors: [],
} as const satisfies Call

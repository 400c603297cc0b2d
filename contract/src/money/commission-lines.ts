import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Day, Flag, rowIdInPath, Rupees } from '../platform/formats.ts'
import { countedPageOf, countFields, pageFields } from '../platform/paging.ts'

/**
 * How a commission line stands: nothing was stated yet, the lender states another sum than we expect, it states ours and has not paid,
 * it has paid what it states; or the disbursal was taken back.
 */
export const commissionLineStates = ['expected', 'differs', 'stated', 'received', 'taken_back'] as const
export const CommissionLineState = z.enum(commissionLineStates, { error: 'invalid_value' })
export type CommissionLineState = z.output<typeof CommissionLineState>

/** A calendar month in India, YYYY-MM. */
export const BookMonth = z
  .string({ error: 'date_invalid' })
  .check(z.regex(/^[0-9]{4}-(?:0[1-9]|1[0-2])$/, 'date_invalid'))

/**
 * One disbursed part of a loan: what we expect of the lender for it, what the lender stated and paid, and the partner's share, each a
 * sum of ledger entries. Rupees, without GST and TDS.
 */
export const CommissionLine = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_id: z.number(),
  partner_id: z.nullable(z.number()),
  day: Day,
  disbursed_amount: Rupees,
  taken_back_day: z.nullable(Day),
  expected: Rupees,
  stated: Rupees,
  received: Rupees,
  /** Of our commission by percent, and the flat fee of the loan. */
  percent_share: Rupees,
  flat_share: Rupees,
  /** Of whoever invited the partner: it is ours to pay. */
  referral_share: Rupees,
  state: CommissionLineState,
  /** 1 where some of it stands in the books of a later month, as its own was closed. */
  is_late: Flag,
})
export type CommissionLine = z.output<typeof CommissionLine>

/** Commission lines, the latest disbursal first. `month` is that of the disbursal. */
export const listCommissionLines = {
  method: 'GET',
  path: '/api/commission-lines',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    ...countFields,
    lender_id: z.optional(rowIdInPath()),
    partner_id: z.optional(rowIdInPath()),
    month: z.optional(BookMonth),
    state: z.optional(CommissionLineState),
  }),
  answer: countedPageOf(CommissionLine),
  errors: [],
} as const satisfies Call

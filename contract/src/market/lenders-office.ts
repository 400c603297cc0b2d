import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Instant, rowId, rowIdInPath } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'
import { lenderProperties, lenderValueSchema, type LenderProperty } from './lender-fields.ts'
import { LenderGroupName, LenderName } from './lender-values.ts'
import { ListedLender, OfficeLender } from './lenders.ts'
import { Offer, UnmatchedLender } from './offers.ts'
import { widestLoan } from '../reference/product-journeys.ts'
import { ProductType } from '../reference/products.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/**
 * The lender calls of section 7 and those beside them. A lender that was deleted or never was answers 404 not_found in all of
 * them. A lender begins as a draft: `lender_status` 0 and every fact null that nobody stated yet.
 */

export const LenderId = rowId()
const LenderIdParams = z.object({
  lenderId: rowIdInPath(),
})

/**
 * Every lender, by name from A to Z, with the fields of the list page. `without_connector`: the ids of those with an API that
 * this server is not told how to reach; no customer gets an offer of theirs.
 */
export const listLenders = {
  method: 'GET',
  path: '/api/get-lenders-data',
  audience: [1],
  limit: 'read',
  answer: z.object({
    success: z.literal(true),
    data: z.array(ListedLender),
    without_connector: z.array(z.number()),
  }),
  errors: [],
} as const satisfies Call

export const getLender = {
  method: 'GET',
  path: '/api/get-lender-data/:lenderId',
  audience: [1],
  limit: 'read',
  params: LenderIdParams,
  answer: dataOf(OfficeLender),
  errors: ['not_found'],
} as const satisfies Call

/**
 * One field's change: `property` is a declared field that staff may set, `value` what it declares, or null where it may be.
 * `reason` stands in the audit log; a change that takes something away (asks-reason.ts) says there that none was given.
 */
export const LenderChange = z
  .strictObject({
    lender_id: LenderId,
    property: z.enum(lenderProperties as [LenderProperty, ...LenderProperty[]], { error: 'invalid_value' }),
    value: z.unknown(),
    reason: OptionalReason,
  })
  .check((context) => {
    const { property, value } = context.value
    const checked = lenderValueSchema(property).safeParse(value)
    if (checked.success) return
    const [issue] = checked.error.issues
    context.issues.push({
      code: 'custom',
      path: ['value'],
      message: issue?.message ?? 'invalid_value',
      input: value,
    })
  })
export type LenderChange = z.output<typeof LenderChange>

/**
 * Changes one field and answers the lender as it stands then. The header If-Match may carry `fieldTag(value)` (field-tag.ts) of
 * the value that the change was made from: where another stands by now, 409 conflict with it under `present`, and nothing is
 * changed; without the header the last one wins. 422 lender_rule_broken: the value does not go with the lender's others.
 * 422 go_live_refused, for `lender_status` 1: `details` say which facts are missing. 409 name_taken, for `name`.
 */
export const updateLender = {
  method: 'POST',
  path: '/api/update-lender-data',
  audience: [1],
  limit: 'write',
  headers: { 'If-Match': 'optional' },
  body: LenderChange,
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeLender }),
  errors: ['not_found', 'conflict', 'name_taken', 'lender_rule_broken', 'go_live_refused'],
} as const satisfies Call

/** Makes a draft, of personal loans where no product is named. 409 name_taken, whatever the case of its letters. */
export const createLender = {
  method: 'POST',
  path: '/api/create-lender',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ name: LenderName, product_type: z.optional(ProductType) }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeLender }),
  errors: ['name_taken'],
} as const satisfies Call

/** Takes it out of the list and from all customers; applications keep its name. Its own name is free again. */
export const deleteLender = {
  method: 'POST',
  path: '/api/safe-delete-lender',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ lender_id: LenderId, reason: OptionalReason }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

export const LenderGroup = z.object({ id: z.number(), name: z.string() })
export type LenderGroup = z.output<typeof LenderGroup>

/** By name from A to Z; `lenderGroups` and `data` are the same (section 7, decisions.md 11). */
export const listLenderGroups = {
  method: 'GET',
  path: '/api/lender-group/get-all',
  audience: [1],
  limit: 'read',
  answer: z.object({
    success: z.literal(true),
    lenderGroups: z.array(LenderGroup),
    data: z.array(LenderGroup),
  }),
  errors: [],
} as const satisfies Call

/** 409 name_taken, whatever the case of its letters. */
export const createLenderGroup = {
  method: 'POST',
  path: '/api/lender-group/create',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ name: LenderGroupName }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    lenderGroup: LenderGroup,
    data: LenderGroup,
  }),
  errors: ['name_taken'],
} as const satisfies Call

/** One act on the lender. `changes` names fields by property, each with its value before and after. */
export const LenderHistoryEntry = z.object({
  entry_id: z.number(),
  at: Instant,
  actor_name: z.string(),
  /** lender.created, lender.updated, lender.deleted, and what others did to it. */
  action: z.string(),
  reason: z.nullable(z.string()),
  changes: z.array(z.object({ property: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type LenderHistoryEntry = z.output<typeof LenderHistoryEntry>

/** Newest first. */
export const listLenderHistory = {
  method: 'GET',
  path: '/api/lender/history/:lenderId',
  audience: [1],
  limit: 'read',
  params: LenderIdParams,
  query: z.object(pageFields),
  answer: pageOf(LenderHistoryEntry),
  errors: ['not_found'],
} as const satisfies Call

/** A fact without which a lender may not be live: the field that holds it, and words. */
export const MissingFact = z.object({ field: z.string(), message: z.string() })
export type MissingFact = z.output<typeof MissingFact>

/** `ready` 1: nothing is missing. `warnings`: what staff should look at, though it stands in nobody's way. */
export const checkGoLive = {
  method: 'GET',
  path: '/api/lender/go-live-check/:lenderId',
  audience: [1],
  limit: 'read',
  params: LenderIdParams,
  answer: dataOf(
    z.object({
      ready: z.union([z.literal(0), z.literal(1)]),
      missing: z.array(MissingFact),
      warnings: z.array(MissingFact),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call

/**
 * The lender as a customer would see it who passes every check of its rule and asks for `amount` rupees over `tenure_months`,
 * whether it is live or not: `offer`, or `unmatched` with the reason, or neither while `missing` names facts.
 */
export const previewOffer = {
  method: 'GET',
  path: '/api/lender/preview-offer/:lenderId',
  audience: [1],
  limit: 'read',
  params: LenderIdParams,
  query: z.object({
    amount: z.coerce
      .number({ error: 'amount_invalid' })
      .check(
        z.gte(widestLoan.amount.min, 'amount_invalid'),
        z.lte(widestLoan.amount.max, 'amount_invalid'),
        z.multipleOf(1, 'amount_invalid'),
      ),
    tenure_months: z.coerce
      .number({ error: 'whole_number_invalid' })
      .check(
        z.gte(widestLoan.tenure.min, 'whole_number_invalid'),
        z.lte(widestLoan.tenure.max, 'whole_number_invalid'),
        z.multipleOf(1, 'whole_number_invalid'),
      ),
  }),
  answer: dataOf(
    z.object({
      offer: z.nullable(Offer),
      unmatched: z.nullable(UnmatchedLender),
      missing: z.array(MissingFact),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call

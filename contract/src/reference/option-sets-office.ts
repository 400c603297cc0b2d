import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'
import { optionSetNames } from './option-sets.ts'

/**
 * Options as staff keep them. Which options there are, and what an id means, comes with a release: rules and lenders' files go by
 * it. Staff change the words, the order, and whether one is still offered.
 */

const OptionId = z.number().check(z.multipleOf(1), z.gte(1), z.lte(99))
const SetName = z.enum(optionSetNames, { error: 'option_invalid' })
const OwnWords = z.nullable(plainText(120).check(z.trim(), z.minLength(1, 'field_required')))

/** `value`: the shipped English words; `own_value`, `own_value_hi`: the words of staff in their place; null, the shipped ones. */
export const OfficeOption = z.object({
  id: z.number(),
  value: z.string(),
  own_value: z.nullable(z.string()),
  own_value_hi: z.nullable(z.string()),
  retired_at: z.nullable(Instant),
  version: z.number(),
})
export type OfficeOption = z.output<typeof OfficeOption>

export const OfficeOptionSet = z.object({ set_name: SetName, options: z.array(OfficeOption) })
export type OfficeOptionSet = z.output<typeof OfficeOptionSet>

/** Every set in the order of the contract, its options in the order shown, retired ones among them. */
export const listOfficeOptionSets = {
  method: 'GET',
  path: '/api/option-sets/all',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(OfficeOptionSet)),
  errors: [],
} as const satisfies Call

/**
 * Words an option anew for customers and staff. `version` is the one that the edit began from; 409 conflict with the option that
 * stands. Words that another option of the set has, own or shipped, are refused, retired options included.
 */
export const wordOption = {
  method: 'POST',
  path: '/api/option-sets/word',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    set_name: SetName,
    id: OptionId,
    version: z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    own_value: OwnWords,
    own_value_hi: OwnWords,
    reason: OptionalReason,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeOption }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Puts the options of a set in order: `ids` names each of them once. 409 conflict where the set has others by now. */
export const orderOptions = {
  method: 'POST',
  path: '/api/option-sets/order',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    set_name: SetName,
    ids: z.array(OptionId).check(z.minLength(1, 'option_invalid'), z.maxLength(99, 'option_invalid')),
  }),
  answer: Done,
  errors: ['conflict'],
} as const satisfies Call

/**
 * Retires an option, with a reason, or brings it back. A retired one is offered to nobody; whoever chose it keeps it, and saves
 * their other answers with it. The last option of a set stays.
 */
export const retireOption = {
  method: 'POST',
  path: '/api/option-sets/retire',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    set_name: SetName,
    id: OptionId,
    retired: Flag,
    reason: z.optional(plainText(500).check(z.trim())),
  }),
  answer: Done,
  errors: ['not_found', 'last_option'],
} as const satisfies Call

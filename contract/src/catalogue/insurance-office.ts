import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, plainText } from '../platform/formats.ts'
import { PlanFacts } from './catalogue-facts.ts'
import { InsuranceKind } from './insurance.ts'

const PlanId = z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))

/** A plan as staff keep it. `tag` names its facts as they stand; a change says from which ones it began. */
export const OfficePlan = z.object({
  plan_id: z.number(),
  ...PlanFacts.shape,
  status: Flag,
  tag: z.string(),
})
export type OfficePlan = z.output<typeof OfficePlan>

/** A brand that names a licensed entity, and the kinds that it offers: its customers see every live plan of these. */
export const InsuranceBrand = z.object({ slug: z.string(), name: z.string(), kinds: z.array(InsuranceKind) })
export type InsuranceBrand = z.output<typeof InsuranceBrand>

/** Every plan, live or off, as customers find them: by kind, insurer and plan name. */
export const listOfficePlans = {
  method: 'GET',
  path: '/api/insurance/plans/all',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ plans: z.array(OfficePlan), brands: z.array(InsuranceBrand) })),
  errors: [],
} as const satisfies Call

/**
 * Adds a plan (`plan_id` and `tag` null), which is off until it is switched on, or saves the whole of one. Its slug is chosen once:
 * links that customers followed name it. 409 conflict, with the plan as it stands, where somebody changed it in between.
 */
export const saveOfficePlan = {
  method: 'POST',
  path: '/api/insurance/plans/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    plan_id: z.nullable(PlanId),
    tag: z.nullable(z.string().check(z.maxLength(40, 'invalid_value'))),
    plan: PlanFacts,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficePlan }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Shows a plan to customers or takes it off; off needs a reason. What customers have chosen stays theirs. */
export const setPlanStatus = {
  method: 'POST',
  path: '/api/insurance/plans/set-status',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    plan_id: PlanId,
    status: Flag,
    reason: z.optional(plainText(500).check(z.trim())),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

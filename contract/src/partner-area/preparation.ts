import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, everyRole } from '../platform/call.ts'
import { Flag, rowIdInPath } from '../platform/formats.ts'

/** What a business does before it is active as a partner, in the order of its home page. */
export const preparationSteps = ['details', 'documents', 'agreement', 'training'] as const
export type PreparationStepName = (typeof preparationSteps)[number]

/** `with_us`: everything of it was sent, and waits for staff. */
export const preparationStates = ['missing', 'with_us', 'stands'] as const

export const PreparationStep = z.object({
  step: z.enum(preparationSteps),
  state: z.enum(preparationStates),
  /** What was never sent, was refused or was not passed, in words. */
  missing: z.array(z.string()),
})
export type PreparationStep = z.output<typeof PreparationStep>

export const Preparation = z.object({
  /** Whether it is active, so that links are made and customers counted. */
  is_active: Flag,
  steps: z.array(PreparationStep),
})
export type Preparation = z.output<typeof Preparation>

/** What the own business still has to do. */
export const getPreparation = {
  method: 'GET',
  path: '/api/partner/preparation',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  answer: dataOf(Preparation),
  errors: [],
} as const satisfies Call

/** The same, as staff see it of one who asked. */
export const getMerchantPreparation = {
  method: 'GET',
  path: '/api/merchants/:id/preparation',
  audience: [1],
  limit: 'read',
  params: z.object({ id: rowIdInPath() }),
  answer: dataOf(Preparation),
  errors: ['not_found'],
} as const satisfies Call

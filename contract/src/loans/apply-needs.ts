import * as z from 'zod/mini'
import { questionNames, type QuestionName } from '../customers/customer-fields.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, rowIdInPath } from '../platform/formats.ts'

/** What a lender still needs before an application can go to it. */
export const ApplyNeeds = z.object({
  /** 1: we hand it the application with its answers; 0: the customer goes on at its own site, and nothing about them is handed over. */
  hands_over: Flag,
  /** The questions without an answer, in the order of the details page. */
  questions: z.array(z.enum(questionNames as [QuestionName, ...QuestionName[]])),
})
export type ApplyNeeds = z.output<typeof ApplyNeeds>

export const getApplyNeeds = {
  method: 'GET',
  path: '/api/applications/:app_id/needs/:lender_id',
  audience: 'customer',
  limit: 'read',
  params: z.object({ app_id: Id, lender_id: rowIdInPath() }),
  answer: dataOf(ApplyNeeds),
  errors: ['not_found'],
} as const satisfies Call

import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Flag } from '../platform/formats.ts'
import { LenderName } from './lender-values.ts'
import { LenderId } from './lenders-office.ts'
import { OfficeLender } from './lenders.ts'

/**
 * Makes a lender with the facts of another under a new name: off, in no group, without history, and with its revenue rules only
 * where `with_revenue` asks for them. 409 name_taken, whatever the case of its letters.
 */
export const copyLender = {
  method: 'POST',
  path: '/api/lender/copy',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ lender_id: LenderId, name: LenderName, with_revenue: z._default(Flag, 0) }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeLender }),
  errors: ['not_found', 'name_taken'],
} as const satisfies Call

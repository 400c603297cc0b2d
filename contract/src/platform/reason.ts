import * as z from 'zod/mini'
import { plainText } from './formats.ts'

/** Why a member of staff does something, for the audit log: at least three letters. */
export const Reason = plainText(500).check(z.trim(), z.minLength(3, 'reason_required'))

/** Of a call of the specification, which works without one; the audit log says then that none was given. */
export const OptionalReason = z.optional(Reason)

import * as z from 'zod/mini'
import { errorCodes } from './error-codes.ts'

/** Every failing answer. `message` is fit to show, in the caller's language. `details` names fields where there are some. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Of status 429: whole seconds until the same request may be made again; the header Retry-After says the same. */
  retry_after_s: z.optional(z.number()),
  /** Code `challenge_required` alone: what to solve before the same request is made again (challenge.ts). */
  challenge: z.optional(z.string()),
  /** Code `conflict`: the value that stands now in the place of the one that was to be changed; `lead_locked`: until when. */
  present: z.optional(z.unknown()),
})
export type Failure = z.output<typeof Failure>

/** A success that carries nothing but its message. */
export const Done = z.object({ success: z.literal(true), message: z.optional(z.string()) })

/** A success with its payload under `data`. */
export const dataOf = <S extends z.ZodMiniType>(data: S) => z.object({ success: z.literal(true), data })

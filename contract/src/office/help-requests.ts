import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import { plainText } from '../platform/formats.ts'

const email = z
  .string({ error: 'help_email_invalid' })
  .check(
    z.maxLength(254, 'help_email_invalid'),
    z.regex(/^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/, 'help_email_invalid'),
  )
const required = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))

/** The help form of section 5: company is optional, the phone is digits only and ten of them. */
export const HelpRequest = z.strictObject({
  name: required(80),
  email,
  phone: z.string({ error: 'help_phone_invalid' }).check(z.regex(/^[0-9]{10}$/, 'help_phone_invalid')),
  company: z.optional(plainText(80)),
  description: required(2000),
})
export type HelpRequest = z.output<typeof HelpRequest>

export const sendHelpRequest = {
  method: 'POST',
  path: '/api/help-request',
  audience: 'anyone',
  limit: 'public_form',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: HelpRequest,
  answer: Done,
  errors: ['challenge_required'],
} as const satisfies Call

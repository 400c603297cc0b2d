import * as z from 'zod/mini'
import { Day } from '../platform/formats.ts'

/** The last four characters of a person's PAN: three digits and a letter. */
export const PanLastFour = z
  .string({ error: 'pan_last4_invalid' })
  .check(z.maxLength(4, 'pan_last4_invalid'), z.regex(/^[0-9]{3}[A-Z]$/, 'pan_last4_invalid'))

export const BirthDay = Day

/** What a customer may be asked for beside a passcode: it has to be on file. */
export const identityQuestions = ['birth_date', 'pan_last4'] as const
export type IdentityQuestion = (typeof identityQuestions)[number]

import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, LanguageId, plainText } from '../platform/formats.ts'

/** Section 3, Language. `id` is what set-language takes. */
export const Language = z.object({
  id: LanguageId,
  languageName: z.string(),
  image: z.nullable(z.string()),
  isDefault: Flag,
  country_key: z.string(),
  country_name: z.string(),
  phone_code: z.string(),
})
export type Language = z.output<typeof Language>

export const listLanguages = {
  method: 'POST',
  path: '/api/getLanguages',
  audience: 'anyone',
  limit: 'read',
  body: z.strictObject({ countryCode: z.optional(plainText(8)) }),
  answer: dataOf(z.array(Language)),
  errors: [],
} as const satisfies Call

export const setLanguage = {
  method: 'POST',
  path: '/api/set-language',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ uid: Id, language: LanguageId }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

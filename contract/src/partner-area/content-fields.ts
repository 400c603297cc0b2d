import * as z from 'zod/mini'
import { plainText, Slug } from '../platform/formats.ts'

/** Names a creative, a course, a lesson, a question: chosen by a release, or made by the server. */
export const ContentId = Slug

/** Words that have to be there. */
export const wordsOf = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))

/** The version of what was read, for a change; null adds. */
export const VersionRead = z.nullable(
  z.number({ error: 'invalid_value' }).check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
)

/** A picture that was uploaded, by its address on this site. */
export const PictureAddress = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(200, 'invalid_value'), z.regex(/^\/files\/[A-Za-z0-9._-]+$/, 'invalid_value'))

export const wholeFrom = (min: number, max: number) =>
  z
    .number({ error: 'invalid_value' })
    .check(z.multipleOf(1, 'invalid_value'), z.gte(min, 'invalid_value'), z.lte(max, 'invalid_value'))

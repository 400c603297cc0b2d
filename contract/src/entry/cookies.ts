import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { plainText } from '../platform/formats.ts'

/** The cookies that these calls may touch (section 3); a session is never one of them. */
export const cookieNames = ['lead', 'qr', 'url', 'CCDetails', 'isMasqueradeMode'] as const
const CookieName = z.enum(cookieNames, { error: 'invalid_value' })

const DAY_MINUTES = 24 * 60
/** Name and value together, as they go over the wire (OWASP ASVS 5.0, 3.3.5). */
const MAX_COOKIE_BYTES = 4_096

/**
 * A path of this site, with its query: the cookie `url` can lead nowhere else. No segment is empty or begins with a dot, so
 * that no reading of it ends at `//` and a host.
 */
const ownPath = /^(?=\/)(?:\/(?!\.|%2e)[^\s\\/?#]+)*\/?(?:[?#][^\s\\]*)?$/i

export const saveCookie = {
  method: 'POST',
  path: '/api/cookies/save',
  audience: 'anyone',
  limit: 'read',
  body: z
    .strictObject({
      name: CookieName,
      value: plainText(MAX_COOKIE_BYTES).check(z.regex(/^[^\r\n\t]*$/, 'text_invalid')),
      minutes: z._default(
        z
          .number({ error: 'invalid_value' })
          .check(
            z.multipleOf(1, 'invalid_value'),
            z.gte(1, 'invalid_value'),
            z.lte(30 * DAY_MINUTES, 'invalid_value'),
          ),
        60,
      ),
    })
    .check(
      z.refine(
        ({ name, value }) => name.length + encodeURIComponent(value.toWellFormed()).length < MAX_COOKIE_BYTES,
        {
          error: 'text_invalid',
          path: ['value'],
        },
      ),
      z.refine(({ name, value }) => name !== 'url' || ownPath.test(value), {
        error: 'invalid_value',
        path: ['value'],
      }),
    ),
  answer: Done,
  errors: [],
} as const satisfies Call

export const readCookie = {
  method: 'GET',
  path: '/api/cookies/read',
  audience: 'anyone',
  limit: 'read',
  query: z.object({ name: CookieName }),
  /** Null where there is no such cookie. */
  answer: z.object({ success: z.literal(true), value: z.nullable(z.string()) }),
  errors: [],
} as const satisfies Call

export const deleteCookie = {
  method: 'POST',
  path: '/api/cookies/delete',
  audience: 'anyone',
  limit: 'read',
  body: z.strictObject({ name: CookieName }),
  answer: Done,
  errors: [],
} as const satisfies Call

import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAlone } from '../platform/call.ts'
import { Instant, plainText } from '../platform/formats.ts'

/** `agreement` is what every partner works under; `housing` is the declaration of who brings customers of housing finance. */
export const agreementKinds = ['agreement', 'housing'] as const
export const AgreementKind = z.enum(agreementKinds, { error: 'invalid_value' })
export type AgreementKind = z.output<typeof AgreementKind>

const acceptance = z.object({ version: z.number(), name: z.string(), accepted_at: Instant })

/** A text in its present version, and the latest acceptance of it; an older version's leaves it to be accepted anew. */
export const OwnAgreement = z.object({
  kind: AgreementKind,
  version: z.number(),
  title: z.string(),
  /** Paragraphs apart by an empty line; a line that begins with `# ` is a heading. */
  text: z.string(),
  accepted: z.nullable(acceptance),
  /** Of the declaration for housing finance: everybody who made it, the newest first. It is of each person. */
  people: z.array(acceptance),
})
export type OwnAgreement = z.output<typeof OwnAgreement>

export const listOwnAgreements = {
  method: 'GET',
  path: '/api/partner/agreement',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  answer: dataOf(z.array(OwnAgreement)),
  errors: [],
} as const satisfies Call

/** Accepted twice it is accepted once; the declaration for housing finance is made by each person, once by one name. Failures: 409 conflict where the text has another version by now. */
export const acceptAgreement = {
  method: 'POST',
  path: '/api/partner/agreement/accept',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  body: z.strictObject({
    kind: AgreementKind,
    version: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
    /** Of the person who accepts, typed by them. */
    name: plainText(80).check(z.trim(), z.minLength(3, 'field_required')),
  }),
  answer: dataOf(z.array(OwnAgreement)),
  errors: ['conflict'],
} as const satisfies Call

import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Email, Instant, Mobile, plainText } from '../platform/formats.ts'

export const nomineeRelations = ['spouse', 'child', 'parent', 'sibling', 'other'] as const
export const NomineeRelation = z.enum(nomineeRelations, { error: 'option_invalid' })

/** Whom a customer names to use their rights when they have died or can no longer do so (DPDP Act 2023, section 14). */
export const Nominee = z.object({
  name: z.string(),
  relation: NomineeRelation,
  /** A mobile number of ten digits, or an e-mail address. */
  contact: z.string(),
  changed_at: Instant,
})
export type Nominee = z.output<typeof Nominee>

export const getNominee = {
  method: 'GET',
  path: '/api/my-data/nominee',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(z.nullable(Nominee)),
  errors: [],
} as const satisfies Call

/** Names somebody, in the place of whoever was named before. Nobody is told. */
export const saveNominee = {
  method: 'POST',
  path: '/api/my-data/nominee',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({
    name: plainText(100).check(z.trim(), z.minLength(2, 'field_required')),
    relation: NomineeRelation,
    contact: z.string({ error: 'nominee_contact_invalid' }).check(
      z.maxLength(254, 'nominee_contact_invalid'),
      z.trim(),
      z.refine(
        (contact) => Mobile.safeParse(contact).success || Email.safeParse(contact).success,
        'nominee_contact_invalid',
      ),
    ),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** Takes the name back; a repetition changes nothing. */
export const removeNominee = {
  method: 'POST',
  path: '/api/my-data/nominee/remove',
  audience: 'customer',
  limit: 'write',
  answer: Done,
  errors: [],
} as const satisfies Call

import { randomUUID } from 'node:crypto'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { savePasswordHash } from '../../platform/credentials/credentials.queries.ts'
import { hashPassword } from '../../platform/credentials/hash-password.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { emailIndexOf, sealPerson } from '../../partners/people/open-person.ts'
import { addPerson, nextPersonId } from '../../partners/people/people.queries.ts'
import { addPartnerSession } from '../../platform/sessions/sessions.queries.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../site/services.ts'
import { someToken } from './some-token.ts'

export interface BuiltPerson {
  person_id: number
  partner_id: number
  name: string
  email: string
  token: string
  headers: { authorization: string }
}

const SESSION_MS = 12 * 3_600_000

/** Somebody more of a partner's team, with a live session. @param facts.password without one nobody can sign in by it */
export const buildPerson = async (
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  partner_id: number,
  facts: { role: PartnerRole; name?: string; email?: string; password?: string },
): Promise<BuiltPerson> => {
  const { role, name = 'Ravi Patel', email = `${randomUUID().slice(0, 8)}@example.com` } = facts
  const person_id = await asOffice(db, async (tx) => {
    const id = await nextPersonId(tx)
    await addPerson(tx, {
      person_id: id,
      partner_id,
      sealed: sealPerson(vault, `partner_person:${id}`, { name, email }),
      email_index: emailIndexOf(vault, email),
      role,
      now: now(),
    })
    return id
  })
  if (facts.password !== undefined) {
    const hash = await hashPassword(facts.password)
    await savePasswordHash(db, { kind: 'partner_person', id: person_id }, { hash, given: false, now: now() })
  }
  const token = someToken('p')
  await addPartnerSession(db, {
    token_hash: hashToken(token),
    partner_id,
    person_id,
    now: now(),
    absolute_expires_at: new Date(now().getTime() + SESSION_MS),
    ip_address: '127.0.0.1',
  })
  return { person_id, partner_id, name, email, token, headers: { authorization: `Bearer ${token}` } }
}

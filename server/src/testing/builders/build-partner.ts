import { randomUUID } from 'node:crypto'
import type { PartnerStatus } from '@marketplace/contract/partners/partners'
import { hashPassword } from '../../platform/credentials/hash-password.ts'
import { savePasswordHash } from '../../platform/credentials/credentials.queries.ts'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Services } from '../../site/services.ts'
import { addPartnerSession } from '../../platform/sessions/sessions.queries.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { someToken } from './some-token.ts'

export interface PartnerFacts {
  slug?: string | null
  name?: string
  email?: string
  status?: PartnerStatus
  utm_id?: string | null
  /** 0 for one that has to enrol a second factor first, as every partner of a real deployment does. */
  is_demo?: 0 | 1
  /** Stored as the partner's own; without one nobody can sign in by it. */
  password?: string
}

export interface BuiltPartner {
  partner_id: number
  slug: string | null
  name: string
  email: string
  token: string
  headers: { authorization: string }
}

const SESSION_MS = 12 * 3_600_000

/** Writes a partner with its link, its tracking id and a live session straight into the tables. */
export const buildPartner = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  facts: PartnerFacts = {},
): Promise<BuiltPartner> => {
  const some = randomUUID().slice(0, 8)
  const { slug = `partner-${some}`, name = `Partner ${some}`, status = 'active', utm_id = null } = facts
  const email = facts.email ?? `${some}@example.com`
  const row = await asOffice(db, async (tx) => {
    const made = await tx.row<{ partner_id: number }>(sql`insert into partner
      (slug, name, contact_name, email, phone, status, utm_id, is_demo, created_at, updated_at)
      values (${slug}, ${name}, 'Asha Rao', ${email}, '9000000009', ${status}, ${utm_id}, ${facts.is_demo ?? 1}, ${now()}, ${now()})
      returning partner_id`)
    if (made === null) throw new Error('no partner was made')
    if (slug !== null) await tx.run(sql`insert into url_segment (segment, kind) values (${slug}, 'partner')`)
    if (utm_id !== null)
      await tx.run(sql`insert into partner_utm (partner_id, utm_id, set_by, valid_from)
        values (${made.partner_id}, ${utm_id}, 'test', ${now()})`)
    return made
  })
  const { partner_id } = row
  if (facts.password !== undefined) {
    const hash = await hashPassword(facts.password)
    await savePasswordHash(db, { kind: 'partner', id: partner_id }, { hash, given: false, now: now() })
  }
  const token = someToken('p')
  await addPartnerSession(db, {
    token_hash: hashToken(token),
    partner_id,
    now: now(),
    absolute_expires_at: new Date(now().getTime() + SESSION_MS),
    ip_address: '127.0.0.1',
  })
  return { partner_id, slug, name, email, token, headers: { authorization: `Bearer ${token}` } }
}

import { randomUUID } from 'node:crypto'
import type { Role } from '@marketplace/contract/platform/call'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import { addStaffSession } from '../../platform/sessions/sessions.queries.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { someToken } from './some-token.ts'

/** A signed-in member of staff, and what their calls need: `app.inject({ headers: staff.headers, … })`. */
export interface SignedInStaff {
  staff_id: number
  username: string
  role_id: Role
  token: string
  headers: { authorization: string }
}

const SESSION_MS = 12 * 3_600_000

/** Writes a member of staff with a live session straight into the tables. */
export const buildStaff = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  role_id: Role = 1,
): Promise<SignedInStaff> => {
  const username = `staff-${randomUUID().slice(0, 8)}`
  const row = await db.row<{ staff_id: number }>(
    sql`insert into staff (username, full_name, role_id, is_demo) values (${username}, 'Test Staff', ${role_id}, 1) returning staff_id`,
  )
  if (row === null) throw new Error('no member of staff was made')
  const token = someToken('a')
  await addStaffSession(db, {
    token_hash: hashToken(token),
    staff_id: row.staff_id,
    now: now(),
    absolute_expires_at: new Date(now().getTime() + SESSION_MS),
    ip_address: '127.0.0.1',
  })
  return { staff_id: row.staff_id, username, role_id, token, headers: { authorization: `Bearer ${token}` } }
}

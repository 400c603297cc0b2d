import type { Role } from '@marketplace/contract/call'
import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'

export interface ActiveStaff {
  staff_id: number
  username: string
  full_name: string
  role_id: Role
  is_demo: 0 | 1
}

/** A member of staff who may act now; null for a disabled or absent one. The role is read anew for every request (trust.md, 11). */
export const findActiveStaff = (db: Database, staffId: number): Promise<ActiveStaff | null> =>
  db.row(
    prepared(
      'find-active-staff',
      sql`select staff_id, username, full_name, role_id, is_demo from staff where staff_id = ${staffId} and disabled_at is null`,
    ),
  )

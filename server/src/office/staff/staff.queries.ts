import type { Role } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { join, prepared, sql } from '../../platform/db/sql.ts'

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

export interface StaffRow extends ActiveStaff {
  /** Whether keys without Ctrl or Alt act in the office. */
  single_keys: 0 | 1
  disabled_at: Date | null
  last_login_at: Date | null
  created_at: Date
}

const columns = sql`staff_id, username, full_name, role_id, is_demo, single_keys, disabled_at, last_login_at, created_at`

export const findStaffByUsername = (db: Database, username: string): Promise<StaffRow | null> =>
  db.row(sql`select ${columns} from staff where username = ${username}`)

export const findStaffById = (db: Database, staffId: number): Promise<StaffRow | null> =>
  db.row(sql`select ${columns} from staff where staff_id = ${staffId}`)

/** Notes a sign-in; 0 for one who was disabled in the meantime. Whoever disables next finds the session. */
export const markStaffSignedIn = (tx: Database, staffId: number, now: Date): Promise<number> =>
  tx.run(sql`update staff set last_login_at = ${now} where staff_id = ${staffId} and disabled_at is null`)

export interface StaffFilter {
  search: string | null
  role_id: number | null
  disabled: boolean | null
}

/** One page by user name, and how many there are. */
export const listStaffPage = async (
  db: Database,
  { search, role_id, disabled }: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffRow[]; total: number }> => {
  const conditions = [sql`true`]
  if (search !== null) conditions.push(sql`strpos(lower(username || ' ' || full_name), lower(${search})) > 0`)
  if (role_id !== null) conditions.push(sql`role_id = ${role_id}`)
  if (disabled !== null) conditions.push(sql`(disabled_at is not null) = ${disabled}`)
  const where = join(conditions, ' and ')
  const [rows, count] = await Promise.all([
    db.rows<StaffRow>(
      sql`select ${columns} from staff where ${where} order by username limit ${limit} offset ${offset}`,
    ),
    db.row<{ total: number }>(sql`select count(*) as total from staff where ${where}`),
  ])
  return { rows, total: count?.total ?? 0 }
}

export const addStaffRow = async (
  tx: Database,
  staff: { username: string; full_name: string; role_id: Role; disabled?: boolean; now: Date },
): Promise<StaffRow> => {
  const row =
    await tx.row<StaffRow>(sql`insert into staff (username, full_name, role_id, disabled_at, created_at, updated_at)
    values (${staff.username}, ${staff.full_name}, ${staff.role_id}, ${staff.disabled === true ? staff.now : null}, ${staff.now},
      ${staff.now}) returning ${columns}`)
  if (row === null) throw new Error('no member of staff was stored')
  return row
}

/**
 * Holds the one to be changed and every active admin until the transaction ends, always in the same order: of two who take
 * each other's role away, the second sees what the first did.
 */
export const lockStaff = async (
  tx: Database,
  staffId: number,
): Promise<{ staff: StaffRow | null; active_admins: number }> => {
  const rows = await tx.rows<StaffRow>(sql`select ${columns} from staff
    where staff_id = ${staffId} or (role_id = 1 and disabled_at is null) order by staff_id for update`)
  return {
    staff: rows.find((row) => row.staff_id === staffId) ?? null,
    active_admins: rows.filter((row) => row.role_id === 1 && row.disabled_at === null).length,
  }
}

export const saveStaff = (
  tx: Database,
  staffId: number,
  { full_name, role_id, now }: { full_name: string; role_id: Role; now: Date },
): Promise<number> =>
  tx.run(sql`update staff set full_name = ${full_name}, role_id = ${role_id}, updated_at = ${now}
    where staff_id = ${staffId}`)

export const saveStaffDisabled = (
  tx: Database,
  staffId: number,
  disabled_at: Date | null,
  now: Date,
): Promise<number> =>
  tx.run(sql`update staff set disabled_at = ${disabled_at}, updated_at = ${now} where staff_id = ${staffId}`)

export const saveSingleKeys = (
  tx: Database,
  staffId: number,
  single_keys: 0 | 1,
  now: Date,
): Promise<number> =>
  tx.run(sql`update staff set single_keys = ${single_keys}, updated_at = ${now} where staff_id = ${staffId}`)

/** The user names of demo accounts that may sign in. */
export const listEnabledDemoStaff = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{ username: string }>(
    sql`select username from staff where is_demo = 1 and disabled_at is null order by username`,
  )
  return rows.map(({ username }) => username)
}

/** Full names by id, disabled ones too. */
export const listStaffNames = (
  db: Database,
  staffIds: readonly number[],
): Promise<{ staff_id: number; full_name: string; is_disabled: boolean }[]> =>
  db.rows(sql`select staff_id, full_name, disabled_at is not null as is_disabled from staff
    where staff_id = any(${staffIds})`)

/** Everybody who can sign in, by name. */
export const listWorkingStaff = (
  db: Database,
): Promise<Pick<ActiveStaff, 'staff_id' | 'full_name' | 'role_id'>[]> =>
  db.rows(
    sql`select staff_id, full_name, role_id from staff where disabled_at is null order by full_name, staff_id`,
  )

/** Every administrator who can sign in, by user name. */
export const listAdministrators = (db: Database): Promise<{ staff_id: number; username: string }[]> =>
  db.rows(
    sql`select staff_id, username from staff where role_id = 1 and disabled_at is null order by username`,
  )

/** Whoever can sign in and so may answer for something, by name. */
export const listOwners = (db: Database): Promise<{ staff_id: number; full_name: string }[]> =>
  db.rows(sql`select staff_id, full_name from staff where disabled_at is null order by full_name, staff_id`)

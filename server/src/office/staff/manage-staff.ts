import type { Role } from '@marketplace/contract/platform/call'
import { workKindNames, workKindsOf, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import { listReportSchedules } from '@marketplace/contract/reports/report-schedules'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { forgetBrowsersOf, savePasswordHash } from '../../platform/credentials/published.ts'
import { removeSecondFactor } from '../../platform/credentials/second-factor.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { Services } from '../../market/services.ts'
import { handOverAll } from '../../platform/work/published.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { revokeSessionsOfStaff } from '../../platform/sessions/published.ts'
import { endSchedulesOf } from '../../reports/schedules/published.ts'
import { askForAdministrator, overtakeAdministrator } from './administrators.ts'
import {
  addStaffRow,
  findStaffById,
  lockStaff,
  saveStaff,
  saveStaffDisabled,
  type StaffRow,
} from './staff.queries.ts'

/** The administrator who changes somebody's account. */
export interface Manager {
  staff: Staff
  ip: string
  brand_name: string
}

interface Done {
  action: `staff.${string}`
  before?: Json
  after?: Json
  reason?: string
}

/**
 * Changes one member of staff, who is held meanwhile, and writes it down; `change` returns null where nothing was to be done.
 * @throws Problem not_found.
 */
const changeStaff = (
  { db, now }: Services,
  { staff: admin, ip }: Manager,
  staffId: number,
  change: (tx: Database, staff: StaffRow, activeAdmins: number, at: Date) => Promise<Done | null>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const { staff, active_admins } = await lockStaff(tx, staffId)
    if (staff === null) throw new Problem('not_found')
    const done = await change(tx, staff, active_admins, at)
    if (done === null) return
    const object = { object_kind: 'staff', object_id: staffId, object_name: staff.username }
    await recordEvent(tx, { auditActor: admin.auditActor, ...done, ...object, ip }, at)
  })

/** @throws Problem last_admin where nobody would be left to manage the others. */
const refuseLastAdmin = (staff: StaffRow, activeAdmins: number): void => {
  if (staff.role_id === 1 && staff.disabled_at === null && activeAdmins === 1) throw new Problem('last_admin')
}

/** Whether a role may open what it has had sent. */
const readsReports = (role: Role): boolean => listReportSchedules.audience.some((one) => one === role)

/** What one's own password and authenticator ask for first must not be got round here. */
const refuseOwn = ({ staff }: Manager, staffId: number): void => {
  if (staff.staff_id === staffId) throw new Problem('own_account')
}

const byOf = ({ staff, ip }: Manager): By => ({ actor: staff, ip })

/** An administrator is added disabled, and enabled by the approval of a second one. @throws Problem username_taken, password_weak. */
export const addMember = async (
  { db, now }: Services,
  manager: Manager,
  member: {
    username: string
    full_name: string
    role_id: Role
    password: string
    reason?: string | undefined
  },
): Promise<StaffRow> => {
  const { staff: admin, ip, brand_name } = manager
  const { username, full_name, role_id } = member
  const hash = await choosePassword(member.password, [username, full_name, brand_name], 'password')
  try {
    return await db.transaction(async (tx) => {
      const at = now()
      const row = await addStaffRow(tx, { username, full_name, role_id, disabled: role_id === 1, now: at })
      await savePasswordHash(tx, { kind: 'staff', id: row.staff_id }, { hash, given: true, now: at })
      await recordEvent(
        tx,
        {
          auditActor: admin.auditActor,
          action: 'staff.added',
          object_kind: 'staff',
          object_id: row.staff_id,
          object_name: username,
          after: { username, full_name, role_id, ...(role_id === 1 && { disabled: 1 }) },
          ip,
        },
        at,
      )
      if (role_id === 1) await askForAdministrator(tx, row, member.reason, byOf(manager), at)
      return row
    })
  } catch (error) {
    if (violates(error, 'staff_username_key'))
      throw new Problem('username_taken', [{ field: 'username', key: 'username_taken' }])
    throw error
  }
}

/** Gives the work that somebody has back to all, but for the kinds that stay theirs: nobody else is offered it otherwise. */
const freeWork = async (
  tx: Database,
  staffId: number,
  { staff }: Manager,
  now: Date,
  keeps: readonly WorkKind[],
): Promise<void> => {
  const kinds = workKindNames.filter((kind) => !keeps.includes(kind))
  await handOverAll(tx, { from: staffId, to: null, kinds, by: staff.staff_id, now })
}

/**
 * The role of an administrator is given by the approval of a second one; the name is changed at once. Work of kinds that the new role does not do is
 * anybody's again.
 * @throws Problem not_found, last_admin, conflict where somebody gave another role since the page was read.
 */
export const updateMember = (
  services: Services,
  manager: Manager,
  asked: {
    staff_id: number
    full_name: string
    role_id: Role
    role_before?: Role | undefined
    reason?: string | undefined
  },
): Promise<void> =>
  changeStaff(services, manager, asked.staff_id, async (tx, staff, activeAdmins, at) => {
    const { staff_id, full_name, role_before = staff.role_id, reason } = asked
    if (role_before !== staff.role_id && asked.role_id !== staff.role_id) throw new Problem('conflict')
    const isRaise = asked.role_id === 1 && staff.role_id !== 1 && staff.disabled_at === null
    const role_id = isRaise ? staff.role_id : asked.role_id
    if (isRaise) await askForAdministrator(tx, staff, reason, byOf(manager), at)
    if (staff.full_name === full_name && staff.role_id === role_id) return null
    if (role_id !== 1) refuseLastAdmin(staff, activeAdmins)
    await saveStaff(tx, staff_id, { full_name, role_id, now: at })
    if (staff.role_id !== role_id) {
      await revokeSessionsOfStaff(tx, staff_id, at)
      await freeWork(tx, staff_id, manager, at, workKindsOf(role_id))
      if (!readsReports(role_id)) await endSchedulesOf(tx, staff_id)
      await overtakeAdministrator(tx, staff, byOf(manager), at, role_id !== 1)
    }
    return {
      action: 'staff.updated',
      before: { full_name: staff.full_name, role_id: staff.role_id },
      after: { full_name, role_id },
    }
  })

/**
 * An administrator is enabled by the approval of a second one.
 * @returns whether that is waited for. @throws Problem not_found, last_admin.
 */
export const disableMember = async (
  services: Services,
  manager: Manager,
  { staff_id, disabled, reason }: { staff_id: number; disabled: 0 | 1; reason?: string | undefined },
): Promise<boolean> => {
  let waits = false
  await changeStaff(services, manager, staff_id, async (tx, staff, activeAdmins, at) => {
    const was = staff.disabled_at === null ? 0 : 1
    if (was === disabled) return null
    if (disabled === 1) refuseLastAdmin(staff, activeAdmins)
    if (disabled === 0 && staff.role_id === 1) {
      await askForAdministrator(tx, staff, reason, byOf(manager), at)
      waits = true
      return null
    }
    await saveStaffDisabled(tx, staff_id, disabled === 1 ? at : null, at)
    if (disabled === 1) {
      await freeWork(tx, staff_id, manager, at, [])
      await revokeSessionsOfStaff(tx, staff_id, at)
      await endSchedulesOf(tx, staff_id)
    }
    await overtakeAdministrator(tx, staff, byOf(manager), at, disabled === 1)
    return {
      action: disabled === 1 ? 'staff.disabled' : 'staff.enabled',
      before: { disabled: was },
      after: { disabled },
      ...(reason !== undefined && { reason }),
    }
  })
  return waits
}

/** @returns how many sessions ended. @throws Problem not_found. */
export const forceLogout = async (services: Services, manager: Manager, staffId: number): Promise<number> => {
  let ended = 0
  await changeStaff(services, manager, staffId, async (tx, _staff, _admins, at) => {
    ended = await revokeSessionsOfStaff(tx, staffId, at)
    return { action: 'staff.logged_out', after: { ended } }
  })
  return ended
}

/** Somebody else's way in is not what was asked for: a request to make them an administrator ends. @throws Problem not_found, own_account. */
export const resetSecondFactor = async (
  services: Services,
  manager: Manager,
  { staff_id: staffId, reason }: { staff_id: number; reason: string },
): Promise<void> => {
  refuseOwn(manager, staffId)
  await changeStaff(services, manager, staffId, async (tx, staff, _admins, at) => {
    await removeSecondFactor(tx, { kind: 'staff', id: staffId })
    await revokeSessionsOfStaff(tx, staffId, at)
    await overtakeAdministrator(tx, staff, byOf(manager), at)
    return { action: 'staff.second_factor_reset', after: { reason } }
  })
}

/** Ends a request as above. @throws Problem not_found, own_account, password_weak. */
export const setPassword = async (
  services: Services,
  manager: Manager,
  { staff_id, password, reason }: { staff_id: number; password: string; reason: string },
): Promise<void> => {
  refuseOwn(manager, staff_id)
  const member = await findStaffById(services.db, staff_id)
  if (member === null) throw new Problem('not_found')
  const about = [member.username, member.full_name, manager.brand_name]
  const hash = await choosePassword(password, about, 'password')
  await changeStaff(services, manager, staff_id, async (tx, staff, _admins, at) => {
    const subject = { kind: 'staff', id: staff_id } as const
    await savePasswordHash(tx, subject, { hash, given: true, now: at })
    await forgetBrowsersOf(tx, subject)
    await revokeSessionsOfStaff(tx, staff_id, at)
    await overtakeAdministrator(tx, staff, byOf(manager), at)
    return { action: 'staff.password_set', after: { reason } }
  })
}

import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { renewGivenPassword } from '../../platform/credentials/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { askSecondPerson, overtakeRequest } from '../../platform/second-person/ask-second-person.ts'
import type { RequestRow } from '../../platform/second-person/published.ts'
import type { By, SecondPersonKind } from '../../platform/second-person/second-person-kind.ts'
import { revokeSessionsOfStaff } from '../../platform/sessions/published.ts'
import type { Services } from '../../market/services.ts'
import { lockStaff, saveStaff, saveStaffDisabled, type StaffRow } from './staff.queries.ts'

/** How somebody becomes an active administrator: `add` is the first way in of an account, `enable` a later one. */
const riseOf = ({ disabled_at, last_login_at }: StaffRow): 'raise' | 'add' | 'enable' => {
  if (disabled_at === null) return 'raise'
  return last_login_at === null ? 'add' : 'enable'
}

const requestOf = ({ staff_id, username }: Pick<StaffRow, 'staff_id' | 'username'>) =>
  ({ kind: 'staff_administrator', object: { kind: 'staff', id: staff_id, name: username } }) as const

/**
 * Asks for an active administrator. Until a second one approves it nothing has changed: who is new or was disabled cannot sign
 * in, who is raised keeps the role.
 */
export const askForAdministrator = (
  tx: Database,
  staff: StaffRow,
  reason: string | undefined,
  by: By,
  at: Date,
): Promise<void> => {
  const detail = { act: riseOf(staff), role_id: staff.role_id }
  return askSecondPerson(tx, { ...requestOf(staff), about_staff: staff.staff_id, detail, reason }, by, at)
}

/**
 * What waits of somebody is void once their role, their access or what they sign in with is changed otherwise, and what they asked for themselves once
 * they are an active administrator no longer (`endsTheirs`). After the caller's other locks: it writes on the audit log.
 */
export const overtakeAdministrator = (
  tx: Database,
  staff: Pick<StaffRow, 'staff_id' | 'username'>,
  by: By,
  at: Date,
  endsTheirs = false,
): Promise<void> => overtakeRequest(tx, requestOf(staff), by, at, endsTheirs ? staff.staff_id : null)

/**
 * A new administrator is every other one's business: it stays on the page of alarms until another than who asked for it has
 * looked. In the transaction that makes one: a crash in between would leave nobody to know.
 */
const raiseForAdministrator = (
  services: Services,
  tx: Database,
  { staff_id, username }: Pick<StaffRow, 'staff_id' | 'username'>,
  { asked_by_name }: Pick<RequestRow, 'asked_by_name'>,
  approved_by: string,
): Promise<void> =>
  raiseAlarm(
    { ...services, db: tx },
    {
      kind: 'staff_administrator_added',
      subject: String(staff_id),
      detail: { username, by: asked_by_name, approved_by },
    },
  )

/** Makes somebody an active administrator, once a second one has approved it. @throws Problem conflict where they are none to be made. */
export const administratorKind: SecondPersonKind<Services> = {
  hold: (tx, { object_id }) => lockStaff(tx, Number(object_id)),
  perform: async (services, tx, request, { actor, ip }, at) => {
    const { staff } = await lockStaff(tx, Number(request.object_id))
    const act = request.detail['act']
    if (staff === null || (staff.role_id === 1) === (act === 'raise')) throw new Problem('conflict')
    if ((staff.disabled_at === null) !== (act === 'raise')) throw new Problem('conflict')
    const { staff_id, full_name, username } = staff
    if (act === 'raise') {
      await saveStaff(tx, staff_id, { full_name, role_id: 1, now: at })
      await revokeSessionsOfStaff(tx, staff_id, at)
    } else await saveStaffDisabled(tx, staff_id, null, at)
    if (act === 'add') await renewGivenPassword(tx, { kind: 'staff', id: staff_id }, at)
    await raiseForAdministrator(services, tx, staff, request, actor.username)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        object_kind: 'staff',
        object_id: staff_id,
        object_name: username,
        ip,
        ...(act === 'raise'
          ? { action: 'staff.updated', before: { role_id: staff.role_id }, after: { role_id: 1 } }
          : { action: 'staff.enabled', before: { disabled: 1 }, after: { disabled: 0 } }),
      },
      at,
    )
  },
}

import type { unmaskCustomer as unmaskCall } from '@marketplace/contract/office/customer-care'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { reasonContext, recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia, secondsToNextDay } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { addLooks, countUnmasked, lockUnmasking } from '../../platform/looks/published.ts'
import { sealForPerson } from '../../platform/sealing/person-keys.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { findProfileRow, holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { spendCareBudget } from './care-limits.ts'
import { contactValues } from './contact-values.ts'
import { listOpenReferences } from './open-references.ts'

type Ask = Body<typeof unmaskCall>
type Shown = Answer<typeof unmaskCall>['data']

/** Counts the person among those of the day. @returns false, with nothing counted, where the day's people are used up. */
const spendDay = async (
  { env, now }: Services,
  tx: Database,
  { staff_id }: Staff,
  user_id: string,
): Promise<boolean> => {
  const day = dayInIndia(now())
  await lockUnmasking(tx, staff_id)
  const { others, known } = await countUnmasked(tx, { staff_id, day, user_id })
  if (!known && others >= env.STAFF_UNMASKS_A_DAY) return false
  await addLooks(tx, [{ staff_id, day, user_id, looks: 1, unmasks: 1 }])
  return true
}

/** In one transaction: no entry, no values. @returns null where the day's people are used up. */
const unmaskOnce = (
  services: Services,
  { user_id, fields, purpose, reference, note = '' }: Ask,
  staff: Staff,
  ip: string,
): Promise<Shown | null> =>
  services.db.transaction(async (tx) => {
    const { vault, now } = services
    if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
    const row = await findProfileRow(tx, user_id)
    if (row === null) throw new Problem('not_found')
    const open = await listOpenReferences(services, tx, user_id, staff.staff_id)
    const isOpen = open.some(({ kind, id }) => kind === reference.kind && id === reference.id)
    if (!isOpen) throw new Problem('reference_refused', [{ field: 'reference', key: 'reference_refused' }])
    if (!(await spendDay(services, tx, staff, user_id))) return null
    const values = contactValues(await openProfile(vault, row))
    const asked = [...new Set(fields)].sort()
    const sealed_reason =
      note === '' ? undefined : await sealForPerson(tx, services, user_id, note, reasonContext(user_id))
    await recordEvent(
      tx,
      {
        auditActor: staff.auditActor,
        action: 'customer.unmask',
        object_kind: 'customer',
        object_id: user_id,
        after: { fields: asked, purpose, reference: { ...reference } },
        ...(sealed_reason !== undefined && { sealed_reason }),
        ip,
      },
      now(),
    )
    return Object.fromEntries(asked.map((field) => [field, values[field]]))
  })

/**
 * The asked values in clear. Nothing leaves before the act is on the audit log (trust.md, Personal data): who, whose, which
 * fields, what for and about what, never the values. The note is free text about a person and stands there sealed (decision 065).
 * @throws Problem not_found, reference_refused, too_many_requests.
 */
export const unmask = async (services: Services, ask: Ask, staff: Staff, ip: string): Promise<Shown> => {
  await spendCareBudget(services, 'unmask', staff)
  const shown = await unmaskOnce(services, ask, staff, ip)
  if (shown !== null) return shown
  const { staff_id, username } = staff
  await raiseAlarm(services, {
    kind: 'unmask_cap',
    subject: `staff ${staff_id}, ${dayInIndia(services.now())}`,
    detail: { cap: services.env.STAFF_UNMASKS_A_DAY },
  })
  const wait_s = secondsToNextDay(services.now())
  throw new Problem('too_many_requests', wait_s).about(username, 'care_limited')
}

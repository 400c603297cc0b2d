import {
  actOnWork,
  countWork,
  getWorkItem,
  handOverWork,
  listWork,
  listWorkers,
  listWorkTimes,
  renewWork,
  replyToHelp,
  setWorkTime,
  showSender,
  takeNextWork,
  WORK_COUNTED_TO,
} from '@marketplace/contract/care/work'
import { mostMinutesOf, workKindsOf, workKindNames } from '@marketplace/contract/platform/work/work-kinds'
import type { Services } from '../../market/services.ts'
import { findActiveStaff, listStaffNames, listWorkingStaff } from '../../office/staff/published.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import {
  addWorkEvent,
  freeEndedLeases,
  handOverAll,
  listOwners,
  listWorkTimeRows,
  renewLeases,
  saveWorkTime,
  takeNextItem,
} from '../../platform/work/published.ts'
import { actOnItems, sharedKinds } from './act-on-work.ts'
import { answerHelp, showHelpSender } from './answer-help.ts'
import { countTabs, kindsInView, readItem, readWork } from './read-work.ts'
import { readWorkTimes } from './work-times.ts'

export const workRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listWork, ({ body, actor, ip }) => readWork(services, body, actor, ip))

  serve(countWork, async ({ actor }) => succeed(await countTabs(services, actor, WORK_COUNTED_TO)))

  serve(getWorkItem, async ({ params, actor }) => succeed(await readItem(services, params.item_id, actor)))

  serve(actOnWork, async ({ body, actor, ip }) => succeed(await actOnItems(services, body, actor, ip)))

  serve(takeNextWork, async ({ body, actor }) => {
    const kinds = await kindsInView(services, actor, body.kinds)
    const item_id = await db.transaction(async (tx) => {
      const at = now()
      await freeEndedLeases(tx, at)
      const id = await takeNextItem(tx, { kinds, staff_id: actor.staff_id, now: at })
      if (id !== null) await addWorkEvent(tx, { item_id: id, at, staff_id: actor.staff_id, did: 'taken' })
      return id
    })
    return succeed(item_id === null ? null : { item_id })
  })

  serve(renewWork, async ({ body, actor }) =>
    succeed({
      renewed: await renewLeases(db, { item_ids: body.items, staff_id: actor.staff_id, now: now() }),
    }),
  )

  serve(handOverWork, async ({ body, actor, ip }) => {
    const { from, to } = body
    if (from !== actor.staff_id && actor.role_id !== 1)
      throw new Problem('invalid_request', [{ field: 'from', key: 'owner_unknown' }])
    const moved = await db.transaction(async (tx) => {
      const receiver = to === null ? null : await findActiveStaff(tx, to)
      if (to !== null && receiver === null)
        throw new Problem('invalid_request', [{ field: 'to', key: 'owner_unknown' }])
      const at = now()
      // What the receiver does not work at goes back to all.
      const kinds = receiver === null ? [...workKindNames] : workKindsOf(receiver.role_id)
      const handed = await handOverAll(tx, { from, to, kinds, by: actor.staff_id, now: at })
      const rest = workKindNames.filter((kind) => !kinds.includes(kind))
      const freed = await handOverAll(tx, { from, to: null, kinds: rest, by: actor.staff_id, now: at })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'work.hand_over',
          object_kind: 'staff',
          object_id: from,
          after: { to, handed, freed },
          ip,
        },
        at,
      )
      return handed + freed
    })
    return succeed({ moved })
  })

  serve(listWorkers, async ({ actor }) => {
    const [staff, owners] = await Promise.all([listWorkingStaff(db), listOwners(db)])
    const items = new Map(owners.map(({ staff_id, count }) => [staff_id, count]))
    return succeed(
      staff
        .filter(({ role_id }) => sharedKinds(actor.role_id, role_id).length > 0)
        .map(({ staff_id, full_name, role_id }) => ({
          staff_id,
          name: full_name,
          role_id,
          items: items.get(staff_id) ?? 0,
        })),
    )
  })

  serve(showSender, async ({ body, actor, ip }) => succeed(await showHelpSender(services, body, actor, ip)))

  serve(replyToHelp, async ({ body, actor, ip }) => {
    await answerHelp(services, body, actor, ip)
    return { success: true, message: translate('en', 'help_answered') }
  })

  serve(listWorkTimes, async ({ actor }) => {
    const [times, rows] = await Promise.all([readWorkTimes(db), listWorkTimeRows(db)])
    const names = new Map(
      (
        await listStaffNames(
          db,
          rows.map(({ changed_by }) => changed_by),
        )
      ).map(({ staff_id, full_name }) => [staff_id, full_name]),
    )
    return succeed(
      workKindsOf(actor.role_id).map((kind) => {
        const set = rows.find((row) => row.kind === kind)
        return {
          kind,
          minutes: times.get(kind) ?? 0,
          changed_by: set === undefined ? null : (names.get(set.changed_by) ?? null),
          changed_at: set?.changed_at.toISOString() ?? null,
        }
      }),
    )
  })

  serve(setWorkTime, async ({ body, actor, ip }) => {
    const { kind, minutes } = body
    if (minutes > mostMinutesOf(kind))
      throw new Problem('invalid_request', [{ field: 'minutes', key: 'invalid_value' }])
    await db.transaction(async (tx) => {
      const at = now()
      const before = (await readWorkTimes(tx)).get(kind) ?? 0
      if (before === minutes) return
      await saveWorkTime(tx, { kind, minutes, by: actor.staff_id, now: at })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'work.time',
          object_kind: 'work_kind',
          object_id: kind,
          before: { minutes: before },
          after: { minutes },
          ip,
        },
        at,
      )
    })
    return { success: true, message: translate('en', 'saved') }
  })
}

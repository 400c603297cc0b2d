import type { replyToHelp, showSender } from '@marketplace/contract/care/work'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { listCustomersByMobile } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { spendCareBudget } from '../../office/customer-care/published.ts'
import { closeHelpRequest, listHelpByIds, type ToldHelpRow } from '../../office/help-requests/published.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia, secondsToNextDay } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import { addLooks, countUnmasked, lockUnmasking } from '../../platform/looks/published.ts'
import { addWorkEvent, finishItem, lockItem, type WorkItemRow } from '../../platform/work/published.ts'
import { findItemFor } from './read-work.ts'

const DAY_SECONDS = 86_400

const helpOf = async (db: Database, item: WorkItemRow): Promise<ToldHelpRow> => {
  const [row] = item.kind === 'help_request' ? await listHelpByIds(db, [Number(item.key)]) : []
  if (row === undefined) throw new Problem('not_found')
  return row
}

/** Counts the customer whose number it is among the people of the day. */
const spendDay = async (
  services: Services,
  tx: Database,
  { staff_id }: Staff,
  { user_id, help_request_id }: { user_id: string; help_request_id: number },
): Promise<void> => {
  const { env, now } = services
  const day = dayInIndia(now())
  await lockUnmasking(tx, staff_id)
  const { others, known } = await countUnmasked(tx, { staff_id, day, user_id })
  if (!known && others >= env.STAFF_UNMASKS_A_DAY)
    throw new Problem('too_many_requests', secondsToNextDay(now())).about(
      String(help_request_id),
      'care_limited',
    )
  await addLooks(tx, [{ staff_id, day, user_id, looks: 1, unmasks: 1 }])
}

/**
 * The number and address of who sent a help request, whether they ever signed in or not. Nothing leaves before the act is on the audit log:
 * who, which request, what for, never the values. @throws Problem not_found, too_many_requests.
 */
export const showHelpSender = async (
  services: Services,
  { item_id, purpose }: Body<typeof showSender>,
  staff: Staff,
  ip: string,
): Promise<Answer<typeof showSender>['data']> => {
  const { db, now } = services
  const item = await findItemFor(services, item_id, staff)
  await spendCareBudget(services, 'unmask', staff)
  const row = await helpOf(db, item)
  const { help_request_id } = row
  const [customer] = await listCustomersByMobile(db, [row.phone])
  // Who never signed in is nobody among the customers: such senders have a count of their own, as high.
  if (customer === undefined) {
    const key = `help_senders:${staff.staff_id}:${dayInIndia(now())}`
    await spendBudget(services, { key, most: services.env.STAFF_UNMASKS_A_DAY, seconds: DAY_SECONDS })
  }
  return db.transaction(async (tx) => {
    if (customer !== undefined)
      await spendDay(services, tx, staff, { user_id: customer.user_id, help_request_id })
    await addWorkEvent(tx, { item_id, at: now(), staff_id: staff.staff_id, did: 'shown' })
    await recordEvent(
      tx,
      {
        auditActor: staff.auditActor,
        action: 'help_request.unmask',
        object_kind: 'help_request',
        object_id: help_request_id,
        after: {
          fields: ['mobile', 'email'],
          purpose,
          reference: { kind: 'work_item', id: String(item_id) },
        },
        ip,
      },
      now(),
    )
    return { phone: row.phone, email: row.email }
  })
}

/**
 * Answers a help request by e-mail, in a frame of the language that it was asked in, and ends its item. The words stay on the item, for whoever is asked about them later.
 * @throws Problem not_found; conflict where it is done, or another has it.
 */
export const answerHelp = async (
  services: Services,
  { item_id, text, sms }: Body<typeof replyToHelp>,
  staff: Staff,
  ip: string,
): Promise<void> => {
  const { db, now, brands } = services
  const item = await findItemFor(services, item_id, staff)
  await db.transaction(async (tx) => {
    const at = now()
    const row = await helpOf(tx, item)
    if ((await closeHelpRequest(tx, row.help_request_id, at)) === 0) throw new Problem('conflict')
    const held = await lockItem(tx, item_id)
    const isOthers =
      held?.owner_staff_id != null &&
      held.owner_staff_id !== staff.staff_id &&
      (held.lease_until === null || held.lease_until > at)
    if (held === null || held.done_at !== null || isOthers) throw new Problem('conflict')
    const brand =
      brands().brands.find((one) => one.brand.brand_id === row.brand_id)?.brand ?? brands().brands[0]?.brand
    if (brand === undefined) throw new Problem('temporarily_unavailable')
    const values = { brand: brand.name, number: `H-${row.help_request_id}` }
    const order = { template: 'help_answered' as const, language: row.language, values }
    await queueMessage(services, tx, {
      ...order,
      channel: 'email',
      to: row.email,
      letter: `\n${text}\n\n${brand.name}\n`,
    })
    if (sms === 1) await queueMessage(services, tx, { ...order, channel: 'sms', to: row.phone })
    await finishItem(tx, { item_id, staff_id: staff.staff_id, outcome: 'answered', now: at })
    await addWorkEvent(tx, { item_id, at, staff_id: staff.staff_id, did: 'replied', text })
    await recordEvent(
      tx,
      {
        auditActor: staff.auditActor,
        action: 'help_request.answer',
        object_kind: 'help_request',
        object_id: row.help_request_id,
        after: { by: sms === 1 ? 'email and sms' : 'email' },
        ip,
      },
      at,
    )
  })
}

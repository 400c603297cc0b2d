import type { Body } from '@marketplace/contract/platform/call'
import type { CallPurpose, openCallTask as openCall } from '@marketplace/contract/care/telecalling'
import {
  holdCustomer,
  listCustomersByMobile,
  listFoundCustomers,
} from '../../customers/profiles/published.ts'
import { listStanding } from '../../loans/applications/published.ts'
import { listHelpSince } from '../../office/help-requests/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { asksForCall } from './asks-for-call.ts'
import { addCallTasks, type NewCallTask } from './call-tasks.queries.ts'
import { calledAt } from './still-needed.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const PART = 500
/** Nobody is called about what has stood for longer: whoever wanted the loan has gone elsewhere. */
const MOST_DAYS = 60

/** How long an application stands before somebody is called about it, and how urgent that is. */
const standing = {
  documents: { after: 0, rank: 2 },
  offer_not_sent: { after: 60 * MINUTE_MS, rank: 2 },
  no_news: { after: 7 * DAY_MS, rank: 3 },
} as const satisfies Partial<Record<CallPurpose, { after: number; rank: number }>>

const plain = { help_request_id: null, promised_at: null, promised_by: null }
const system = 'system'

/** Opens a task for every application that stands where somebody is called, for 60 days at most: the newest first, until a part of them is known already. */
const openStanding = async ({ db }: Services, purpose: keyof typeof standing, now: Date): Promise<number> => {
  const { after, rank } = standing[purpose]
  const at = {
    statuses: calledAt[purpose] ?? [],
    before: new Date(now.getTime() - after),
    brand_id: null,
    lender_id: null,
  }
  const oldest = new Date(now.getTime() - MOST_DAYS * DAY_MS)
  let opened = 0
  for (let offset = 0; ; offset += PART) {
    const found = await listStanding(db, at, { limit: PART, offset, isNewestFirst: true })
    const rows = found.filter(({ updated_at }) => updated_at >= oldest)
    const tasks = rows.map(
      ({ lender_application_id, user_id, brand_id, lender_id, updated_at }): NewCallTask => ({
        ...plain,
        // The same lender may ask again: that is another task. A try to send comes again by itself: that is not.
        task_key:
          purpose === 'offer_not_sent'
            ? `${purpose}:${lender_application_id}`
            : `${purpose}:${lender_application_id}:${updated_at.getTime()}`,
        user_id,
        purpose,
        brand_id,
        lender_id,
        lender_application_id,
        rank,
        since: updated_at,
        due_at: now,
      }),
    )
    const added = await addCallTasks(db, tasks, { opened_by: system, now })
    opened += added
    if (rows.length < PART || added === 0) return opened
  }
}

const HELP_DAYS = 3

/** Opens a task for whoever asked in a request for help to be called, where the number is a customer's. */
const openHelp = async ({ db }: Services, now: Date): Promise<number> => {
  const asked = (await listHelpSince(db, new Date(now.getTime() - HELP_DAYS * DAY_MS), PART)).filter(
    ({ description }) => asksForCall(description),
  )
  if (asked.length === 0) return 0
  const customers = await listCustomersByMobile(
    db,
    asked.map(({ phone }) => phone),
  )
  const byMobile = new Map(customers.map((one) => [one.mobile_phone_number, one.user_id]))
  const tasks = asked.flatMap(({ help_request_id, brand_id, phone, created_at }): NewCallTask[] => {
    const user_id = byMobile.get(phone)
    return user_id === undefined
      ? []
      : [
          {
            ...plain,
            task_key: `help:${help_request_id}`,
            user_id,
            brand_id,
            help_request_id,
            purpose: 'help',
            lender_id: null,
            lender_application_id: null,
            rank: 1,
            since: created_at,
            due_at: now,
          },
        ]
  })
  return addCallTasks(db, tasks, { opened_by: system, now })
}

/** Opens every task that is due and not open yet; run twice it opens none twice. @returns how many. */
export const openDueTasks = async (services: Services): Promise<number> => {
  const now = services.now()
  let opened = await openHelp(services, now)
  for (const purpose of ['documents', 'offer_not_sent', 'no_news'] as const)
    opened += await openStanding(services, purpose, now)
  return opened
}

/** Opens a task that staff ask for; the same request opens one. @throws Problem not_found; invalid_request for a promise in the past. */
export const openTask = (
  { db, now }: Services,
  { user_id, request_id, purpose, promised_at }: Body<typeof openCall>,
  { staff_id, username, auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const promised = promised_at === undefined ? null : new Date(promised_at)
    if (promised !== null && promised <= at)
      throw new Problem('invalid_request', [{ field: 'promised_at', key: 'call_back_past' }])
    if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
    const [customer] = await listFoundCustomers(tx, { user_id }, 1)
    const task: NewCallTask = {
      ...plain,
      task_key: `staff:${request_id}`,
      user_id,
      purpose,
      promised_at: promised,
      promised_by: promised === null ? null : staff_id,
      brand_id: customer?.brand_id ?? null,
      lender_id: null,
      lender_application_id: null,
      rank: promised === null ? 1 : 0,
      since: at,
      due_at: promised ?? at,
    }
    if ((await addCallTasks(tx, [task], { opened_by: username, now: at })) === 0) return
    const object = { object_kind: 'customer', object_id: user_id }
    const after = { purpose, promised_at: promised?.toISOString() ?? null }
    await recordEvent(tx, { auditActor, action: 'customer.call_task', ...object, after, ip }, at)
  })

import type { WorkDetail, WorkItem, WorkTab, listWork } from '@marketplace/contract/care/work'
import { workKindsOf, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { searchCustomers } from '../../office/customer-care/published.ts'
import { listHelpByIds, listHelpIdsOf } from '../../office/help-requests/published.ts'
import { listStaffNames } from '../../office/staff/published.ts'
import { listFoundCustomers } from '../../customers/profiles/published.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import {
  countDone,
  countView,
  findItem,
  listDoneItems,
  listOpenItems,
  listWorkEvents,
  type WorkItemRow,
  type WorkView,
} from '../../platform/work/published.ts'
import { oneLine } from './one-line.ts'
import { describeItems } from './describe-items.ts'
import { readCursor, writeCursor } from './work-cursor.ts'
import { readWorkTimes } from './work-times.ts'

const PAGE = 50
const EVENTS = 200
const MINUTE_MS = 60_000

/** The kinds of a role with the time of each; of those asked for alone, where some are. */
export const kindsInView = async (
  { db }: Pick<Services, 'db'>,
  { role_id }: Pick<Staff, 'role_id'>,
  asked?: readonly WorkKind[],
): Promise<{ kind: WorkKind; minutes: number }[]> => {
  const times = await readWorkTimes(db)
  return workKindsOf(role_id)
    .filter((kind) => asked === undefined || asked.length === 0 || asked.includes(kind))
    .map((kind) => ({ kind, minutes: times.get(kind) ?? 0 }))
}

const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.flatMap((value) => (value === null ? [] : [value]))),
]

/** Items in their order, with what they say; contacts masked. */
const presentItems = async (
  services: Services,
  rows: readonly WorkItemRow[],
  minutesOf: ReadonlyMap<WorkKind, number>,
): Promise<WorkItem[]> => {
  const { db, brands, lenders, now } = services
  const userIds = unique(rows.map(({ user_id }) => user_id))
  const partnerIds = unique(rows.map(({ partner_id }) => partner_id))
  const [told, customers, partners, staff] = await Promise.all([
    describeItems(services, rows),
    userIds.length === 0 ? [] : listFoundCustomers(db, { user_ids: userIds }, userIds.length),
    partnerIds.length === 0 ? [] : asOffice(db, (tx) => listPayees(tx, partnerIds)),
    listStaffNames(db, unique(rows.flatMap(({ owner_staff_id, done_by }) => [owner_staff_id, done_by]))),
  ])
  const customerOf = new Map(customers.map((row) => [row.user_id, row]))
  const partnerOf = new Map(partners.map(({ id, name }) => [id, name]))
  const nameOf = new Map(staff.map(({ staff_id, full_name }) => [staff_id, full_name]))
  const at = now()
  return rows.map((row) => {
    const one = told.get(`${row.kind} ${row.key}`)
    const customer = row.user_id === null ? undefined : customerOf.get(row.user_id)
    const contact = customer?.mobile_phone_number ?? customer?.email ?? null
    const partner = row.partner_id === null ? undefined : partnerOf.get(row.partner_id)
    const whose = customer?.first_name ?? (partner === one?.about ? undefined : partner)
    const minutes = minutesOf.get(row.kind) ?? 1
    const until = row.since.getTime() + minutes * MINUTE_MS
    const isHeld = row.owner_staff_id !== null && (row.lease_until === null || row.lease_until > at)
    return {
      item_id: row.item_id,
      kind: row.kind,
      key: row.key,
      asked: one === undefined ? 'What it was about has gone' : oneLine(one.asked),
      about: [whose, one?.about].filter((part) => part !== undefined && part !== '').join(' · '),
      contact: one?.contact ?? (contact === null ? null : maskContact(contact)),
      lender_name: row.lender_id === null ? null : (lenders().find(row.lender_id)?.legal_name ?? null),
      brand_name: brands().brands.find(({ brand }) => brand.brand_id === row.brand_id)?.brand.name ?? null,
      user_id: customer === undefined ? null : row.user_id,
      app_id: row.app_id,
      lender_id: row.lender_id,
      partner_id: row.partner_id,
      file_kind: one?.file_kind ?? null,
      since: row.since.toISOString(),
      due_at: new Date(until).toISOString(),
      share: Math.max(0, ((row.done_at ?? at).getTime() - row.since.getTime()) / (minutes * MINUTE_MS)),
      owner:
        !isHeld || row.owner_staff_id === null
          ? null
          : { staff_id: row.owner_staff_id, name: nameOf.get(row.owner_staff_id) ?? '' },
      lease_until: isHeld ? (row.lease_until?.toISOString() ?? null) : null,
      snoozed_until: row.snoozed_until?.toISOString() ?? null,
      done_at: row.done_at?.toISOString() ?? null,
      done_by: row.done_by === null ? null : (nameOf.get(row.done_by) ?? null),
      outcome: row.outcome,
    }
  })
}

const todayInIndia = (now: Date): Date => new Date(`${dayInIndia(now)}T00:00:00+05:30`)

const foundBy = async (
  services: Services,
  search: NonNullable<Body<typeof listWork>['search']>,
  staff: Staff,
  ip: string,
): Promise<NonNullable<WorkView['found']>> => {
  const { data } = await searchCustomers(services, search, staff, ip)
  const contacts = [search.mobile, search.email?.toLowerCase()].filter((one) => one !== undefined)
  const help = contacts.length === 0 ? [] : await listHelpIdsOf(services.db, contacts)
  return { user_ids: data.map(({ user_id }) => user_id), help_keys: help.map(String) }
}

/** A page of what the role sees. @throws Problem too_many_requests for too many searches, invalid_request for a cursor of no page. */
export const readWork = async (
  services: Services,
  ask: Body<typeof listWork>,
  staff: Staff,
  ip: string,
): Promise<Answer<typeof listWork>> => {
  const { db, now } = services
  const kinds = await kindsInView(services, staff, ask.kinds)
  const after = ask.after === undefined ? null : readCursor(ask.after)
  if (ask.after !== undefined && after === null)
    throw new Problem('invalid_request', [{ field: 'after', key: 'invalid_value' }])
  const minutesOf = new Map(kinds.map(({ kind, minutes }) => [kind, minutes]))
  const present = (rows: readonly WorkItemRow[]) => presentItems(services, rows.slice(0, PAGE), minutesOf)
  const at = after?.at ?? now()
  if (ask.tab === 'done') {
    const from = after === null ? null : { at: new Date(after.last), item_id: after.item_id }
    const rows = await listDoneItems(db, { kinds }, todayInIndia(at), from, PAGE + 1)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    const next =
      last?.done_at == null ? null : writeCursor({ at, last: last.done_at.getTime(), item_id: last.item_id })
    return { success: true, data: await present(rows), next }
  }
  const found = ask.search === undefined ? null : await foundBy(services, ask.search, staff, ip)
  const view = { tab: ask.tab, kinds, staff_id: staff.staff_id, at, found, lender_id: ask.lender_id ?? null }
  const from = after === null ? null : { share: after.last, item_id: after.item_id }
  const rows = await listOpenItems(db, view, from, PAGE + 1)
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  const next = last === undefined ? null : writeCursor({ at, last: last.share, item_id: last.item_id })
  return { success: true, data: await present(rows), next }
}

/** Counts of the tabs, each to `most` and one more; `past` of those whose time is over. */
export const countTabs = async (
  services: Services,
  staff: Staff,
  most: number,
): Promise<{ tabs: Record<WorkTab, number>; past: number }> => {
  const { db, now } = services
  const kinds = await kindsInView(services, staff)
  const at = now()
  const view = { kinds, staff_id: staff.staff_id, at, found: null, lender_id: null }
  const count = (tab: WorkView['tab']): Promise<number> => countView(db, { ...view, tab }, most)
  const [mine, open, free, late, snoozed, done, past] = await Promise.all([
    count('mine'),
    count('open'),
    count('free'),
    count('late'),
    count('snoozed'),
    countDone(db, { kinds }, todayInIndia(at), most),
    count('past'),
  ])
  return { tabs: { mine, open, free, late, snoozed, done }, past }
}

/** An item that the role may see. @throws Problem not_found. */
export const findItemFor = async (
  { db }: Pick<Services, 'db'>,
  itemId: number,
  { role_id }: Pick<Staff, 'role_id'>,
): Promise<WorkItemRow> => {
  const row = await findItem(db, itemId)
  if (row === null || !workKindsOf(role_id).includes(row.kind)) throw new Problem('not_found')
  return row
}

/** @throws Problem not_found. */
export const readItem = async (services: Services, itemId: number, staff: Staff): Promise<WorkDetail> => {
  const { db } = services
  const row = await findItemFor(services, itemId, staff)
  const [presented, told, events, help] = await Promise.all([
    presentItems(services, [row], await readWorkTimes(db)),
    describeItems(services, [row]),
    listWorkEvents(db, itemId, EVENTS),
    row.kind === 'help_request' ? listHelpByIds(db, [Number(row.key)]) : [],
  ])
  const [item] = presented
  if (item === undefined) throw new Problem('not_found')
  const names = new Map(
    (await listStaffNames(db, unique(events.map(({ staff_id }) => staff_id)))).map((one) => [
      one.staff_id,
      one.full_name,
    ]),
  )
  const [sent] = help
  return {
    item,
    words: told.get(`${row.kind} ${row.key}`)?.words ?? null,
    sender:
      sent === undefined
        ? null
        : {
            name: sent.name,
            contact: maskContact(sent.phone),
            email: maskContact(sent.email),
            language: sent.language,
          },
    events: events.map(({ event_id, at, staff_id, did, text }) => ({
      event_id,
      at: at.toISOString(),
      by: staff_id === null ? null : (names.get(staff_id) ?? null),
      did,
      text,
    })),
  }
}

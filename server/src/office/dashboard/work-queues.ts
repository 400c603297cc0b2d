import { alarmKinds } from '@marketplace/contract/platform/security-event-kinds'
import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import type { DashboardRow, WorkQueue } from '@marketplace/contract/office/dashboard'
import {
  type StandingAt,
  countStanding,
  countStandingByLender,
  listStanding,
} from '../../loans/applications/published.ts'
import { hasEnded } from '../../loans/applications/lender-status-table.ts'
import { listOpenCircuits } from '../../market/connectors/published.ts'
import { countWaitingHelp, listWaitingHelp } from '../help-requests/help-requests.queries.ts'
import { dueBefore } from '../complaints/complaint-age.ts'
import {
  type ComplaintsDueAsk,
  countComplaintsDue,
  countComplaintsDueByLender,
  listComplaintsDue,
} from '../complaints/complaints.queries.ts'
import { countFailedMessages, listFailedMessages } from '../../customers/messages/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import {
  countRequestedPartners,
  listPartnerNames,
  listRequestedPartners,
} from '../../partners/accounts/published.ts'
import { listDocumentsToCheck } from '../../partners/documents/published.ts'
import { listKycToCheck } from '../../partners/kyc/published.ts'
import { listGatedLinks } from '../../partners/gate/gated-links.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { Services } from '../../market/services.ts'
import { listMonthsToSettle } from '../../money/reconciliation/published.ts'
import { countToApprove, listToApprove } from '../../money/statements/published.ts'
import { countWaitingUploads, listWaitingUploads } from '../../money/uploads/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { countOpenAlarms, listOpenAlarms } from '../../platform/alarms/published.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { contactsOfCustomers } from '../../customers/masked-contacts/masked-contacts.ts'

export interface QueueCount {
  count: number
  oldest_at: Date | null
}

interface Slice {
  limit: number
  offset: number
  isNewestFirst: boolean
}

/** Of one brand, with one lender; null for all. A queue that has no brands or lenders is not asked for one. */
export interface QueueCut {
  brand_id: number | null
  lender_id: number | null
}

export const wholeQueue: QueueCut = { brand_id: null, lender_id: null }

/** How one queue is counted and shown. */
export interface Queue {
  count: (services: Services, cut: QueueCut) => Promise<QueueCount>
  list: (services: Services, slice: Slice, cut: QueueCut) => Promise<DashboardRow[]>
  /** How many are with each lender; there for a queue that has lenders. */
  byLender?: (services: Services) => Promise<{ lender_id: number; count: number }[]>
}

/** The rows of one page of a list that is read whole. */
const cut = <Row>(oldestFirst: readonly Row[], { limit, offset, isNewestFirst }: Slice): Row[] =>
  (isNewestFirst ? oldestFirst.toReversed() : [...oldestFirst]).slice(offset, offset + limit)

/** Partners whose details or papers wait for us, each once, the longest waiting first. */
const papersToCheck = async (
  office: Database,
): Promise<{ partner_id: number; name: string; since: Date }[]> => {
  const names = new Map((await listPartnerNames(office)).map(({ partner_id, name }) => [partner_id, name]))
  const since = new Map<number, Date>()
  for (const row of [...(await listKycToCheck(office)), ...(await listDocumentsToCheck(office))]) {
    const before = since.get(row.partner_id)
    if (before === undefined || row.since < before) since.set(row.partner_id, row.since)
  }
  return [...since]
    .map(([partner_id, at]) => ({ partner_id, name: names.get(partner_id) ?? '', since: at }))
    .toSorted(
      (one, other) => one.since.getTime() - other.since.getTime() || one.partner_id - other.partner_id,
    )
}

const HELP_MINUTES = 15
const STUCK_DAYS = 7
const FAILED_MESSAGE_DAYS = 7
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const ago = ({ now }: Services, milliseconds: number): Date => new Date(now().getTime() - milliseconds)

const nothing = {
  contact: null,
  brand_name: null,
  user_id: null,
  app_id: null,
  lender_id: null,
  lender_name: null,
  note: null,
}

const brandName = ({ brands }: Services, brandId: number | null): string | null =>
  brands().brands.find(({ brand }) => brand.brand_id === brandId)?.brand.name ?? null

export const lenderName = ({ lenders }: Services, lenderId: number): string | null =>
  lenders().find(lenderId)?.legal_name ?? null

/** Lender applications that stand at one of `statuses` for `milliseconds` or longer. */
const standingAt = (statuses: readonly LenderStatus[], milliseconds: number): Queue => {
  const at = (services: Services, cut: QueueCut): StandingAt => ({
    statuses,
    before: ago(services, milliseconds),
    ...cut,
  })
  return {
    count: (services, cut) => countStanding(services.db, at(services, cut)),
    byLender: (services) => countStandingByLender(services.db, at(services, wholeQueue)),
    list: async (services, slice, cut) => {
      const rows = await listStanding(services.db, at(services, cut), slice)
      const contacts = await contactsOfCustomers(
        services.db,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => ({
        key: String(row.lender_application_id),
        at: row.updated_at.toISOString(),
        status: row.status,
        contact: contacts.get(row.user_id) ?? null,
        brand_name: brandName(services, row.brand_id),
        user_id: row.user_id,
        app_id: row.app_id,
        lender_id: row.lender_id,
        lender_name: lenderName(services, row.lender_id),
        note: row.last_error,
      }))
    },
  }
}

const FILE_DAYS = 30

/** Lenders' files of the last days that stand at one of `states`. */
const filesAt = (states: readonly FileState[]): Queue => {
  const since = (services: Services): Date => ago(services, FILE_DAYS * DAY_MS)
  return {
    count: (services) => countWaitingUploads(services.db, states, since(services)),
    list: async (services, slice) =>
      (await listWaitingUploads(services.db, states, since(services), slice)).map((file) => ({
        ...nothing,
        key: file.upload_id,
        at: file.at.toISOString(),
        status: file.state,
        lender_id: file.lender_id,
        lender_name: file.lender_id === null ? null : lenderName(services, file.lender_id),
        note: file.error === null ? file.file_name : `${file.file_name}: ${file.error}`,
      })),
  }
}

/** Those with a queue of their own aside, and money that comes in parts: its pace is the lender's. */
const ownQueue: ReadonlySet<LenderStatus> = new Set(['SEND_FAILED', 'DOCS_PENDING', 'PART_DISBURSED'])
const underWay = lenderStatuses.filter((status) => !hasEnded(status) && !ownQueue.has(status))

const due = ({ now }: Services, cut: QueueCut): ComplaintsDueAsk => ({ before: dueBefore(now()), ...cut })

/** Every queue of the dashboard (contract/src/office/dashboard.ts says what waits in each). */
export const queues: Readonly<Record<WorkQueue, Queue>> = {
  help_requests: {
    count: (services, { brand_id }) =>
      countWaitingHelp(services.db, ago(services, HELP_MINUTES * MINUTE_MS), brand_id),
    list: async (services, slice, { brand_id }) => {
      const before = ago(services, HELP_MINUTES * MINUTE_MS)
      const rows = await listWaitingHelp(services.db, before, brand_id, slice)
      return rows.map((row) => ({
        ...nothing,
        key: String(row.help_request_id),
        at: row.created_at.toISOString(),
        status: row.status,
        contact: maskContact(row.phone),
        brand_name: brandName(services, row.brand_id),
        // What the CRM answered is for technicians; it stays in the row and in the log.
        note: row.last_error === null ? null : 'The CRM did not take it; answer it here',
      }))
    },
  },
  send_failed: standingAt(['SEND_FAILED'], 0),
  docs_pending: standingAt(['DOCS_PENDING'], 0),
  stuck: standingAt(underWay, STUCK_DAYS * DAY_MS),
  lenders_refusing: {
    count: async ({ db }) => ({ count: (await listOpenCircuits(db)).length, oldest_at: null }),
    list: async (services, { limit, offset, isNewestFirst }) => {
      const longest = await listOpenCircuits(services.db)
      const rows = isNewestFirst ? longest.toReversed() : longest
      return rows.slice(offset, offset + limit).map(({ lender_id, failures, open_until }) => ({
        ...nothing,
        key: String(lender_id),
        at: open_until.toISOString(),
        status: 'refusing',
        lender_id,
        lender_name: lenderName(services, lender_id),
        note: `${failures} faults in a row`,
      }))
    },
  },
  messages_failed: {
    count: (services) => countFailedMessages(services.db, ago(services, FAILED_MESSAGE_DAYS * DAY_MS)),
    list: async (services, slice) => {
      const since = ago(services, FAILED_MESSAGE_DAYS * DAY_MS)
      const rows = await listFailedMessages(services.db, since, slice)
      return rows.map((row) => ({
        ...nothing,
        key: String(row.message_id),
        at: row.created_at.toISOString(),
        status: row.template,
        contact: maskContact(row.recipient),
        user_id: row.user_id,
        note: row.last_error,
      }))
    },
  },
  partner_requests: {
    count: ({ db }) => asOffice(db, countRequestedPartners),
    list: async ({ db }, slice) =>
      (await asOffice(db, (tx) => listRequestedPartners(tx, slice))).map(
        ({ id, name, phone, created_at }) => ({
          ...nothing,
          key: String(id),
          at: created_at.toISOString(),
          status: 'requested',
          contact: maskContact(phone),
          note: name,
        }),
      ),
  },
  papers_to_check: {
    count: async ({ db }) => {
      const rows = await asOffice(db, papersToCheck)
      return { count: rows.length, oldest_at: rows[0]?.since ?? null }
    },
    list: async ({ db }, slice) =>
      cut(await asOffice(db, papersToCheck), slice).map(({ partner_id, name, since }) => ({
        ...nothing,
        key: String(partner_id),
        at: since.toISOString(),
        status: 'sent',
        note: name,
      })),
  },
  links_not_live: {
    count: async (services) => {
      const rows = await asOffice(services.db, (tx) => listGatedLinks(services, tx))
      return { count: rows.length, oldest_at: rows[0]?.since ?? null }
    },
    list: async (services, slice) =>
      cut(await asOffice(services.db, (tx) => listGatedLinks(services, tx)), slice).map(
        ({ partner_id, partner_name, product_type, missing, since }) => ({
          ...nothing,
          key: `${partner_id}/${product_type ?? 'all products'}`,
          at: since.toISOString(),
          status: 'not_live',
          note: `${partner_name}: ${product_type ?? 'all products'}, missing ${missing.join(' and ')}`,
        }),
      ),
  },
  alarms: {
    count: ({ db }) => countOpenAlarms(db),
    list: async ({ db }, slice) =>
      (await listOpenAlarms(db, slice)).map((alarm) => ({
        ...nothing,
        key: String(alarm.alarm_id),
        at: alarm.raised_at.toISOString(),
        status: alarm.kind,
        note: alarmKinds[alarm.kind],
      })),
  },
  files_failed: filesAt(['FAILED']),
  files_to_settle: filesAt(['NEEDS_MAPPING', 'PLANNED']),
  variances_to_settle: {
    count: async ({ db }) => {
      const months = await asOffice(db, listMonthsToSettle)
      return { count: months.length, oldest_at: months[0]?.at ?? null }
    },
    list: async (services, { limit, offset, isNewestFirst }) => {
      const months = await asOffice(services.db, listMonthsToSettle)
      return (isNewestFirst ? months.toReversed() : months)
        .slice(offset, offset + limit)
        .map(({ lender_id, month, open, at }) => ({
          ...nothing,
          key: `${lender_id}/${month}`,
          at: at.toISOString(),
          status: 'STATED',
          lender_id,
          lender_name: lenderName(services, lender_id),
          note: `${month}: ${open === 1 ? 'one line' : `${open} lines`} to settle`,
        }))
    },
  },
  statements_to_approve: {
    count: ({ db, now }) => asOffice(db, (tx) => countToApprove(tx, dayInIndia(now()))),
    list: async ({ db, now }, slice) =>
      (await asOffice(db, (tx) => listToApprove(tx, dayInIndia(now()), slice))).map(
        ({ statement_id, number, shown_at }) => ({
          ...nothing,
          key: String(statement_id),
          at: shown_at.toISOString(),
          status: 'shown',
          note: number,
        }),
      ),
  },
  complaints_due: {
    count: (services, cut) => countComplaintsDue(services.db, due(services, cut)),
    byLender: (services) => countComplaintsDueByLender(services.db, due(services, wholeQueue)),
    list: async (services, slice, cut) => {
      const rows = await listComplaintsDue(services.db, due(services, cut), slice)
      const contacts = await contactsOfCustomers(
        services.db,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => ({
        ...nothing,
        key: row.number,
        at: row.due_at.toISOString(),
        status: row.due_at <= services.now() ? 'overdue' : 'due',
        contact: contacts.get(row.user_id) ?? null,
        brand_name: brandName(services, row.brand_id),
        user_id: row.user_id,
        app_id: row.app_id,
        lender_id: row.lender_id,
        lender_name: row.lender_id === null ? null : lenderName(services, row.lender_id),
        note: `${row.number}, ${row.category}`,
      }))
    },
  },
}

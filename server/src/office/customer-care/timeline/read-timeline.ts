import type {
  CustomerTimeline,
  TimelineKind,
  TimelineLine,
} from '@marketplace/contract/office/customer-timeline'
import { listConsentsOf } from '../../../customers/consents/published.ts'
import { listContactsOf } from '../../../customers/contact-rules/published.ts'
import { listMessagesOf } from '../../../customers/messages/published.ts'
import { listFoundCustomers } from '../../../customers/profiles/published.ts'
import {
  listApplicationsOf,
  listSharedApplications,
  listTimeline,
} from '../../../loans/applications/published.ts'
import type { Services } from '../../../market/services.ts'
import { listAuditPage } from '../../../platform/audit-log/published.ts'
import { dayInIndia } from '../../../platform/calendar/day-in-india.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { complaintsOf } from '../../complaints/present-complaints.ts'
import { listHelpRequestsOf } from '../../help-requests/help-requests.queries.ts'
import { listCustomerNotes } from '../customer-notes.queries.ts'
import { foldLooks } from './fold-looks.ts'
import { pageOfDays, type SourceLines } from './page-of-days.ts'

/** Of each source the newest; a page ends before what was not read. */
const MOST = 500

interface Of {
  user_id: string
  mobile: string | null
  /** Proved. */
  email: string | null
}
type Line = Omit<TimelineLine, 'kind' | 'at'> & { at: Date }
type Source = (services: Services, of: Of) => Promise<readonly Line[]>

const line = (
  key: string,
  at: Date,
  what: string,
  rest: Partial<Omit<Line, 'key' | 'at' | 'what'>> = {},
) => ({
  key,
  at,
  what,
  about: null,
  words: null,
  by: null,
  ...rest,
})

/** What lenders and the customer did with applications. */
const statuses: Source = async ({ db, lenders }, { user_id }) => {
  const [applications, shared] = await Promise.all([
    listApplicationsOf(db, user_id),
    listSharedApplications(db, user_id),
  ])
  const events = await Promise.all(applications.map(({ app_id }) => listTimeline(db, app_id)))
  const lenderOf = new Map(
    shared.map((row) => [row.lender_application_id, lenders().find(row.lender_id)?.legal_name ?? null]),
  )
  return [
    ...applications.map((row) =>
      line(`application ${row.app_id}`, row.created_at, 'CREATED', { about: row.product_type }),
    ),
    ...events.flat().map((event) =>
      line(`step ${event.event_id}`, event.at, event.taken_back === 1 ? 'TAKEN_BACK' : event.status, {
        about: lenderOf.get(event.lender_application_id) ?? null,
        words: event.note,
      }),
    ),
  ]
}

const messages: Source = async ({ db }, { user_id, mobile, email }) => {
  const contacts = [mobile, email].filter((contact) => contact !== null)
  const [sent, asked] = await Promise.all([
    listMessagesOf(db, { user_id, contacts }, MOST),
    listHelpRequestsOf(db, { mobile, email }, MOST),
  ])
  return [
    ...sent.map((row) =>
      line(`message ${row.message_id}`, row.sent_at ?? row.created_at, row.template, {
        about: `${row.channel === 'sms' ? 'SMS' : 'e-mail'}, ${row.status}`,
        words: row.last_error,
      }),
    ),
    ...asked.map((row) =>
      line(`help ${row.help_request_id}`, row.created_at, 'help_request', {
        about: String(row.help_request_id),
        words: row.description,
      }),
    ),
  ]
}

const calls: Source = async ({ db, lenders }, { user_id }) => {
  const contacts = await listContactsOf(db, user_id, { limit: MOST, before: null })
  return contacts
    .filter(({ channel }) => channel === 'call')
    .map((row) =>
      line(`call ${row.contact_id}`, row.at, row.outcome, {
        about: row.lender_id === null ? null : (lenders().find(row.lender_id)?.legal_name ?? null),
        words: [
          row.purpose.replaceAll('_', ' '),
          row.seconds === null ? null : `${row.seconds} s`,
          row.number_series === null ? null : `number series ${row.number_series}`,
        ]
          .filter((part) => part !== null)
          .join(' · '),
      }),
    )
}

const complaints: Source = async (services, { user_id }) =>
  (await complaintsOf(services, user_id)).flatMap(({ number, timeline }) =>
    timeline.map(({ event_id, step, at, text }) =>
      line(`complaint ${event_id}`, new Date(at), step, { about: number, words: text }),
    ),
  )

const consents: Source = async ({ db }, { user_id }) =>
  (await listConsentsOf(db, user_id)).flatMap((row) => {
    const of = { about: row.lender_name, words: `version ${row.version}` }
    const given = line(`given ${row.consent_id}`, row.given_at, `given_${row.purpose}`, of)
    return row.withdrawn_at === null
      ? [given]
      : [given, line(`withdrawn ${row.consent_id}`, row.withdrawn_at, `withdrawn_${row.purpose}`, of)]
  })

const notes: Source = async ({ db }, { user_id }) =>
  (await listCustomerNotes(db, user_id)).map((row) =>
    line(`note ${row.note_id}`, row.created_at, 'note', { words: row.text, by: row.staff_name }),
  )

const noFilter = { actor: null, action: null, from: null, to: null }
/** What an unmasking was for and what it showed; other acts say enough by their name. */
const wordsOfAct = (after: unknown): string | null => {
  if (typeof after !== 'object' || after === null || !('purpose' in after) || !('fields' in after))
    return null
  const fields = Array.isArray(after.fields) ? after.fields.join(', ') : ''
  return `${String(after.purpose)}: ${fields}`.replaceAll('_', ' ')
}
const looks: Source = async ({ db }, { user_id }) => {
  const filter = { ...noFilter, object_kind: 'customer', object_id: user_id }
  const { rows } = await listAuditPage(db, filter, { limit: MOST, offset: 0 })
  // A note stands there with its words.
  return foldLooks(rows.filter(({ action }) => action !== 'customer.note')).map((row) =>
    line(`entry ${row.entry_id}`, row.at, row.action, { words: wordsOfAct(row.after), by: row.actor_name }),
  )
}

const sources: Readonly<Record<TimelineKind, Source>> = {
  status: statuses,
  messages,
  calls,
  complaints,
  consents,
  notes,
  looks,
}

const readSource = async (
  services: Services,
  of: Of,
  kind: TimelineKind,
  before: string | null,
): Promise<SourceLines> => {
  const lines = await sources[kind](services, of)
  const own = lines
    .filter(({ at }) => before === null || dayInIndia(at) < before)
    .map((one): TimelineLine => ({ ...one, kind, at: one.at.toISOString() }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return { kind, lines: own, isCut: lines.length >= MOST }
}

/**
 * What happened with a customer, by day, the newest first; of one kind, or of all. Nothing in clear: contacts are left out, words are
 * those of the record.
 * @throws Problem not_found.
 */
export const readTimeline = async (
  services: Services,
  userId: string,
  { before = null, kind = null }: { before?: string | null; kind?: TimelineKind | null } = {},
): Promise<CustomerTimeline> => {
  const [customer] = await listFoundCustomers(services.db, { user_id: userId }, 1)
  if (customer === undefined) throw new Problem('not_found')
  // An address that nobody proved may be somebody else's.
  const email = customer.email_verified === 1 ? customer.email : null
  const of = { user_id: userId, mobile: customer.mobile_phone_number, email }
  const kinds = Object.keys(sources) as TimelineKind[]
  const read = await Promise.all(kinds.map((one) => readSource(services, of, one, before)))
  const page = pageOfDays(read.filter((one) => kind === null || one.kind === kind))
  return { ...page, counts: pageOfDays(read).counts }
}

import { alarmKinds } from '@marketplace/contract/platform/security-event-kinds'
import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import { listMessagesToTell } from '../../customers/messages/published.ts'
import { templateUses } from '../../customers/messages/template-uses.ts'
import { listApplicationsToTell } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { listOpenCircuits } from '../../market/connectors/published.ts'
import { listDisputesToTell } from '../../money/disputes/published.ts'
import { listMonthsToSettle } from '../../money/reconciliation/published.ts'
import { listNumbersOf } from '../../money/statements/published.ts'
import { listUploadsToTell } from '../../money/uploads/published.ts'
import { listComplaintsToTell } from '../../office/complaints/published.ts'
import { listHelpByIds } from '../../office/help-requests/published.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listThreadsToTell } from '../../partners/threads/published.ts'
import { listLasting } from '../../platform/alarms/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { oneLine } from './one-line.ts'

/** What an item says beside its own columns. `words`: all that was asked, where one line is not all. */
export interface Description {
  asked: string
  about: string
  contact?: string
  words?: string
  file_kind?: 'status' | 'mis' | 'commission'
}

/** Items of one kind by their keys. Asked in a transaction of the office; a key whose row has gone is not described. */
type Describe = (
  services: Services,
  tx: Database,
  keys: readonly string[],
) => Promise<Map<string, Description>>

const day = (at: Date): string => dayInIndia(at).split('-').toReversed().join('/')

const describedBy = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  describe: (row: Row) => Description,
) => new Map(rows.map((row) => [String(keyOf(row)), describe(row)]))

const ofWords = (words: string): Pick<Description, 'asked' | 'words'> => ({ asked: oneLine(words), words })

const help: Describe = async (_services, tx, keys) =>
  describedBy(
    await listHelpByIds(tx, keys.map(Number)),
    (row) => row.help_request_id,
    (row) => ({
      ...ofWords(row.description),
      about:
        row.status === 'failed'
          ? `H-${row.help_request_id} · the CRM did not take it`
          : `H-${row.help_request_id}`,
      contact: maskContact(row.phone),
    }),
  )

const complaint: Describe = async (_services, tx, keys) =>
  describedBy(
    await listComplaintsToTell(tx, keys),
    (row) => row.number,
    (row) => {
      const about = `${row.number} · answer due ${day(row.due_at)}`
      return row.text === null ? { asked: row.category, about } : { ...ofWords(row.text), about }
    },
  )

const application =
  (asked: (row: Awaited<ReturnType<typeof listApplicationsToTell>>[number]) => string): Describe =>
  async (_services, tx, keys) =>
    describedBy(
      await listApplicationsToTell(tx, keys.map(Number)),
      (row) => row.lender_application_id,
      (row) => ({ ...ofWords(asked(row)), about: row.application_number }),
    )

const message: Describe = async (_services, tx, keys) =>
  describedBy(
    await listMessagesToTell(tx, keys.map(Number)),
    (row) => row.message_id,
    (row) => ({
      asked: `${row.channel === 'sms' ? 'SMS' : 'E-mail'} not delivered${row.last_error === null ? '' : `: ${row.last_error}`}`,
      about: row.template === 'campaign' ? 'A message of a campaign' : templateUses[row.template],
      contact: maskContact(row.recipient),
    }),
  )

const file: Describe = async (_services, tx, keys) =>
  describedBy(
    await listUploadsToTell(tx, keys),
    (row) => row.upload_id,
    (row) => ({
      asked:
        row.error === null
          ? `${row.file_name}: ${row.state === 'PLANNED' ? 'planned, not applied' : 'asks something'}`
          : `${row.file_name}: ${row.error}`,
      about: row.rows === 1 ? 'one row' : `${row.rows} rows`,
      file_kind: row.kind,
    }),
  )

const describers: Readonly<Record<WorkKind, Describe>> = {
  help_request: help,
  complaint,
  docs_pending: application(({ told_note }) => told_note ?? 'Asks for something, and did not say what'),
  send_failed: application(
    ({ last_error }) => `Could not be sent${last_error === null ? '' : `: ${last_error}`}`,
  ),
  stuck: application(({ updated_at }) => `No news since ${day(updated_at)}`),
  message_failed: message,
  partner_request: async (_services, tx, keys) =>
    describedBy(
      await listPayees(tx, keys.map(Number)),
      ({ id }) => id,
      ({ name }) => ({ asked: `Asks to become a partner: ${name}`, about: name }),
    ),
  partner_query: async (_services, tx, keys) =>
    describedBy(
      await listThreadsToTell(tx, keys.map(Number)),
      ({ thread_id }) => thread_id,
      ({ subject, topic }) => ({
        asked: subject,
        about: topic === 'tech-support' ? 'Tech support' : 'General query',
      }),
    ),
  dispute: async (_services, tx, keys) =>
    describedBy(
      await listDisputesToTell(tx, keys.map(Number)),
      ({ dispute_id }) => dispute_id,
      ({ amount_paise, number, application_number }) => ({
        asked: `Disputes ${formatRupees(toRupees(amount_paise))} on ${number}`,
        about: application_number,
      }),
    ),
  variance: async (_services, tx) =>
    describedBy(
      await listMonthsToSettle(tx),
      ({ lender_id, month }) => `${lender_id}/${month}`,
      ({ open, month }) => ({
        asked: `${open === 1 ? 'One line' : `${open} lines`} of ${month.slice(5)}/${month.slice(0, 4)} to settle`,
        about: 'Reconciliation',
      }),
    ),
  statement_to_approve: async (_services, tx, keys) =>
    new Map(
      [...(await listNumbersOf(tx, keys.map(Number)))].map(([id, number]) => [
        String(id),
        { asked: `${number}: the days to object are over`, about: 'Statement' },
      ]),
    ),
  file_failed: file,
  file_to_settle: file,
  lender_refusing: async (_services, tx) =>
    describedBy(
      await listOpenCircuits(tx),
      ({ lender_id }) => lender_id,
      ({ failures }) => ({ asked: `${failures} faults in a row`, about: 'Calls to the lender' }),
    ),
  alarm: async (_services, tx) =>
    describedBy(
      await listLasting(tx),
      ({ alarm_id }) => alarm_id,
      ({ kind, subject }) => ({ asked: alarmKinds[kind], about: subject === '' ? 'Security' : subject }),
    ),
}

/** What each of these items says, by `kind key`. */
export const describeItems = (
  services: Services,
  items: readonly { kind: WorkKind; key: string }[],
): Promise<Map<string, Description>> =>
  asOffice(services.db, async (tx) => {
    const found = new Map<string, Description>()
    for (const [kind, own] of Map.groupBy(items, (item) => item.kind)) {
      const keys = own.map(({ key }) => key)
      for (const [key, one] of await describers[kind](services, tx, keys)) found.set(`${kind} ${key}`, one)
    }
    return found
  })

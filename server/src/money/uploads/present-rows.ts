import { fileReasons } from '@marketplace/contract/money/lender-file-words'
import type { FileRow, FileTarget } from '@marketplace/contract/money/lender-file-rows'
import { listCustomerContacts } from '../../customers/profiles/published.ts'
import {
  type FileTargetRow,
  listFileTargets,
  listNewestSteps,
  type NewestStepRow,
} from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listFilesOfEvents, type UploadLine } from './upload-rows.queries.ts'

const rupees = (paise: number | null | undefined): number | null =>
  paise === null || paise === undefined ? null : paise / 100

const changed = <T>(
  from: T | null | undefined,
  to: T | null | undefined,
): { from: T | null; to: T | null } => ({
  from: from ?? null,
  to: to ?? null,
})

const presentTarget = (
  { lenders }: Pick<Services, 'lenders'>,
  row: FileTargetRow,
  contact: string | null,
): FileTarget => ({
  lender_application_id: row.lender_application_id,
  application_number: row.application_number,
  lender_id: row.lender_id,
  lender_name: lenders().find(row.lender_id)?.legal_name ?? null,
  app_id: row.app_id,
  user_id: row.user_id,
  contact,
  status: row.status,
  applied_at: row.created_at.toISOString(),
})

type LastChange = NonNullable<FileRow['last_change']>

const presentChange = ({ status, source, at }: NewestStepRow, fileName: string | undefined): LastChange => ({
  status,
  at: at.toISOString(),
  by: fileName === undefined ? source : 'file',
  file_name: fileName ?? null,
})

/** Where a row stands because its application had moved. */
const isOvertaken = ({ outcome }: UploadLine): boolean => outcome === 'kept' || outcome === 'changed_since'

/** What last moved the applications of the rows that were left for it, by application. */
const listLastChanges = async (
  db: Database,
  rows: readonly UploadLine[],
): Promise<Map<number, LastChange>> => {
  const ids = [...new Set(rows.filter(isOvertaken).flatMap(({ target_id }) => target_id ?? []))]
  if (ids.length === 0) return new Map()
  const steps = await listNewestSteps(db, ids)
  const byFile = await listFilesOfEvents(
    db,
    ids,
    steps.map(({ event_id }) => event_id),
  )
  const fileOf = new Map(byFile.map(({ event_id, file_name }) => [event_id, file_name]))
  return new Map(
    steps.map((step) => [step.lender_application_id, presentChange(step, fileOf.get(step.event_id))]),
  )
}

const presentRow = (
  row: UploadLine,
  targets: ReadonlyMap<number, FileTarget>,
  changes: ReadonlyMap<number, LastChange>,
): FileRow => {
  const { facts, planned } = row
  const target = row.target_id === null ? undefined : targets.get(row.target_id)
  const before = planned?.before
  const step = planned?.step
  return {
    key: row.row_key,
    line: row.row_key > 0 ? row.row_key : null,
    outcome: row.outcome === 'read' ? 'error' : row.outcome,
    reason: row.reason === null ? null : fileReasons[row.reason],
    target: target ?? null,
    candidates: row.target_id === null ? (row.candidates ?? []).flatMap((id) => targets.get(id) ?? []) : [],
    word: facts.word ?? null,
    status: changed(before?.status ?? target?.status, step?.status),
    status_date:
      step?.status_date ?? (facts.status_date?.startsWith('?') === false ? facts.status_date : null),
    sanctioned_amount: changed(rupees(before?.sanctioned), rupees(step?.sanctioned)),
    disbursed_amount: changed(rupees(before?.disbursed), rupees(step?.amount)),
    disbursal_date: changed(before?.disbursal_date, step?.disbursal_date),
    reject_reason: changed(before?.reject_reason, step?.reject_reason),
    last_change: (isOvertaken(row) ? changes.get(row.target_id ?? 0) : undefined) ?? null,
    stated:
      facts.payout === undefined
        ? null
        : {
            amount: facts.payout / 100,
            month: facts.payout_month ?? null,
            invoice_no: facts.invoice_no ?? null,
            utr: facts.utr ?? null,
            tds_amount: rupees(facts.tds),
            gst_amount: rupees(facts.gst),
          },
  }
}

/** Rows with their applications and, masked, the contacts of those who made them. */
export const presentRows = async (
  services: Pick<Services, 'db' | 'lenders'>,
  rows: readonly UploadLine[],
): Promise<FileRow[]> => {
  const ids = [
    ...new Set(
      rows.flatMap(({ target_id, candidates }) => [
        ...(target_id === null ? [] : [target_id]),
        ...(candidates ?? []),
      ]),
    ),
  ]
  const found = await listFileTargets(services.db, { numbers: [], ours: [], theirs: [], ids })
  const contacts = new Map(
    (await listCustomerContacts(services.db, [...new Set(found.map(({ user_id }) => user_id))])).map(
      ({ user_id, contact }) => [user_id, contact === null ? null : maskContact(contact)],
    ),
  )
  const targets = new Map(
    found.map((row) => [
      row.lender_application_id,
      presentTarget(services, row, contacts.get(row.user_id) ?? null),
    ]),
  )
  const changes = await listLastChanges(services.db, rows)
  return rows.map((row) => presentRow(row, targets, changes))
}

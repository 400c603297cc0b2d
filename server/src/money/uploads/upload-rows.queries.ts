import type { FileOutcome, FileReason } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RowFacts } from '../file-columns/read-row.ts'
import type { PlannedStep, RowVerdict } from '../file-plan/plan-target.ts'

/** The plan of a row shows these; `lender_id` is whose application it is. */
export interface Planned {
  lender_id: number
  before: RowVerdict['before'] | null
  step: PlannedStep | null
}

/** A row of a file; `row_key` is its line, or below zero for an application that the file lacks. `outcome` is `read` before there is a plan. */
export interface UploadLine {
  row_key: number
  outcome: FileOutcome | 'read'
  reason: FileReason | null
  target_id: number | null
  facts: RowFacts
  planned: Planned | null
  candidates: number[] | null
  expects_event_id: number | null
  chosen_id: number | null
  is_left_out: 0 | 1
}

const columns = sql`row_key, outcome, reason, target_id, facts, planned, candidates, expects_event_id, chosen_id, is_left_out`

/** Ids come as texts in an array of bigint. */
const withNumbers = (row: UploadLine): UploadLine => ({
  ...row,
  candidates: row.candidates === null ? null : row.candidates.map(Number),
})

export const forgetRows = (db: Database, uploadId: string): Promise<number> =>
  db.run(sql`delete from upload_row where upload_id = ${uploadId}`)

/** Adds rows as they were read; `candidates` are the ones that a mobile number proposes. */
export const addReadRows = (
  db: Database,
  uploadId: string,
  rows: readonly { line: number; facts: RowFacts; candidates: readonly number[] }[],
): Promise<number> =>
  db.run(sql`insert into upload_row (upload_id, row_key, outcome, facts, candidates)
    select ${uploadId}::uuid, row_key, 'read', facts::jsonb, case when proposed = '' then null else string_to_array(proposed, ',')::bigint[] end
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ facts }) => JSON.stringify(facts))}::text[],
      ${rows.map(({ candidates }) => candidates.join(','))}::text[]) read (row_key, facts, proposed)`)

/** Adds the applications that the file of a whole month lacks. */
export const addMissingRows = (
  db: Database,
  uploadId: string,
  targetIds: readonly number[],
): Promise<number> =>
  db.run(sql`insert into upload_row (upload_id, row_key, outcome, reason, target_id, facts)
    select ${uploadId}::uuid, -place, 'missing', 'not_in_file', target_id, '{}'::jsonb
    from unnest(${targetIds}::bigint[]) with ordinality missing (target_id, place)`)

export const forgetMissingRows = (db: Database, uploadId: string): Promise<number> =>
  db.run(sql`delete from upload_row where upload_id = ${uploadId} and row_key < 0`)

/** The rows after a key, in the order of the file. */
export const listRowsAfter = async (
  db: Database,
  uploadId: string,
  after: number,
  limit: number,
): Promise<UploadLine[]> => {
  const rows = await db.rows<UploadLine>(sql`select ${columns} from upload_row
    where upload_id = ${uploadId} and row_key > ${after} order by row_key limit ${limit}`)
  return rows.map(withNumbers)
}

/** What the plan makes of rows. */
export interface PlannedLine {
  row_key: number
  outcome: FileOutcome
  reason: FileReason | null
  target_id: number | null
  planned: Planned | null
  candidates: readonly number[]
  expects_event_id: number | null
}

export const savePlan = (db: Database, uploadId: string, rows: readonly PlannedLine[]): Promise<number> =>
  db.run(sql`update upload_row set outcome = p.outcome, reason = p.reason, target_id = p.target_id, planned = p.planned::jsonb,
      candidates = case when p.candidates = '' then null else string_to_array(p.candidates, ',')::bigint[] end,
      expects_event_id = p.expects_event_id
    from unnest(${rows.map(({ row_key }) => row_key)}::integer[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ reason }) => reason)}::text[], ${rows.map(({ target_id }) => target_id)}::bigint[],
      ${rows.map(({ planned }) => (planned === null ? null : JSON.stringify(planned)))}::text[],
      ${rows.map(({ candidates }) => candidates.join(','))}::text[],
      ${rows.map(({ expects_event_id }) => expects_event_id)}::bigint[])
      p (row_key, outcome, reason, target_id, planned, candidates, expects_event_id)
    where upload_row.upload_id = ${uploadId} and upload_row.row_key = p.row_key`)

export const saveOutcomes = (
  db: Database,
  uploadId: string,
  rows: readonly { row_key: number; outcome: FileOutcome; reason: FileReason | null }[],
): Promise<number> =>
  db.run(sql`update upload_row set outcome = o.outcome, reason = o.reason
    from unnest(${rows.map(({ row_key }) => row_key)}::integer[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ reason }) => reason)}::text[]) o (row_key, outcome, reason)
    where upload_row.upload_id = ${uploadId} and upload_row.row_key = o.row_key`)

/** Rows that are to be applied and were not yet, those of one application together. */
export const listRowsToApply = async (db: Database, uploadId: string): Promise<UploadLine[]> =>
  db.rows(
    sql`select ${columns} from upload_row where upload_id = ${uploadId} and outcome = 'new_event' order by target_id, row_key`,
  )

export interface EffectRow {
  row_key: number
  target_id: number
  event_id: number
}

export const addEffects = (db: Database, uploadId: string, effects: readonly EffectRow[]): Promise<number> =>
  db.run(sql`insert into upload_effect (upload_id, row_key, target_id, event_id)
    select ${uploadId}::uuid, row_key, target_id, event_id
    from unnest(${effects.map(({ row_key }) => row_key)}::integer[], ${effects.map(({ target_id }) => target_id)}::bigint[],
      ${effects.map(({ event_id }) => event_id)}::bigint[]) e (row_key, target_id, event_id)`)

/** What the file wrote and was not looked at by an undo yet, those of one application together. */
export const listEffects = (db: Database, uploadId: string): Promise<EffectRow[]> =>
  db.rows(sql`select e.row_key, e.target_id, e.event_id from upload_effect e join upload_row r using (upload_id, row_key)
    where e.upload_id = ${uploadId} and r.outcome = 'applied' order by e.target_id, e.event_id`)

const searched = (
  uploadId: string,
  outcome: FileOutcome,
  search: string | null,
  targetIds: readonly number[],
): Sql =>
  sql`upload_id = ${uploadId} and outcome = ${outcome} and (${search}::text is null or row_key::text = ${search}::text
    or target_id = any(${targetIds}::bigint[]) or upper(facts ->> 'our_reference') = upper(${search}::text)
    or upper(facts ->> 'lender_application_id') = upper(${search}::text) or upper(facts ->> 'loan_account') = upper(${search}::text))`

/** A page of the rows of an outcome; `targetIds`: the applications that `search` names. */
export const listRows = async (
  db: Database,
  uploadId: string,
  outcome: FileOutcome,
  { search, targetIds }: { search: string | null; targetIds: readonly number[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<UploadLine[]> => {
  const rows =
    await db.rows<UploadLine>(sql`select ${columns} from upload_row where ${searched(uploadId, outcome, search, targetIds)}
    order by abs(row_key) limit ${limit} offset ${offset}`)
  return rows.map(withNumbers)
}

export const countRows = async (
  db: Database,
  uploadId: string,
  outcome: FileOutcome,
  { search, targetIds }: { search: string | null; targetIds: readonly number[] },
): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from upload_row where ${searched(uploadId, outcome, search, targetIds)}`,
    )
  )?.count ?? 0

export const countOutcomes = (
  db: Database,
  uploadId: string,
): Promise<{ outcome: FileOutcome; count: number }[]> =>
  db.rows(sql`select outcome, count(*) as count from upload_row where upload_id = ${uploadId} and outcome <> 'read'
    group by outcome order by outcome`)

/** By status, what will change or was changed; `paise` is the money of those that pay. */
export const countChanges = (
  db: Database,
  uploadId: string,
): Promise<{ status: string; count: number; paise: number }[]> =>
  db.rows(sql`select planned -> 'step' ->> 'status' as status, count(*) as count,
      coalesce(sum((planned -> 'step' ->> 'amount')::numeric), 0) as paise
    from upload_row where upload_id = ${uploadId} and outcome in ('new_event', 'applied') and planned -> 'step' ->> 'status' is not null
    group by 1 order by 1`)

export const listErrorRows = (
  db: Database,
  uploadId: string,
  limit: number,
): Promise<{ row_key: number; reason: FileReason | null }[]> =>
  db.rows(
    sql`select row_key, reason from upload_row where upload_id = ${uploadId} and outcome = 'error' order by row_key limit ${limit}`,
  )

/** Says what a person decided of rows; `chosenId` null leaves what was chosen. */
export const settleRows = (
  db: Database,
  uploadId: string,
  keys: readonly number[],
  { is_left_out, chosen_id }: { is_left_out: 0 | 1; chosen_id: number | null },
): Promise<number> =>
  db.run(sql`update upload_row set is_left_out = ${is_left_out}, chosen_id = coalesce(${chosen_id}::bigint, chosen_id)
    where upload_id = ${uploadId} and row_key = any(${keys}::integer[])`)

/** Forgets by which references files named these applications; that a row was about one stays. */
export const forgetReferences = (db: Database, targetIds: readonly number[]): Promise<number> =>
  db.run(sql`update upload_row set facts = facts - 'lender_application_id' - 'loan_account' - 'utr' - 'invoice_no'
    where target_id = any(${targetIds}::bigint[]) and facts ?| array['lender_application_id', 'loan_account', 'utr', 'invoice_no']`)

/** The lenders of these rows. */
export const listRowLenders = async (
  db: Database,
  uploadId: string,
  keys: readonly number[],
): Promise<number[]> => {
  const rows = await db.rows<{
    lender_id: number
  }>(sql`select distinct (planned ->> 'lender_id')::integer as lender_id from upload_row
    where upload_id = ${uploadId} and row_key = any(${keys}::integer[]) and planned is not null`)
  return rows.map(({ lender_id }) => lender_id)
}

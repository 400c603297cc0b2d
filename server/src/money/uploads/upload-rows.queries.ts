import type { FileOutcome, FileReason } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql, type Sql } from '../../platform/db/sql.ts'
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

/**
 * A row as it was read, before anybody said anything of it; `facts` as JSON, which takes a third of the memory that the object does, and
 * `candidates` the applications that a mobile number proposes.
 */
export interface ReadLine {
  row_key: number
  facts: string
  candidates: readonly number[] | null
}

/** The same as a row that is stored. */
export const asLine = ({ row_key, facts, candidates }: ReadLine): UploadLine => ({
  row_key,
  outcome: 'read',
  reason: null,
  target_id: null,
  facts: JSON.parse(facts) as RowFacts,
  planned: null,
  candidates: candidates === null ? null : [...candidates],
  expects_event_id: null,
  chosen_id: null,
  is_left_out: 0,
})

const jsonArray = (texts: readonly string[]): string => `[${texts.join(',')}]`

/** Adds rows as they were read. */
export const addReadRows = (db: Database, uploadId: string, rows: readonly ReadLine[]): Promise<number> =>
  db.run(sql`insert into upload_row (upload_id, row_key, outcome, facts, candidates)
    select ${uploadId}::uuid, row_key, 'read', facts, string_to_array(proposed, ',')::bigint[]
    from rows from (unnest(${numbers(rows.map(({ row_key }) => row_key))}::integer[],
      ${rows.map(({ candidates }) => candidates?.join(',') ?? null)}::text[]),
      jsonb_array_elements(${jsonArray(rows.map(({ facts }) => facts))}::jsonb)) read (row_key, proposed, facts)`)

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
  /** As JSON, of a row that is not stored yet; null of one that is. */
  facts: string | null
}

/** The plan of rows as a table. What is JSON goes as one text: as an array of texts each of them would be escaped once more. */
const planTable = (rows: readonly PlannedLine[], more: Sql = sql``): Sql =>
  sql`rows from (unnest(${numbers(rows.map(({ row_key }) => row_key))}::integer[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ reason }) => reason)}::text[], ${numbers(rows.map(({ target_id }) => target_id))}::bigint[],
      ${rows.map(({ candidates }) => candidates.join(','))}::text[],
      ${numbers(rows.map(({ expects_event_id }) => expects_event_id))}::bigint[]),
      jsonb_array_elements(${JSON.stringify(rows.map(({ planned }) => planned))}::jsonb)${more})`

/** Changes rows that are stored to what the plan makes of them. */
export const savePlan = (uploadId: string, rows: readonly PlannedLine[]): Sql =>
  sql`update upload_row set outcome = p.outcome, reason = p.reason, target_id = p.target_id,
      candidates = case when p.candidates = '' then null else string_to_array(p.candidates, ',')::bigint[] end,
      expects_event_id = p.expects_event_id, planned = nullif(p.planned, 'null')
    from ${planTable(rows)} p (row_key, outcome, reason, target_id, candidates, expects_event_id, planned)
    where upload_row.upload_id = ${uploadId} and upload_row.row_key = p.row_key`

const factsOf = ({ facts, row_key }: PlannedLine): string => {
  if (facts === null) throw new Error(`row ${row_key} of a file is planned without what was read of it`)
  return facts
}

/** Adds rows that were not stored yet together with their plan: written once, and no index twice. */
export const addPlannedRows = (uploadId: string, rows: readonly PlannedLine[]): Sql => {
  const facts = jsonArray(rows.map(factsOf))
  return sql`insert into upload_row (upload_id, row_key, outcome, reason, target_id, candidates, expects_event_id, planned, facts)
    select ${uploadId}::uuid, row_key, outcome, reason, target_id,
      case when candidates = '' then null else string_to_array(candidates, ',')::bigint[] end, expects_event_id,
      nullif(planned, 'null'), facts
    from ${planTable(rows, sql`, jsonb_array_elements(${facts}::jsonb)`)}
      p (row_key, outcome, reason, target_id, candidates, expects_event_id, planned, facts)`
}

/** Above every line. */
const MOST_KEY = 2_147_483_647

/** Keeps a join with the rows of a file within these keys: PostgreSQL would go through all of them. */
const between = (keys: readonly number[]): Sql => {
  const [least, most] = keys.reduce(
    ([low, high], key) => [Math.min(low, key), Math.max(high, key)],
    [MOST_KEY, -MOST_KEY],
  )
  return sql`upload_row.row_key between ${least}::integer and ${most}::integer`
}

export const saveOutcomes = (
  db: Database,
  uploadId: string,
  rows: readonly { row_key: number; outcome: FileOutcome; reason: FileReason | null }[],
): Promise<number> =>
  db.run(sql`update upload_row set outcome = o.outcome, reason = o.reason
    from unnest(${numbers(rows.map(({ row_key }) => row_key))}::integer[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ reason }) => reason)}::text[]) o (row_key, outcome, reason)
    where upload_row.upload_id = ${uploadId} and upload_row.row_key = o.row_key and ${between(rows.map(({ row_key }) => row_key))}`)

/** A row as far as applying it goes. */
export type RowToApply = Pick<UploadLine, 'row_key' | 'target_id' | 'planned' | 'expects_event_id'>

/** Which row, and of which application. */
export type RowKey = Pick<UploadLine, 'row_key' | 'target_id'>

const PAGE = 20_000

/** The keys of rows that are to be applied and were not yet, those of one application together. Read by pages, each well within the limit of a statement. */
export const listKeysToApply = async (db: Database, uploadId: string): Promise<RowKey[]> => {
  const found: RowKey[] = []
  for (let after = 0; ;) {
    const page = await db.rows<RowKey>(sql`select row_key, target_id from upload_row
      where upload_id = ${uploadId} and outcome = 'new_event' and row_key > ${after} order by row_key limit ${PAGE}`)
    found.push(...page)
    if (page.length < PAGE) break
    after = page.at(-1)?.row_key ?? after
  }
  return found.toSorted(
    (one, other) => (one.target_id ?? 0) - (other.target_id ?? 0) || one.row_key - other.row_key,
  )
}

/** Whose applications the rows are that are to be applied and were not yet. */
export const listLendersToApply = async (db: Database, uploadId: string): Promise<number[]> => {
  const rows = await db.rows<{
    lender_id: number
  }>(sql`select distinct (planned ->> 'lender_id')::integer as lender_id from upload_row
    where upload_id = ${uploadId} and outcome = 'new_event' and planned is not null`)
  return rows.map(({ lender_id }) => lender_id)
}

/** Of these rows those that are to be applied and were not yet, in the order of the keys. */
export const listRowsToApply = async (
  db: Database,
  uploadId: string,
  keys: readonly RowKey[],
): Promise<RowToApply[]> => {
  const own = keys.map(({ row_key }) => row_key)
  const rows =
    await db.rows<RowToApply>(sql`select row_key, target_id, planned, expects_event_id from upload_row
    where upload_id = ${uploadId} and outcome = 'new_event' and row_key = any(${numbers(own)}::integer[]) and ${between(own)}`)
  const byKey = new Map(rows.map((row) => [row.row_key, row]))
  return own.flatMap((key) => byKey.get(key) ?? [])
}

/** The lines of a commission file that say what a lender states, in the order of the file. */
export const listCommissionRows = async (db: Database, uploadId: string): Promise<UploadLine[]> =>
  db.rows(sql`select ${columns} from upload_row
    where upload_id = ${uploadId} and row_key > 0 and outcome = any(${['stated', 'applied', 'kept', 'extra', 'ambiguous', 'duplicate']}::text[])
    order by row_key`)

export interface EffectRow {
  row_key: number
  target_id: number
  event_id: number
}

export const addEffects = (db: Database, uploadId: string, effects: readonly EffectRow[]): Promise<number> =>
  db.run(sql`insert into upload_effect (upload_id, row_key, target_id, event_id)
    select ${uploadId}::uuid, row_key, target_id, event_id
    from unnest(${numbers(effects.map(({ row_key }) => row_key))}::integer[], ${numbers(effects.map(({ target_id }) => target_id))}::bigint[],
      ${numbers(effects.map(({ event_id }) => event_id))}::bigint[]) e (row_key, target_id, event_id)`)

/**
 * What the file wrote and stands at one of these outcomes, those of one application together. The two lists are joined here: right after a file was
 * applied, PostgreSQL takes its rows for a handful and would compare each with each.
 */
export const listEffects = async (
  db: Database,
  uploadId: string,
  outcomes: readonly FileOutcome[],
): Promise<EffectRow[]> => {
  const effects = await db.rows<EffectRow>(sql`select row_key, target_id, event_id from upload_effect
    where upload_id = ${uploadId} order by target_id, event_id`)
  const rows = await db.rows<{ row_key: number }>(sql`select row_key from upload_row
    where upload_id = ${uploadId} and outcome = any(${outcomes}::text[])`)
  const keys = new Set(rows.map(({ row_key }) => row_key))
  return effects.filter(({ row_key }) => keys.has(row_key))
}

/** Which of these events of these applications files wrote, with what each file is called. */
export const listFilesOfEvents = (
  db: Database,
  targetIds: readonly number[],
  eventIds: readonly number[],
): Promise<{ event_id: number; file_name: string }[]> =>
  db.rows(sql`select e.event_id, u.file_name
    from upload_row r join upload_effect e using (upload_id, row_key) join upload u using (upload_id)
    where r.target_id = any(${numbers(targetIds)}::bigint[]) and e.event_id = any(${numbers(eventIds)}::bigint[])`)

/** What an earlier undo left is looked at again by the next one. */
export const reopenKept = (db: Database, uploadId: string): Promise<number> =>
  db.run(sql`update upload_row set outcome = 'applied', reason = null
    where upload_id = ${uploadId} and outcome = 'kept'`)

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

/**
 * The outcomes that an upload counts and hands back as errors. Nobody is asked about the rows of a file that is applied at once, so that a row
 * without one application of its own is an error too.
 */
export const failedOutcomes = ({ is_direct }: { is_direct: 0 | 1 }): readonly FileOutcome[] =>
  is_direct === 1 ? ['error', 'extra', 'ambiguous'] : ['error']

export interface ErrorRow {
  row_key: number
  reason: FileReason | null
}

/** The first rows in error of each file, in their order. */
export const listFirstErrorRows = (
  db: Database,
  uploads: readonly { upload_id: string; is_direct: 0 | 1 }[],
  limit: number,
): Promise<(ErrorRow & { upload_id: string })[]> =>
  db.rows(sql`select upload_id, row_key, reason from unnest(${uploads.map(({ upload_id }) => upload_id)}::uuid[],
      ${uploads.map((upload) => failedOutcomes(upload).join(','))}::text[]) file (upload_id, outcomes)
    cross join lateral (select row_key, reason from upload_row r
      where r.upload_id = file.upload_id and r.outcome = any(string_to_array(file.outcomes, ',')) and r.row_key > 0
      order by row_key limit ${limit}) failed
    order by upload_id, row_key`)

/** The rows in error after a line, in the order of the file. */
export const listErrorRows = (
  db: Database,
  { upload_id, is_direct }: { upload_id: string; is_direct: 0 | 1 },
  after: number,
  limit: number,
): Promise<ErrorRow[]> =>
  db.rows(sql`select row_key, reason from upload_row
    where upload_id = ${upload_id} and outcome = any(${failedOutcomes({ is_direct })}::text[]) and row_key > ${after}
    order by row_key limit ${limit}`)

/** The applications that the rows in error are about or may mean, in the order of their ids, after one of them. */
export const listErrorTargets = async (
  db: Database,
  { upload_id, is_direct }: { upload_id: string; is_direct: 0 | 1 },
  after: number,
  limit: number,
): Promise<number[]> => {
  const rows = await db.rows<{ target_id: number }>(sql`select distinct named.target_id
    from upload_row, unnest(array_append(candidates, target_id)) named (target_id)
    where upload_id = ${upload_id} and outcome = any(${failedOutcomes({ is_direct })}::text[]) and named.target_id > ${after}
    order by named.target_id limit ${limit}`)
  return rows.map(({ target_id }) => target_id)
}

/** Says what a person decided of rows; `chosenId` null leaves what was chosen. */
export const settleRows = (
  db: Database,
  uploadId: string,
  keys: readonly number[],
  { is_left_out, chosen_id }: { is_left_out: 0 | 1; chosen_id: number | null },
): Promise<number> =>
  db.run(sql`update upload_row set is_left_out = ${is_left_out}, chosen_id = coalesce(${chosen_id}::bigint, chosen_id)
    where upload_id = ${uploadId} and row_key = any(${keys}::integer[])`)

/** Forgets by which references files named these applications, or what may be one of them; that a row was about one stays. */
export const forgetReferences = (db: Database, targetIds: readonly number[]): Promise<number> =>
  db.run(sql`update upload_row set facts = facts - 'lender_application_id' - 'loan_account' - 'utr' - 'invoice_no'
    where (target_id = any(${targetIds}::bigint[]) or candidates && ${targetIds}::bigint[])
      and facts ?| array['lender_application_id', 'loan_account', 'utr', 'invoice_no']`)

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

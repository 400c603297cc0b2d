import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface CallScriptRow {
  script_id: number
  purpose: CallPurpose
  lender_id: number | null
  language: LanguageId
  version: number
  text: string
  approved_by: string | null
  /** YYYY-MM-DD. */
  approved_on: string | null
  written_by: string
  written_at: Date
}

const columns = sql`script_id, purpose, lender_id, language, version, text, approved_by, approved_on, written_by, written_at`

/** Every version, the newest of each first. */
export const listScripts = (db: Database): Promise<CallScriptRow[]> =>
  db.rows(
    sql`select ${columns} from call_script order by purpose, lender_id nulls first, language, version desc`,
  )

/** The newest words of a purpose in each language: the lender's own where it has some, else those of all. */
export const listScriptsFor = (
  db: Database,
  purpose: CallPurpose,
  lenderId: number | null,
): Promise<CallScriptRow[]> =>
  db.rows(sql`select distinct on (language) ${columns} from call_script
    where purpose = ${purpose} and (lender_id is null or lender_id = ${lenderId})
    order by language, lender_id nulls last, version desc`)

/** One writer of a script after the other, until the transaction ends. */
export const lockScripts = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('call scripts'))`)
}

export const findNewestVersion = async (
  tx: Database,
  purpose: CallPurpose,
  lenderId: number | null,
): Promise<number> =>
  (
    await tx.row<{ version: number }>(sql`select coalesce(max(version), 0) as version from call_script
      where purpose = ${purpose} and lender_id is not distinct from ${lenderId}::integer`)
  )?.version ?? 0

export const addScript = (tx: Database, script: Omit<CallScriptRow, 'script_id'>): Promise<number> =>
  tx.run(sql`insert into call_script (purpose, lender_id, language, version, text, approved_by, approved_on, written_by, written_at)
    values (${script.purpose}, ${script.lender_id}, ${script.language}, ${script.version}, ${script.text}, ${script.approved_by},
      ${script.approved_on}, ${script.written_by}, ${script.written_at})`)

import type { CallPurpose, CallTask } from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { byLanguage } from './by-language.ts'
import { listScriptsFor } from './call-scripts.queries.ts'
import { fillScript, type ScriptValues } from './fill-script.ts'
import { shippedScripts } from './shipped-scripts.ts'

/** What a task goes by. */
interface Of {
  purpose: CallPurpose
  lender_id: number | null
}

/** What is said of a task in each language: its lender's words, else ours, else the shipped ones. */
export const scriptOfTask = async (
  db: Database,
  { purpose, lender_id }: Of,
  values: ScriptValues,
): Promise<CallTask['say']> => {
  const rows = await listScriptsFor(db, purpose, lender_id)
  const inLanguage = (language: LanguageId): CallTask['say'][LanguageId] => {
    const row = rows.find((one) => one.language === language)
    return {
      text: fillScript(row?.text ?? shippedScripts[purpose][language], values),
      version: row?.version ?? 0,
      approved_by: row?.approved_by ?? null,
      approved_on: row?.approved_on ?? null,
    }
  }
  return byLanguage(inLanguage)
}

/** By which words it was said, for the outcome; null for the shipped ones. */
export const findScriptId = async (db: Database, { purpose, lender_id }: Of): Promise<number | null> =>
  (await listScriptsFor(db, purpose, lender_id))[0]?.script_id ?? null

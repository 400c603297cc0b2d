import type { DltClass } from '@marketplace/contract/customers/dlt'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Channel } from './templates.ts'

export interface WordingRow {
  template: string
  channel: Channel
  language: LanguageId
  words: string
  since: Date
  /** Counts the wordings of a message from 1. */
  version: number
}

/** Every wording that this installation has known, the latest of each message first. */
export const listWordings = (db: Database): Promise<WordingRow[]> =>
  db.rows(sql`select template, channel, language, words, since,
      (row_number() over (partition by template, channel, language order by since, words_hash))::integer as version
    from message_text order by template, channel, language, since desc, words_hash desc`)

export interface RegistrationRow {
  entity_id: string
  template: string
  language: LanguageId
  template_id: string
  class: DltClass
}

/** What every principal entity registered. */
export const listRegistrations = (db: Database): Promise<RegistrationRow[]> =>
  db.rows(sql`select entity_id, template, language, template_id, class from dlt_template order by entity_id`)

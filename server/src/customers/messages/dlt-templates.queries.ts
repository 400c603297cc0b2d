import type { DltClass } from '@marketplace/contract/customers/dlt'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

export interface DltTemplateRow {
  template: string
  language: LanguageId
  template_id: string
  class: DltClass
  updated_by: string
  updated_at: Date
}

export const listDltTemplatesOf = (db: Database, entityId: string): Promise<DltTemplateRow[]> =>
  db.rows(sql`select template, language, template_id, class, updated_by, updated_at from dlt_template
    where entity_id = ${entityId} order by template, language`)

export const findDltTemplate = (
  db: Database,
  of: { entity_id: string; template: string; language: LanguageId },
): Promise<Pick<DltTemplateRow, 'template_id' | 'class'> | null> =>
  db.row(
    prepared(
      'find-dlt-template',
      sql`select template_id, class from dlt_template
        where entity_id = ${of.entity_id} and template = ${of.template} and language = ${of.language}`,
    ),
  )

export const upsertDltTemplate = (
  tx: Database,
  row: DltTemplateRow & { entity_id: string },
): Promise<number> =>
  tx.run(sql`insert into dlt_template (entity_id, template, language, template_id, class, updated_by, updated_at)
    values (${row.entity_id}, ${row.template}, ${row.language}, ${row.template_id}, ${row.class}, ${row.updated_by}, ${row.updated_at})
    on conflict (entity_id, template, language) do update set template_id = excluded.template_id, class = excluded.class,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`)

import type { Language } from '@marketplace/contract/reference/languages'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The default language first. */
export const listLanguageRows = (db: Database): Promise<Language[]> =>
  db.rows(sql`select language_id as id, language_name as "languageName", image, is_default as "isDefault", country_key, country_name, phone_code
    from language order by is_default desc, language_id`)

import type { AgreementKind } from '@marketplace/contract/partners/partner-agreements'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface AgreementRow {
  kind: AgreementKind
  version: number
  /** As who accepted typed it. */
  name: string
  /** As it was shown, its first line the title. */
  text: string
  accepted_at: Date
}

/** What a partner accepted, and what each person of it declared, the newest first. */
export const listAccepted = (tx: Database, partnerId: number): Promise<AgreementRow[]> =>
  tx.rows(sql`select kind, version, name, text, accepted_at from partner_agreement
      where partner_id = ${partnerId} and kind <> 'housing'
    union all
    select 'housing', version, name, text, declared_at from housing_declaration where partner_id = ${partnerId}
    order by accepted_at desc, kind, version desc, name`)

/** @returns 0 where this version was accepted before. */
export const addAccepted = (tx: Database, partnerId: number, row: AgreementRow): Promise<number> =>
  tx.run(sql`insert into partner_agreement (partner_id, kind, version, name, text, accepted_at)
    values (${partnerId}, ${row.kind}, ${row.version}, ${row.name}, ${row.text}, ${row.accepted_at}) on conflict do nothing`)

/** Of one person. @returns 0 where it declared this version before. */
export const addDeclared = (
  tx: Database,
  partnerId: number,
  row: Omit<AgreementRow, 'kind'>,
): Promise<number> =>
  tx.run(sql`insert into housing_declaration (partner_id, version, name, text, declared_at)
    values (${partnerId}, ${row.version}, ${row.name}, ${row.text}, ${row.accepted_at}) on conflict do nothing`)

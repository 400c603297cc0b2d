import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** Membership says so up to PostgreSQL 15; later a member may be one that may not. */
const mayWorkAs = sql`pg_has_role(oid, case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end)`

/**
 * Makes the rest of the transaction one of this partner's. As role marketplace_partner where it was made and granted
 * (migration 007): a superuser is not bound by row level security.
 */
export const enterPartnerScope = async (tx: Database, partnerId: number): Promise<void> => {
  await tx.row(
    prepared(
      'enter-partner-scope',
      sql`select set_config('app.office', '', true), set_config('app.partner_id', ${String(partnerId)}, true),
    set_config('role', coalesce((select rolname from pg_roles where rolname = 'marketplace_partner' and ${mayWorkAs}), session_user)::text,
      true)`,
    ),
  )
}

/** Whether row level security binds whoever the transaction works as now. */
export const isBound = async (tx: Database): Promise<boolean> => {
  const row = await tx.row<{ bound: boolean }>(
    prepared('is-partner-bound', sql`select row_security_active('partner') as bound`),
  )
  return row?.bound === true
}

/** Opens all partners to the rest of the transaction; one that is a partner's already stays that partner's. */
export const enterOffice = async (tx: Database): Promise<void> => {
  await tx.row(prepared('enter-office', sql`select set_config('app.office', '1', true)`))
}

/** Which of these partners may sign in, as the office: what is sent goes to no other. */
export const listOpenAmong = async (
  office: Database,
  partnerIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await office.rows<{ partner_id: number }>(
    sql`select partner_id from open_partner where partner_id = any(${partnerIds}::integer[])`,
  )
  return new Set(rows.map(({ partner_id }) => partner_id))
}

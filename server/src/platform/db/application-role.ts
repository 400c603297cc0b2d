import type pg from 'pg'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/**
 * Whether the user of the connection may change the tables themselves: their owner, and anybody in a database that has none yet.
 * The application's own user need not be (docs/operations.md, The users of the database).
 */
export const ownsTables = async (db: Database): Promise<boolean> => {
  const row = await db.row<{
    owns: boolean
  }>(sql`select coalesce((select pg_has_role(relowner, 'usage') from pg_class
    where oid = to_regclass('public.schema_migration')), true) as owns`)
  return row?.owns === true
}

/** Whom migrations are for: what they have applied is read by all and written by their owner. */
const readAlone = new Set(['schema_migration'])
/** Whose rows are added and read, never changed. */
const appendOnly = new Set(['audit_entry'])

/** The parts of a table are reached through it: rights on it are enough. */
const TABLES = `select n.nspname as schema, c.relname as name, c.relrowsecurity and n.nspname = 'graphile_worker' as guarded
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v') and not c.relispartition order by 1, 2`

const rightsOn = (schema: string, name: string): string => {
  if (schema === 'public' && readAlone.has(name)) return 'select'
  if (schema === 'public' && appendOnly.has(name)) return 'select, insert'
  return 'select, insert, update, delete'
}

/**
 * Gives the application's user what it works with, and nothing by which it could change a table, disable a trigger or rewrite the audit
 * log. As the owner of the tables, after each migration: given twice, a right is given once.
 */
export const grantToApplication = async (client: pg.ClientBase, user: string): Promise<void> => {
  const role = client.escapeIdentifier(user)
  await client.query(`grant usage on schema public, graphile_worker to ${role}`)
  const { rows } = await client.query<{ schema: string; name: string; guarded: boolean }>(TABLES)
  for (const { schema, name, guarded } of rows) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
    await client.query(`revoke all on ${table} from ${role}`)
    await client.query(`grant ${rightsOn(schema, name)} on ${table} to ${role}`)
    // The queue guards its tables from everybody but their owner.
    if (guarded) {
      await client.query(`drop policy if exists application on ${table}`)
      await client.query(`create policy application on ${table} to ${role} using (true) with check (true)`)
    }
  }
  await client.query(
    `grant usage, select, update on all sequences in schema public, graphile_worker to ${role}`,
  )
  await client.query(`grant execute on all functions in schema public, graphile_worker to ${role}`)
}

const PARTNER_ROLE = 'marketplace_partner'

/**
 * Lets the application work as the role of partners (migration 007), which sees no table that partners have no business with.
 *
 * @returns false where this user may not make or give that role
 */
export const grantPartnerRole = async (client: pg.ClientBase, user: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean; may_give: boolean }>(
    `select to_regrole($1) is not null as there,
       exists (select from pg_roles where rolname = current_user and rolsuper)
         or exists (select from pg_auth_members where roleid = to_regrole($1) and member = current_user::regrole and admin_option)
         or (current_setting('server_version_num')::integer < 160000
           and exists (select from pg_roles where rolname = current_user and rolcreaterole)) as may_give`,
    [PARTNER_ROLE],
  )
  const [role] = rows
  if (role?.there !== true || !role.may_give) return false
  await client.query(`grant ${PARTNER_ROLE} to ${client.escapeIdentifier(user)}`)
  return true
}

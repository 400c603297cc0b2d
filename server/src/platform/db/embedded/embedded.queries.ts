import type { Client } from 'pg'

/** Any number that nothing else in the maintenance database locks. */
const LEASE_KEY = 778_300_518

/** Version of the running server, for example `18.4`. */
export async function getServerVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select split_part(current_setting('server_version'), ' ', 1) as version",
  )
  const row = rows[0]
  if (row === undefined) throw new Error('PostgreSQL did not tell its version')
  return row.version
}

/** Marks this session's process as a user of the server for as long as the session lives. */
export async function takeLease(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY])
}

/**
 * Gives the lease back.
 *
 * @returns true when no other process holds one; newcomers are then kept waiting until this session ends
 */
export async function giveLeaseBack(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LEASE_KEY,
  ])
  return rows[0]?.alone === true
}

/**
 * Makes the application's role and database where they are missing. The role is no superuser (row-level security binds
 * it) and may create databases, which tests do; the database is its own.
 */
export async function ensureDatabase(client: Client, role: string, database: string): Promise<void> {
  const roles = await client.query('select from pg_roles where rolname = $1', [role])
  if (roles.rowCount === 0) {
    await tolerateTwin(
      client.query(`create role ${client.escapeIdentifier(role)} login createdb nosuperuser`),
    )
  }
  const databases = await client.query('select from pg_database where datname = $1', [database])
  if (databases.rowCount === 0) {
    const names = `${client.escapeIdentifier(database)} owner ${client.escapeIdentifier(role)}`
    await tolerateTwin(client.query(`create database ${names}`))
  }
}

/** Another process may make the same thing at the same moment: already there (42710, 42P04) or just being made (23505). */
async function tolerateTwin(creation: Promise<unknown>): Promise<void> {
  try {
    await creation
  } catch (error) {
    const twin =
      error instanceof Error && 'code' in error && ['42710', '42P04', '23505'].includes(String(error.code))
    if (!twin) throw error
  }
}

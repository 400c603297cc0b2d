import type pg from 'pg'
import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { grantPartnerRole, grantToApplication } from '../../platform/db/application-role.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { makeMonths } from '../../platform/db/month-parts.ts'
import type { Env } from '../../platform/env.ts'
import { runOnDatabase } from './run-on-database.ts'

/** Gives the user of DATABASE_URL its rights, where another one owns the tables. @returns what to say of it. */
const grantRights = async (
  client: pg.ClientBase,
  { DATABASE_URL, DATABASE_OWNER_URL }: Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
): Promise<string> => {
  if (DATABASE_OWNER_URL === undefined || DATABASE_URL === undefined) return ''
  const user = decodeURIComponent(new URL(DATABASE_URL).username)
  if (user === '' || user === decodeURIComponent(new URL(DATABASE_OWNER_URL).username)) return ''
  await grantToApplication(client, user)
  const isGiven = await grantPartnerRole(client, user)
  return isGiven
    ? `\n${user} has its rights and works for partners as marketplace_partner.`
    : `\n${user} has its rights. A superuser has to say once: create role marketplace_partner nologin (where it is missing); ` +
        `grant marketplace_partner to ${user}.`
}

/**
 * `npm run db:migrate`: applies what is missing, makes the months ahead and loads the reference data, without serving; as the owner of the
 * tables where DATABASE_OWNER_URL names one.
 */
await runOnDatabase(async (pool, env) => {
  const applied = await migrate(pool)
  await makeMonths(createDatabase(pool), new Date())
  const client = await pool.connect()
  try {
    await loadReferenceData(client)
    const rights = await grantRights(client, env)
    return `${applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`}${rights}`
  } finally {
    client.release()
  }
}, 'owner')

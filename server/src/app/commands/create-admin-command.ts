import { createInterface } from 'node:readline/promises'
import { createDatabase } from '../../platform/db/database.ts'
import { migrateOrCheck } from '../../platform/db/migrate.ts'
import { runOnDatabase } from './run-on-database.ts'
import { createAdmin } from './create-admin.ts'
import { readSecretLine } from './read-secret-line.ts'

/** What is given as an argument or in the environment, else asked for at a terminal. */
const ask = async (given: string | undefined, question: string): Promise<string> => {
  if (given !== undefined) return given
  if (!process.stdin.isTTY)
    throw new Error('Usage: npm run admin:create -- <user name> <full name> < password')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

/**
 * `npm run admin:create [-- <user name> <full name>]` (or ADMIN_USERNAME, ADMIN_FULL_NAME): makes an administrator. The
 * password is read from the standard input, so that no list of processes and no history of a shell holds it.
 */
await runOnDatabase(async (pool) => {
  const username = await ask(process.argv[2] ?? process.env['ADMIN_USERNAME'], 'User name: ')
  const full_name = await ask(process.argv[3] ?? process.env['ADMIN_FULL_NAME'], 'Full name: ')
  const password = await readSecretLine(process.stdin, process.stderr, 'Password: ')
  await migrateOrCheck(pool)
  return createAdmin(createDatabase(pool), { username, full_name, password }, new Date())
})

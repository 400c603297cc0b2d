import { restore } from './backup.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:restore -- <file> [--replace]`: a backup into a new database, with the server stopped. */
const options = process.argv.slice(2)
const file = options.find((option) => !option.startsWith('--'))
if (file === undefined) {
  process.stderr.write('Usage: npm run db:restore -- <file> [--replace]\n')
  process.exitCode = 1
} else {
  await runOnDatabase(async (pool) => {
    const { tables, rows } = await restore(pool, file, options.includes('--replace'))
    return (
      `${tables} tables with ${rows} rows are restored.\n` +
      'The secret key file is not part of a backup: start the server with the one that was in use when it was made.'
    )
  })
}

import { backUp } from '../../platform/backup/backup.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:backup -- <file>`: every table into one file, while the server works. */
const file = process.argv[2]
if (file === undefined) {
  process.stderr.write('Usage: npm run db:backup -- <file>\n')
  process.exitCode = 1
} else {
  await runOnDatabase(async (pool) => {
    const { tables, rows } = await backUp(pool, file, new Date())
    return (
      `${tables} tables with ${rows} rows are in ${file}.\n` +
      'The secret key file (SECRET_KEY_FILE) is NOT part of a backup, and without it sealed personal data cannot be ' +
      'read again: keep a copy of it in another place.'
    )
  })
}

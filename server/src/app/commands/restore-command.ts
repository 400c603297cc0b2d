import { completeLedger } from '../../rights/my-data/replay-deletions.ts'
import { openDeletionLedger } from '../../rights/my-data/deletion-ledger.ts'
import { hasTable } from '../../platform/backup/published.ts'
import { restore } from '../../platform/backup/backup.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createMasterKeys } from '../../platform/sealing/master-keys.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:restore -- <file> [--replace] [--unsealed]`: a backup into a new database, with the server stopped. */
const options = process.argv.slice(2)
const file = options.find((option) => !option.startsWith('--'))
if (file === undefined) {
  process.stderr.write('Usage: npm run db:restore -- <file> [--replace] [--unsealed]\n')
  process.exitCode = 1
} else {
  await runOnDatabase(async (pool, env) => {
    // What is about to be replaced knows of deletions that the backup may be older than.
    if (await hasTable(pool, 'deletion'))
      await completeLedger(createDatabase(pool), openDeletionLedger(env.DATA_DIR))
    const masterKey = env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR))
    const { tables, rows } = await restore(pool, file, {
      keys: createMasterKeys(masterKey, [env.otherMasterKey, env.backupKey]),
      replace: options.includes('--replace'),
      unsealed: options.includes('--unsealed'),
    })
    return (
      `${tables} tables with ${rows} rows are restored.\n` +
      'No key file is part of a backup: start the server with the master key that was in use when it was made.\n' +
      'Customers deleted since the backup are deleted again at that start, by deletions.log in the data folder.'
    )
  }, 'owner')
}

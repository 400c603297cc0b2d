import { backUp } from '../../platform/backup/backup.ts'
import { readOrMakeMasterKey } from '../../platform/sealing/master-key-file.ts'
import { createMasterKeys } from '../../platform/sealing/master-keys.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run db:backup -- <file>`: every table into one sealed file, while the server works. */
const file = process.argv[2]
if (file === undefined) {
  process.stderr.write('Usage: npm run db:backup -- <file>\n')
  process.exitCode = 1
} else {
  await runOnDatabase(async (pool, env) => {
    const key = env.backupKey ?? env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR))
    const { tables, rows } = await backUp(pool, file, new Date(), createMasterKeys(key))
    return (
      `${tables} tables with ${rows} rows are in ${file}.\n` +
      `It is sealed with the key in ${env.backupKey === null ? 'SECRET_KEY_FILE' : 'BACKUP_KEY_FILE'}. No key file is part of ` +
      'a backup, and without them it cannot be opened: keep copies of them in another place.'
    )
  })
}

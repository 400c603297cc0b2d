import { readFile } from 'node:fs/promises'
import { migrateOrCheck } from '../../platform/db/migrate.ts'
import { openVault } from './open-vault.ts'
import { runOnDatabase } from './run-on-database.ts'
import { catalogueKinds, loadCatalogue } from '../../catalogue/catalogue-files/load-catalogue.ts'

/**
 * `npm run catalogue:load -- <insurance-plans|voucher-offers|voucher-codes> <file.csv>`: takes in what the catalogue of insurance
 * plans, vouchers and deals holds (docs/operations.md). Exit code 1 where a row was refused; the others stand.
 */
await runOnDatabase(async (pool, env) => {
  const kind = catalogueKinds.find((name) => name === process.argv[2])
  const path = process.argv[3]
  if (kind === undefined || path === undefined)
    throw new Error(`Usage: npm run catalogue:load -- <${catalogueKinds.join('|')}> <file.csv>`)
  const file = await readFile(path)
  await migrateOrCheck(pool)
  const { db, vault } = await openVault(pool, env)
  const { saved, same, refused } = await loadCatalogue({ db, vault }, kind, file, new Date())
  if (refused.length > 0) process.exitCode = 1
  return [
    ...refused.map(({ line, words }) => `Line ${line}: ${words}`),
    `${saved} saved, ${same} stood there already, ${refused.length} refused.`,
  ].join('\n')
})

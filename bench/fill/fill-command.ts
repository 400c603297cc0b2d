import { parseArgs } from 'node:util'
import { runOnDatabase } from '../../server/src/app/commands/run-on-database.ts'
import { fillDatabase } from './fill-database.ts'

/**
 * `npm run fill -- --customers 1000000` fills the database of the environment, which a server has prepared (`npm start`, or
 * `db:migrate` and a brand and a lender of your own), for looking at how the product behaves at scale. Never in production.
 */
const { values } = parseArgs({ options: { customers: { type: 'string' } } })
const customers = Number(values.customers)

await runOnDatabase(async (pool, env) => {
  if (env.NODE_ENV === 'production') throw new Error('example customers are not for production')
  if (!Number.isSafeInteger(customers) || customers < 1 || customers > 100_000_000)
    throw new Error('--customers is a whole number from 1 to 100,000,000')
  await fillDatabase(pool, customers, new Date(), (table, rows) =>
    process.stdout.write(`${table}: ${rows.toLocaleString('en')} rows\n`),
  )
  return `${customers.toLocaleString('en')} customers were added.`
})

import { parseArgs } from 'node:util'
import { runOnDatabase } from '../../server/src/app/commands/run-on-database.ts'
import { fillDatabase } from './fill-database.ts'
import { fillReports } from './fill-reports.ts'

/**
 * `npm run fill -- --customers 1000000` fills the database of the environment, which a server has prepared (`npm start`, or
 * `db:migrate` and a brand and a lender of your own), for looking at how the product behaves at scale; `-- --applications 1000000 --reports [--seed 7]`
 * with three years of what the reports count. Never in production.
 */
const { values } = parseArgs({
  options: {
    customers: { type: 'string' },
    applications: { type: 'string' },
    reports: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
  },
})
const counted = (name: 'customers' | 'applications'): number => {
  const count = Number(values[name])
  if (!Number.isSafeInteger(count) || count < 1 || count > 100_000_000)
    throw new Error(`--${name} is a whole number from 1 to 100,000,000`)
  return count
}

await runOnDatabase(async (pool, env) => {
  if (env.NODE_ENV === 'production') throw new Error('example customers are not for production')
  if (values.reports) {
    const [applications, seed] = [counted('applications'), Number(values.seed)]
    if (!Number.isSafeInteger(seed) || seed < 0 || seed > 1_000_000)
      throw new Error('--seed is a whole number from 0 to 1,000,000')
    await fillReports(pool, { applications, seed, now: new Date() }, ({ what, rows, ms, bytes }) => {
      const size = bytes === undefined ? '' : `, ${(bytes / 1e6).toFixed(1)} MB`
      process.stdout.write(
        `${what}: ${rows.toLocaleString('en')} rows, ${(ms / 1_000).toFixed(1)} s${size}\n`,
      )
    })
    return `About ${applications.toLocaleString('en')} applications were added.`
  }
  const customers = counted('customers')
  await fillDatabase(pool, customers, new Date(), (table, rows) =>
    process.stdout.write(`${table}: ${rows.toLocaleString('en')} rows\n`),
  )
  return `${customers.toLocaleString('en')} customers were added.`
})

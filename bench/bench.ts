import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureCampaigns } from './campaigns.bench.ts'
import { measureCare } from './care.bench.ts'
import { measureColdStart } from './cold-start.bench.ts'
import { measureFiles } from './files.bench.ts'
import { measureHooks } from './hooks.bench.ts'
import { measureJourneys } from './journeys.bench.ts'
import { describeMachine } from './machine.ts'
import { measureCalls } from './calls.bench.ts'
import { measureMatching } from './matching.bench.ts'
import { measureMoney } from './money.bench.ts'
import { measureOffice } from './office.bench.ts'
import { measurePageBytes } from './page-bytes.bench.ts'
import { measurePageSpeed } from './page-speed.bench.ts'
import { measurePartners } from './partners/partners.bench.ts'
import { openProduct, readPostgresVersion, type Product } from './product.ts'
import { Report, writeTable } from './report.ts'
import { measureReports } from './reports.bench.ts'
import { measureClicks } from './clicks.bench.ts'
import { measureRequests } from './requests.bench.ts'
import { measureUploads } from './uploads.bench.ts'

/** `npm run bench [-- --quick] [-- --only matching,pages]`; see README.md. */

const parts = [
  'matching',
  'files',
  'journeys',
  'money',
  'uploads',
  'hooks',
  'reports',
  'calls',
  'campaigns',
  'care',
  'partners',
  'requests',
  'clicks',
  'office',
  'pages',
  'speed',
  'start',
] as const
type Part = (typeof parts)[number]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    size: { type: 'string' },
    filled: { type: 'string' },
  },
})
const { quick } = values
/** A third size of the reports. */
const size = values.size === undefined ? null : Number(values.size)
if (size !== null && !(Number.isSafeInteger(size) && size >= 1_000)) {
  console.error('--size is a whole number from 1,000')
  process.exit(2)
}
const asked = values.only?.split(',') ?? [...parts]
const unknown = asked.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`--only takes ${parts.join(', ')}; not ${unknown.join(', ')}`)
  process.exit(2)
}
const wants = (part: Part): boolean => asked.includes(part)

const report = new Report()
const onProduct: readonly [Part, (product: Product) => Promise<void>][] = [
  ['requests', (product) => measureRequests(report, product, quick)],
  ['clicks', (product) => measureClicks(report, product, quick)],
  ['office', (product) => measureOffice(report, product, quick)],
  ['pages', (product) => measurePageBytes(report, product, quick)],
  ['speed', (product) => measurePageSpeed(report, product, quick)],
]

/** A part that cannot even begin is a line that failed. */
const run = (part: Part, measure: () => Promise<void>): Promise<void> => {
  console.error(`${part}:`)
  return report.measure(part, async () => {
    await measure()
    return []
  })
}

const machine = describeMachine(await readPostgresVersion())
if (wants('matching')) await run('matching', () => measureMatching(report, quick))
if (wants('files')) await run('files', () => measureFiles(report, quick))
if (wants('journeys')) await run('journeys', () => measureJourneys(report, quick))
if (wants('money')) await run('money', () => measureMoney(report, quick))
if (wants('uploads')) await run('uploads', () => measureUploads(report, quick))
if (wants('hooks')) await run('hooks', () => measureHooks(report, quick))
if (wants('reports')) await run('reports', () => measureReports(report, quick, size, values.filled ?? null))
if (wants('calls')) await run('calls', () => measureCalls(report, quick))
if (wants('campaigns')) await run('campaigns', () => measureCampaigns(report, quick))
if (wants('care')) await run('care', () => measureCare(report, quick))
if (wants('partners')) await run('partners', () => measurePartners(report, quick))
if (onProduct.some(([part]) => wants(part))) {
  await report.measure('the product', async () => {
    const product = await openProduct()
    try {
      for (const [part, measure] of onProduct) if (wants(part)) await run(part, () => measure(product))
    } finally {
      await product.stop()
    }
    return []
  })
}
if (wants('start')) await run('start', () => measureColdStart(report, quick))

const table = writeTable(report.lines)
console.log(`\n${machine.join('\n')}\n\n${table}`)
if (!quick && values.only === undefined) {
  const heading = '# Bench\n\nWritten by `npm run bench`; what the lines mean: [README.md](README.md).\n'
  await writeFile(new URL('results.md', import.meta.url), `${heading}\n${machine.join('\n')}\n\n${table}\n`)
}
if (!report.isGood) process.exitCode = 1

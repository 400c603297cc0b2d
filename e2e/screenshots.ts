import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startOwnServer } from './journey/own-server.ts'
import { takeBrands } from './screens/brand-screens.ts'
import { takeCustomers } from './screens/customer-screens.ts'
import { takeOffice } from './screens/office-screens.ts'
import { takeTour } from './screens/tour-screens.ts'

/**
 * Pictures of every page, and sheets of them to be looked at by a person. Of customers:
 * `npm run screenshots -- [en] [hi] [360] [1440] [light] [dark] [slug of a brand …] [part of a name …]`; without words in both languages at
 * 360 pixels, light, under the default brand. Of the office
 * and the partner area: `npm run screenshots -- office [1280] [768] [360] [light] [dark] [part of a name …]`; without words all.
 * All brands in one picture: `npm run screenshots -- brands [light] [dark] [en] [hi]`. Those of the README (docs/tour): `-- tour`.
 */
const folder = join(import.meta.dirname, '..', 'test-results', 'screens')
const words = process.argv.slice(2)
const subjects = { office: takeOffice, brands: takeBrands, tour: takeTour } as const
const subject = (['office', 'brands', 'tour'] as const).find((name) => words.includes(name))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const executablePath = await findBrowser()
if (executablePath === null) process.exit(1)
const server = await startOwnServer()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const failures: string[] = []
try {
  const { origin } = server
  const screens = { browser, origin, folder, failures, words: words.filter((word) => word !== subject) }
  await (subject === undefined ? takeCustomers : subjects[subject])(screens)
  process.stdout.write(`${folder}\n${failures.join('\n')}\n`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.remove()
}

import type { Browser, Page } from '@playwright/test'
import { createDatabase } from '../server/src/platform/db/database.ts'
import { buildStaff, type SignedInStaff } from '../server/src/testing/builders/build-staff.ts'
import { openBrowser } from './browser.ts'
import { asRatio, inMicroseconds, median } from './figures.ts'
import { withLenders } from './lender-count.ts'
import { compare, restOf, startBareServer, writeGet } from './load.ts'
import { auditLines } from './office/audit-lines.ts'
import { rowsLine, taskLine } from './office/office-lines.ts'
import { longestTask, medianTask, openSlowTab, SLOW_DOWN } from './office/office-tab.ts'
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'

const ROWS = 5_000
const AUDIT_ENTRIES = 1_000_000
const PATIENCE_MS = 60_000
const KEY_DELAY_MS = 120
/** A member of staff may read 1,200 times a minute. The load is of as many as never reach that: a list is read 30,000 times a second, half of the time. */
const READERS = 1_000

const openLenders = async (browser: Browser, origin: string, staff: SignedInStaff): Promise<Page> => {
  const page = await openSlowTab(browser, origin, staff, '/admin/lenders')
  await page
    .getByRole('row', { name: /bench-|Bench/ })
    .first()
    .waitFor({ timeout: PATIENCE_MS })
  return page
}

/** Runs in the page: milliseconds from the last byte of the newest answer of `path` to the first row of a table. */
const rowsAfterAnswer = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith(path)) as
        | PerformanceResourceTiming
        | undefined
      if (answer === undefined || document.querySelectorAll('[role=row]').length < 2)
        requestAnimationFrame(look)
      else resolve(performance.now() - answer.responseEnd)
    }
    look()
  })

/** Every lender judged for one person, from the press of the button on. */
const eligibilityLines = async (
  browser: Browser,
  product: Product,
  staff: SignedInStaff,
): Promise<Line[]> => {
  const waits: number[] = []
  const tasks: number[] = []
  const what = `customer-eligibility with ${ROWS} lenders at ${SLOW_DOWN} ×`
  for (let round = 0; round < 3; round += 1) {
    const page = await openSlowTab(
      browser,
      `http://localhost:${product.server.port}`,
      staff,
      '/admin/customer-eligibility',
    )
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await check.waitFor({ timeout: PATIENCE_MS })
    tasks.push(
      await longestTask(page, async () => {
        const rows = page.evaluate(rowsAfterAnswer, '/api/customer-eligibility/check')
        await check.click()
        waits.push(await rows)
      }),
    )
    await page.context().close()
  }
  return [
    rowsLine(`${what}, first rows after the answer`, median(waits)),
    taskLine(`${what}, longest task while it is checked`, median(tasks)),
  ]
}

/** The list of lenders, from its answer on; each round in a tab that has not seen it. */
const lenderRowsLine = async (browser: Browser, product: Product, staff: SignedInStaff): Promise<Line> => {
  const waits: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const page = await openLenders(browser, `http://localhost:${product.server.port}`, staff)
    await page.waitForFunction(() => window.benchFirstRow > 0)
    waits.push(
      await page.evaluate(() => {
        const answer = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith('/api/lender/rows')) as PerformanceResourceTiming | undefined
        return window.benchFirstRow - (answer?.responseEnd ?? 0)
      }),
    )
    await page.context().close()
  }
  return rowsLine(
    `lenders page of ${ROWS} rows at ${SLOW_DOWN} ×, first rows after the answer`,
    median(waits),
  )
}

const scrollToTop = (page: Page): Promise<unknown> =>
  page.getByRole('region', { name: 'Lenders' }).evaluate((element) => element.scrollTo(0, 0))

const scrollDown = async (page: Page): Promise<void> => {
  await page.getByRole('row').nth(4).hover()
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

const typeSearch = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox').first().click()
  await page.keyboard.type('bench 49', { delay: KEY_DELAY_MS })
}

const clearSearch = (page: Page): Promise<unknown> => page.getByRole('searchbox').first().fill('')

const pageLines = async (product: Product, staff: SignedInStaff): Promise<Line[]> => {
  const browser = await openBrowser()
  try {
    const page = await openLenders(browser, `http://localhost:${product.server.port}`, staff)
    const line = (what: string, longest: number): Line =>
      taskLine(`lenders page of ${ROWS} rows at ${SLOW_DOWN} ×, longest task while ${what}`, longest)
    return [
      await lenderRowsLine(browser, product, staff),
      line(
        'scrolling',
        await medianTask(
          page,
          () => scrollDown(page),
          () => scrollToTop(page),
        ),
      ),
      line(
        'typing a search',
        await medianTask(
          page,
          () => typeSearch(page),
          () => clearSearch(page),
        ),
      ),
      ...(await eligibilityLines(browser, product, staff)),
    ]
  } finally {
    await browser.close()
  }
}

/** The lists that staff read all day, against a bare read of the same rows; and the long one in a slow browser. */
export const measureOffice = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const services = { db: createDatabase(product.pool), now: () => new Date() }
  // Who opens the pages is none of those who ask all the time.
  const staff = await buildStaff(services, 1)
  const readers: SignedInStaff[] = []
  while (readers.length < READERS) readers.push(await buildStaff(services, 1))
  const bare = await startBareServer(product)
  const times = quick ? { rounds: 2, seconds: 0.5 } : { rounds: 8, seconds: 2 }
  try {
    const rest = await restOf(product.server, quick)
    const peerRest = await restOf(bare, quick)
    const listLine = async (what: string, ourPath: string, peerPath: string): Promise<Line> => {
      const turns = Array.from({ length: 2_000 }, (_, turn) => turn)
      const { ours, peer, perSecondRatio } = await compare(
        {
          server: product.server,
          rest,
          requests: turns.map((turn) => writeGet(ourPath, turn, readers[turn % READERS]?.headers)),
        },
        { server: bare, rest: peerRest, requests: turns.map((turn) => writeGet(peerPath, turn)) },
        times,
      )
      return {
        what: `staff list of ${what}, requests`,
        ours: `${ours.perSecond.toFixed(0)}/s, ${inMicroseconds(ours.cpuMicroseconds)} CPU`,
        peer: `bare Fastify + pg ${peer.perSecond.toFixed(0)}/s, ${inMicroseconds(peer.cpuMicroseconds)} CPU`,
        ratio: asRatio(perSecondRatio),
        target: '≥ 2',
        met: perSecondRatio >= 2,
      }
    }
    await report.measure('staff list of lenders', () =>
      listLine('lenders', '/api/get-lenders-data', '/all-lenders'),
    )
    await report.measure('staff list of cards', () =>
      listLine('cards', '/api/get-credit-cards-data', '/all-cards'),
    )
    await report.measure(`${ROWS} lenders`, () =>
      withLenders(product, ROWS, async () => [
        await listLine(`${ROWS} lenders`, '/api/get-lenders-data', '/all-lenders'),
        ...(await pageLines(product, staff)),
      ]),
    )
    const entries = quick ? AUDIT_ENTRIES / 20 : AUDIT_ENTRIES
    await report.measure(`${entries} audit entries`, async () => {
      const browser = await openBrowser()
      try {
        return await auditLines(browser, product, staff, entries)
      } finally {
        await browser.close()
      }
    })
  } finally {
    await bare.stop()
  }
}

import type { Browser, Page } from '@playwright/test'
import { createDatabase } from '../server/src/platform/db/database.ts'
import { buildStaff, type SignedInStaff } from '../server/src/testing/builders/build-staff.ts'
import { openBrowser } from './browser.ts'
import { asRatio, inMicroseconds, inMilliseconds, median } from './figures.ts'
import { withLenders } from './lender-count.ts'
import { compare, restOf, startBareServer, writeGet } from './load.ts'
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'

const ROWS = 5_000
const SLOW_DOWN = 4
const LONGEST_TASK_MS = 50
const PATIENCE_MS = 60_000
const KEY_DELAY_MS = 120
const SETTLE_MS = 1_500

declare global {
  interface Window {
    benchTasks: number[]
  }
}

/** Runs in the page, before anything else: every task of more than 50 ms. */
const observeTasks = (): void => {
  window.benchTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration)
  }).observe({ type: 'longtask' })
}

const settle = (page: Page): Promise<unknown> =>
  page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), SETTLE_MS)

/** The longest task while `work` goes on; 0 where none is over 50 ms, as the browser tells of no shorter one. */
const longestTask = async (page: Page, work: () => Promise<void>): Promise<number> => {
  await settle(page)
  await page.evaluate(() => {
    window.benchTasks = []
  })
  await work()
  await settle(page)
  return Math.max(0, ...(await page.evaluate(() => window.benchTasks)))
}

const openLenders = async (browser: Browser, origin: string, staff: SignedInStaff): Promise<Page> => {
  const stored = { a_atkn: staff.token, adminId: String(staff.staff_id), roleId: btoa(String(staff.role_id)) }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })
  await context.addInitScript(observeTasks)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.goto(`${origin}/admin/lenders`)
  await page
    .getByRole('row', { name: /bench-|Bench/ })
    .first()
    .waitFor({ timeout: PATIENCE_MS })
  return page
}

/** The median of three rounds: another process on the machine lengthens a task too. */
const medianTask = async (
  page: Page,
  work: () => Promise<void>,
  undo: () => Promise<unknown>,
): Promise<number> => {
  const rounds: number[] = []
  for (let round = 0; round < 3; round += 1) {
    rounds.push(await longestTask(page, work))
    await undo()
  }
  return median(rounds)
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
    const line = (what: string, longest: number): Line => ({
      what: `lenders page of ${ROWS} rows at ${SLOW_DOWN} ×, longest task while ${what}`,
      ours: longest === 0 ? `< ${LONGEST_TASK_MS} ms` : inMilliseconds(longest),
      target: `≤ ${LONGEST_TASK_MS} ms`,
      met: longest <= LONGEST_TASK_MS,
    })
    return [
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
    ]
  } finally {
    await browser.close()
  }
}

/** The lists that staff read all day, against a bare read of the same rows; and the long one in a slow browser. */
export const measureOffice = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const staff = await buildStaff({ db: createDatabase(product.pool), now: () => new Date() }, 1)
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
          requests: turns.map((turn) => writeGet(ourPath, turn, staff.headers)),
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
  } finally {
    await bare.stop()
  }
}

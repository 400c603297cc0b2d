import type { Browser, Page } from '@playwright/test'
import type { SignedInStaff } from '../../server/src/testing/builders/build-staff.ts'
import { median } from '../figures.ts'

export const SLOW_DOWN = 4
const SETTLE_MS = 1_500

declare global {
  interface Window {
    benchTasks: number[]
    /** When the first row of a list was painted; 0 before. */
    benchFirstRow: number
  }
}

/** Runs in the page, before anything else: every task of more than 50 ms, and when the first row of a list was there. */
const observeTab = (): void => {
  window.benchTasks = []
  window.benchFirstRow = 0
  // A long look at a page asks more than the browser remembers by itself.
  performance.setResourceTimingBufferSize(5_000)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration)
  }).observe({ type: 'longtask' })
  const look = (): void => {
    if (document.querySelector('[role=row][aria-rowindex="2"]') === null) requestAnimationFrame(look)
    else
      setTimeout(() => {
        window.benchFirstRow = performance.now()
      })
  }
  requestAnimationFrame(look)
}

/** A tab of the office for somebody who is signed in. `before` runs in it before anything else. */
export const openOfficeTab = async (
  browser: Browser,
  origin: string,
  staff: SignedInStaff,
  before: () => void = () => undefined,
): Promise<Page> => {
  const stored = { a_atkn: staff.token, adminId: String(staff.staff_id), roleId: btoa(String(staff.role_id)) }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })
  await context.addInitScript(before)
  return context.newPage()
}

/** A page of the office in a slow browser, with its tasks watched. */
export const openSlowTab = async (
  browser: Browser,
  origin: string,
  staff: SignedInStaff,
  path: string,
): Promise<Page> => {
  const page = await openOfficeTab(browser, origin, staff, observeTab)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.goto(`${origin}${path}`)
  return page
}

/** Goes to a page by the palette: no document is loaded anew. `title`: the page's, as the palette has it. */
export const goByPalette = async (page: Page, title: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(title)
  // What is chosen may still change while records are found.
  await page.getByRole('option', { name: new RegExp(`^${title}`), selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

const settle = (page: Page): Promise<unknown> =>
  page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), SETTLE_MS)

/** The longest task while `work` goes on; 0 where none is over 50 ms, as the browser tells of no shorter one. */
export const longestTask = async (page: Page, work: () => Promise<void>): Promise<number> => {
  await settle(page)
  await page.evaluate(() => {
    window.benchTasks = []
  })
  await work()
  await settle(page)
  return Math.max(0, ...(await page.evaluate(() => window.benchTasks)))
}

/** The median of three rounds: another process on the machine lengthens a task too. */
export const medianTask = async (
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

import type { Browser, Page } from '@playwright/test'
import type { SignedInStaff } from '../../server/src/testing/builders/build-staff.ts'
import { median } from '../figures.ts'
import type { Product } from '../product.ts'
import type { Line } from '../report.ts'
import { fillAuditLog } from './fill-audit-log.ts'
import { rowsLine, taskLine } from './office-lines.ts'
import { medianTask, openSlowTab, SLOW_DOWN } from './office-tab.ts'

const PATIENCE_MS = 60_000
const KEY_DELAY_MS = 120
const ROUNDS = 5

/**
 * Runs in the page: milliseconds from the next question of the log until other rows stand there. The first row has the number of
 * the newest entry.
 */
const rowsOfNextAnswer = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const asked = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === path) as PerformanceResourceTiming[]
    const first = () => document.querySelector('[role=row][aria-rowindex="2"]')?.textContent
    const before = { asked: asked().length, first: first() }
    const look = (): void => {
      const newest = asked().at(-1)
      if (newest === undefined || asked().length === before.asked || first() === before.first)
        requestAnimationFrame(look)
      else resolve(performance.now() - newest.startTime)
    }
    look()
  })

const waitFor = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const rows = page.evaluate(rowsOfNextAnswer, '/api/audit-log')
  await act()
  return rows
}

const firstRow = (page: Page) => page.locator('[role=row][aria-rowindex="2"]')
const who = (page: Page) => page.getByRole('search').getByLabel('Who', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The log of a long time: opened, leafed through, and cut down to what one person did. */
export const auditLines = async (
  browser: Browser,
  product: Product,
  staff: SignedInStaff,
  entries: number,
): Promise<Line[]> => {
  await fillAuditLog(product.pool, entries)
  const origin = `http://localhost:${product.server.port}`
  const page = await openSlowTab(browser, origin, staff, '/admin/audit-log')
  await firstRow(page).waitFor({ timeout: PATIENCE_MS })
  await press(page, 'Filter')
  await page.getByRole('menuitem', { name: 'Who', exact: true }).click()
  await who(page).waitFor({ timeout: PATIENCE_MS })
  const waits: Record<'next' | 'last' | 'filter', number[]> = { next: [], last: [], filter: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    waits.next.push(await waitFor(page, () => press(page, 'Next')))
    await waitFor(page, () => press(page, 'Previous'))
    waits.filter.push(await waitFor(page, () => who(page).fill(`bench-${round + 1}`)))
    waits.last.push(await waitFor(page, () => who(page).fill('')))
  }
  const longest = {
    leafing: await medianTask(
      page,
      async () => {
        for (let turn = 0; turn < 4; turn += 1) await waitFor(page, () => press(page, 'Next'))
      },
      async () => {
        for (let turn = 0; turn < 4; turn += 1) await waitFor(page, () => press(page, 'Previous'))
      },
    ),
    typing: await medianTask(
      page,
      async () => {
        await who(page).click()
        await page.keyboard.type('bench-7', { delay: KEY_DELAY_MS })
      },
      () => who(page).fill(''),
    ),
  }
  await page.context().close()
  const what = `audit log of ${entries.toLocaleString('en')} entries at ${SLOW_DOWN} ×`
  return [
    rowsLine(`${what}, rows of the next page after asking`, median(waits.next)),
    rowsLine(`${what}, rows of one person after asking`, median(waits.filter)),
    rowsLine(`${what}, rows of everybody after asking`, median(waits.last)),
    taskLine(`${what}, longest task while leafing`, longest.leafing),
    taskLine(`${what}, longest task while typing a filter`, longest.typing),
  ]
}

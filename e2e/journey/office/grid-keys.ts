import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'

/** Where the focus is in a grid; headings are row 1, and columns count from 0. */
export interface GridPlace {
  row: number
  column: number
  columns: number
  rows: number
  /** On the cell itself, and not on a control in it. */
  isPlain: boolean
}

/** More stops than any page has before its list. */
const STOPS = 120
const MOST_COLUMNS = 60
const soon = { intervals: [20, 30, 50, 100] }

/** Where the focus is in a grid; null where it is elsewhere. */
export const placeIn = (grid: Locator): Promise<GridPlace | null> =>
  grid.evaluate((element) => {
    const at = document.activeElement
    const row = at?.closest('[role=row]') ?? null
    const cell = at?.closest('[role=gridcell], [role=rowheader], [role=columnheader]') ?? null
    if (at === null || row === null || cell === null || !element.contains(at)) return null
    return {
      row: Number(row.getAttribute('aria-rowindex')),
      column: [...row.children].indexOf(cell),
      columns: row.children.length,
      rows: Number(element.getAttribute('aria-rowcount')),
      isPlain: cell === at,
    }
  })

export const expectPlace = (grid: Locator, place: Partial<GridPlace>, after: string): Promise<void> =>
  expect.poll(() => placeIn(grid), { ...soon, message: after }).toMatchObject(place)

/** What the row with the focus is of, whichever row it is by now; null where the focus is in none. */
export const rowKeyIn = (grid: Locator): Promise<string | null> =>
  grid.evaluate((element) => {
    const row = document.activeElement?.closest<HTMLElement>('[role=row]') ?? null
    return row !== null && element.contains(row) ? (row.dataset['row'] ?? null) : null
  })

/** The focus is in the grid: where. */
export const placeNow = async (grid: Locator): Promise<GridPlace> => {
  const place = await placeIn(grid)
  expect(place, 'the focus is in the grid').not.toBeNull()
  return place as GridPlace
}

/** Goes on by Tab until the grid has the focus. */
export const tabInto = async (page: Page, grid: Locator): Promise<GridPlace> => {
  for (let stop = 0; stop < STOPS && (await placeIn(grid)) === null; stop += 1)
    await page.keyboard.press('Tab')
  return placeNow(grid)
}

/** Presses a key and says where it has led to: another row, or another cell of the row. */
const pressed = async (page: Page, grid: Locator, key: string, to: Partial<GridPlace>): Promise<void> => {
  await page.keyboard.press(key)
  await expectPlace(grid, to, `after ${key}`)
}

/** Each key of the grid that moves, from the first row on; it ends on the first cell of the first row. */
export const walkGrid = async (page: Page, grid: Locator): Promise<void> => {
  const { rows } = await placeNow(grid)
  const first = rows === 1 ? 1 : 2
  await pressed(page, grid, 'Control+Home', { row: first })
  await pressed(page, grid, 'Home', { row: first, column: 0 })
  const { columns } = await placeNow(grid)
  await pressed(page, grid, 'End', { row: first, column: columns - 1 })
  await pressed(page, grid, 'Home', { row: first, column: 0 })
  if (rows === 1) return
  await pressed(page, grid, 'ArrowUp', { row: 1, column: 0 })
  await pressed(page, grid, 'ArrowDown', { row: 2, column: 0 })
  await pressed(page, grid, 'ArrowDown', { row: Math.min(3, rows) })
  await pressed(page, grid, 'Control+End', { row: rows })
  await pressed(page, grid, 'Control+Home', { row: 2 })
  await page.keyboard.press('PageDown')
  const least = Math.min(3, rows)
  await expect
    .poll(async () => (await placeIn(grid))?.row, { ...soon, message: 'after PageDown' })
    .toBeGreaterThanOrEqual(least)
  await pressed(page, grid, 'PageUp', { row: 2 })
}

/** Goes on in the row until the focus is on what is looked for; false where the row ends before. */
const goOnUntil = async (page: Page, grid: Locator, isThere: () => Promise<boolean>): Promise<boolean> => {
  await pressed(page, grid, 'Home', { column: 0 })
  for (let step = 0; step < MOST_COLUMNS; step += 1) {
    if (await isThere()) return true
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('ArrowRight')
    if (await page.evaluate((left) => document.activeElement === left, before)) return false
  }
  return false
}

export const goToPlainCell = (page: Page, grid: Locator): Promise<boolean> =>
  goOnUntil(page, grid, async () => (await placeNow(grid)).isPlain)

export const goToControl = async (page: Page, grid: Locator, control: Locator): Promise<boolean> => {
  const element = await control.elementHandle()
  return goOnUntil(page, grid, () => page.evaluate((one) => document.activeElement === one, element))
}

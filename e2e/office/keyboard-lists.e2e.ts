import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { todayInIndia } from '../../web/src/office/form/calendar-day.ts'
import { test } from '../journey/marketplace-test.ts'
import {
  expectPlace,
  goToControl,
  goToPlainCell,
  placeIn,
  placeNow,
  rowKeyIn,
  tabInto,
  walkGrid,
} from '../journey/office/grid-keys.ts'
import { makeRows } from '../journey/office/made-rows.ts'
import { planCampaignByCalls } from '../journey/office/campaign-by-calls.ts'
import { filledLists, madeLists, partnerLists, type ListAt } from '../journey/office/office-lists.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { untilFilled } from '../journey/stillness.ts'
import { shareOfToday } from '../journey/walk-share.ts'

/** Keys are the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const again = { tag: ['@office', '@laptop', '@again-laptop'] }

const rowAt = (grid: Locator, row: number): Locator => grid.locator(`[role=row][aria-rowindex="${row}"]`)

/** One stop for Tab: the next one leaves the list, and the way back finds the same cell. */
const isOneStop = async (page: Page, grid: Locator): Promise<void> => {
  const { row, column } = await placeNow(grid)
  await page.keyboard.press('Tab')
  expect(await placeIn(grid), 'Tab leaves the list').toBeNull()
  await page.keyboard.press('Shift+Tab')
  await expectPlace(grid, { row, column }, 'Shift+Tab comes back')
}

/** What opened is closed by Escape, and the focus is where it was. */
const closes = async (page: Page, opened: Locator): Promise<void> => {
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
}

/** Enter on a plain cell opens the row's page; back in the list, Tab finds the row again. */
const opensRow = async (page: Page, grid: Locator, row: number): Promise<void> => {
  const link = rowAt(grid, row).getByRole('rowheader').getByRole('link')
  const opener = rowAt(grid, row).getByRole('rowheader').locator('button[aria-haspopup=dialog]')
  const [links, openers] = [await link.count(), await opener.count()]
  if (links + openers === 0 || !(await goToPlainCell(page, grid))) return
  if (links === 0) {
    const { column } = await placeNow(grid)
    await page.keyboard.press('Enter')
    await closes(page, page.locator('dialog[open]'))
    await expectPlace(grid, { row, column }, 'after the dialog')
    return
  }
  const address = page.url()
  const key = await rowKeyIn(grid)
  expect(key, 'the focus is in a row').toBeTruthy()
  const href = (await link.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.?+*()]/g, String.raw`\$&`)}(\\?|$)`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(rowAt(grid, row)).toBeVisible()
  await untilFilled(page)
  await tabInto(page, grid)
  // Meanwhile others may have made newer rows, which stand above it.
  await expect.poll(() => rowKeyIn(grid), 'the place is kept').toBe(key)
}

const opensRowMenu = async (page: Page, grid: Locator, row: number): Promise<void> => {
  if ((await rowAt(grid, row).locator('[data-row-menu]').count()) === 0) return
  await page.keyboard.press('.')
  await closes(page, page.getByRole('menu'))
  await expectPlace(grid, { row }, 'after the menu')
}

/** A dialog that the row opens by a button of its own. */
const opensDialog = async (page: Page, grid: Locator, row: number): Promise<void> => {
  const opener = rowAt(grid, row).locator('button[aria-haspopup=dialog]:enabled').first()
  if ((await opener.count()) === 0) return
  expect(await goToControl(page, grid, opener), 'arrow keys reach every control').toBe(true)
  await page.keyboard.press('Enter')
  await closes(page, page.locator('dialog[open]'))
  await expect(opener).toBeFocused()
}

const choosesRows = async (page: Page, grid: Locator, row: number): Promise<void> => {
  const box = rowAt(grid, row).getByRole('checkbox', { name: /^Choose / })
  if ((await box.count()) === 0) return
  await page.keyboard.press('x')
  await expect(box).toBeChecked()
  const bar = page.getByRole('toolbar', { name: 'With the chosen rows' })
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('x')
  await expect(bar).toBeHidden()
  await page.keyboard.press('Control+a')
  const { rows } = await placeNow(grid)
  await expect(bar).toContainText(`${rows - 1} selected`)
  await page.keyboard.press('Control+a')
  await expect(bar).toBeHidden()
}

/** What stands above the list and opens: columns, export. */
const opensAbove = async (page: Page): Promise<void> => {
  const openers = page
    .getByRole('main')
    .locator('button[aria-haspopup]:enabled')
    .filter({ hasText: /^(Columns|Export)/ })
  for (const opener of await openers.all()) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await closes(page, page.locator('[role=menu], [role=dialog]').filter({ visible: true }))
    await expect(opener).toBeFocused()
  }
}

/** A list, from its address to its last key. */
const walkList = async (
  page: Page,
  { address, label, isSearched, press, mayBeEmpty }: ListAt,
  customer = '',
): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isSearched === true) await page.getByRole('main').getByRole('textbox').first().fill(customer)
  if (press !== undefined) await page.getByRole('button', { name: press, exact: true }).click()
  const grid = page.getByRole('grid', { name: label, exact: true })
  if (mayBeEmpty === undefined) await expect(rowAt(grid, 2)).toBeVisible()
  else await expect(grid).toBeVisible()
  await untilFilled(page)
  await opensAbove(page)
  const { rows } = await tabInto(page, grid)
  await isOneStop(page, grid)
  await walkGrid(page, grid)
  if (rows === 1) return
  const row = Math.min(3, rows)
  if (row === 3) await page.keyboard.press('ArrowDown')
  await expectPlace(grid, { row }, 'on the row that is tried')
  await choosesRows(page, grid, row)
  await opensRowMenu(page, grid, row)
  await opensDialog(page, grid, row)
  await opensRow(page, grid, row)
}

/** A few lists in each test. */
const IN_A_TEST = 12
const slicesOf = (lists: readonly ListAt[]): (readonly ListAt[])[] =>
  Array.from({ length: Math.ceil(lists.length / IN_A_TEST) }, (_, at) =>
    lists.slice(at * IN_A_TEST, (at + 1) * IN_A_TEST),
  )
const nameOf = (lists: readonly ListAt[]): string => `${lists[0]?.label} to ${lists.at(-1)?.label}`

/** Lenders alone in `npm test`; the others in .ci/run. */
const slices = [
  { lists: filledLists.slice(0, 1), tags: oneWidth },
  ...slicesOf(shareOfToday(filledLists.slice(1))).map((lists) => ({ lists, tags: again })),
]
for (const { lists, tags } of slices)
  test(`lists by keyboard alone: ${nameOf(lists)}`, tags, async ({ page }) => {
    test.slow()
    await enterAsStaff(page, 'admin')
    for (const list of lists) await test.step(list.label, () => walkList(page, list))
  })

/** Lists whose rows are made first, and those of partners at the end. */
const made = [
  ...slicesOf(shareOfToday(madeLists)).map((lists) => ({ what: nameOf(lists), lists, isPartner: false })),
  { what: 'of partners', lists: shareOfToday(partnerLists), isPartner: true },
]
for (const { what, lists, isPartner } of made)
  test(`lists with made rows by keyboard alone: ${what}`, again, async ({ page }) => {
    test.slow()
    const token = await enterAsStaff(page, 'admin')
    const { lender_id, upload_id, statement_id, customer } = await makeRows(page, token)
    const today = todayInIndia(Date.now())
    const addressOf = (address: string): string =>
      address
        .replace(':lenderId', String(lender_id))
        .replace(':uploadId', upload_id)
        .replace(':statementId', String(statement_id))
        .replace(':today', `from=${today}&to=${today}`)
    if (isPartner) {
      await page.goto('/partner/login')
      await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
      await expect(page).toHaveURL('/partner')
    }
    for (const { address, ...list } of lists)
      await test.step(list.label, async () => {
        const ofCampaign = ':campaignId'
        const at = address.includes(ofCampaign)
          ? address.replace(ofCampaign, await planCampaignByCalls(page, token))
          : addressOf(address)
        await walkList(page, { ...list, address: at }, customer.mobile)
      })
  })

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, tabTo } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow, filterOf } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'

/** What every list of the office has (web/src/office/list): the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

const exported = async (page: Page, which: RegExp): Promise<{ name: string; lines: string[] }> => {
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: which }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') }
}

test(
  'a row is opened, its neighbours are gone through, and the way back leads to the same place',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/lenders?kind=nbfc&sort=-name')
    const names = page.getByRole('rowheader')
    await expect(names.nth(8)).toBeVisible()
    const shown = await names.allTextContents()
    await tabTo(page, names.nth(7).getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^8 of \d+$/)).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText(/^9 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Previous lender' }).click()
    await page.getByRole('button', { name: 'Previous lender' }).click()
    await expect(page.getByText(/^7 of \d+$/)).toBeVisible()
    expect(shown[6]).toContain(await page.getByRole('heading', { level: 1 }).textContent())
    await page.getByRole('link', { name: 'Back to the lenders' }).click()
    await expect(page).toHaveURL('/admin/lenders?kind=nbfc&sort=-name')
    await expect(names.nth(8)).toBeVisible()
    // The row that was left has Tab's one stop.
    await tabTo(page, names.nth(7).getByRole('link'))

    await page.goto('/admin/lenders/1')
    await expect(page.getByRole('switch', { name: 'Lender Status' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next lender' })).toHaveCount(0)
  },
)

test('a list is saved as a file: what is shown, and everything', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/vendors-on-off?q=bansuri&product=Personal+Loans')
  await expect(page.getByText(/^1 of \d+ lenders$/)).toBeVisible()
  const shown = await exported(page, /^What is shown: 1$/)
  expect(shown.name).toMatch(/^vendors-on-off-\d{4}-\d\d-\d\d\.csv$/)
  expect(shown.lines).toHaveLength(2)
  expect(shown.lines[0]).toMatch(/^Lender,See it now,All brands,/)
  expect(shown.lines[1]).toMatch(/^Bansuri Finance Limited,\d+,\d+,/)
  const all = await exported(page, /^Everything: \d+$/)
  expect(all.lines.length).toBeGreaterThan(30)

  await page.goto('/admin/gold-rates')
  const rates = await exported(page, /^Everything: \d+$/)
  expect(rates.lines[1]).toMatch(/^\d\d\/\d\d\/\d{4},\d+(\.\d+)?,/)
})

test('a list that the server cuts is saved whole', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/security?tab=events')
  await expect(page.getByText(/^[\d,]+ events? in [\d,]+ rows?$/)).toBeVisible()
  const { lines } = await exported(page, /^Everything: \d+$/)
  expect(lines[0]).toBe('Minute,What,Times,Address,Who,As,Call')
})

test(
  'what a list is cut by is saved as a view, chosen again and deleted',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const name = `Shops ${Date.now()}`
    await openAsStaff(page, 'admin', '/admin/insurance-plans')
    const views = page.getByRole('navigation', { name: 'Views' })
    await (await filterOf(page, 'Kind')).selectOption({ index: 1 })
    const count = page.getByText(/^\d+ of \d+ plans$/)
    await expect(count).toBeVisible()
    const cut = (await count.textContent()) ?? ''
    await views.getByRole('button', { name: 'Save view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByLabel('Name of the view').fill(name)
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const view = views.getByRole('button', { name, exact: true })
    await expect(view).toHaveAttribute('aria-current', 'true')
    await views.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page.getByText(/^\d+ plans$/)).toBeVisible()
    await view.click()
    await expect(count).toHaveText(cut)
    await actOnRow(page, `the view ${name}`, 'Delete…')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(view).toHaveCount(0)
  },
)

test(
  'a queue is turned round and cut, and stays the same queue where all is asked for',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'analyst', '/admin/dashboard/rows?queue=docs_pending')
    await page.getByLabel('Order', { exact: true }).selectOption('Newest first')
    await expect(page).toHaveURL(/queue=docs_pending&order=newest$/)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Brand', 'Lender'])
    await page.keyboard.press('Escape')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/\/rows\?queue=docs_pending$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Lender waits for papers' })).toBeVisible()
    await page.goto('/admin/dashboard/rows?queue=alarms')
    await expect(page.getByLabel('Order', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0)
  },
)

test('the name of a card stays in place and heads its row', oneWidth, async ({ page }) => {
  // At a laptop's width every column fits.
  await page.setViewportSize({ width: 900, height: 800 })
  await openAsStaff(page, 'admin', '/admin/credit-cards?q=udaan')
  const name = page.getByRole('rowheader')
  await expect(name).toHaveCount(1)
  await expect(name).toContainText('Udaan Cashback')
  await page.getByRole('button', { name: 'Delete Udaan Cashback' }).focus()
  await page
    .getByRole('region', { name: 'Credit cards', exact: true })
    .evaluate((box) => box.scrollTo(600, 0))
  await expect(page.getByRole('columnheader', { name: 'Sorting order' })).not.toBeInViewport()
  await expect(name).toBeInViewport({ ratio: 0.9 })
  await press(page, page.getByRole('button', { name: 'Actions for Udaan Cashback' }))
  await expect(page.getByRole('menuitem', { name: 'Facts…' })).toBeFocused()
})

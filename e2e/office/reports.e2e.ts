import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { todayInIndia } from '../../web/src/office/form/calendar-day.ts'
import { dayText } from '../../web/src/office/show/day-text.ts'
import { originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { press } from '../journey/keyboard.ts'
import { applyByCalls } from '../journey/lender-pages.ts'
import { test } from '../journey/marketplace-test.ts'
import { goToControl, tabInto, walkGrid } from '../journey/office/grid-keys.ts'
import { openAsStaff, openMenu } from '../journey/office/office.ts'
import { apiLender } from '../journey/offers.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

/** Somebody who applied to a lender today. */
const applied = async ({ request }: Page): Promise<void> => {
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer)
  const session = await applyDetailsByCalls(request, signedIn, customer)
  const applying = { ...session, appId: session.appId ?? '' }
  await applyByCalls(request, applying, [apiLender.name], { origin: originOf('default'), tenure: 18 })
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Figures' })
const rowOf = (page: Page, name: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Today alone, which no preset has. */
const chooseToday = async (page: Page): Promise<void> => {
  const today = dayText(todayInIndia(Date.now()))
  await page.getByRole('button', { name: 'Custom Range' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom Range' })
  for (const field of ['From', 'To']) await dialog.getByLabel(field, { exact: true }).fill(today)
  await dialog.getByRole('button', { name: 'Show these days' }).click()
  await expect(page.getByText(today, { exact: true })).toBeVisible()
}

const numberOf = async (text: Promise<string | null>): Promise<number> =>
  Number((/[\d,]+/.exec((await text) ?? '')?.[0] ?? '').replaceAll(',', ''))

test('@office @laptop a number of the products report opens in place, and leads to as many rows', async ({
  page,
}) => {
  test.slow()
  await applied(page)
  await openAsStaff(page, 'analyst', '/admin/dashboard')
  await (await openMenu(page)).getByRole('link', { name: 'Products report', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Products report', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Last 7 Days' }).click()
  await expect(page).toHaveURL(/preset=last_7_days/)
  await chooseToday(page)
  await expect(page).toHaveURL(/preset=custom/)
  await expectSoundPage(page)

  await rowOf(page, 'Personal Loans').getByRole('button', { name: 'Open Personal Loans' }).click()
  const beneath = rowOf(page, 'Personal Loans: Sahyadri_Bank')
  await expect(beneath).toBeVisible()
  await page.getByRole('combobox', { name: 'Then by' }).selectOption('Brand')
  await expect(beneath).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Then by' }).selectOption('Lender')
  await rowOf(page, 'Personal Loans').getByRole('button', { name: 'Open Personal Loans' }).click()
  await expectSoundPage(page)

  await page.getByRole('button', { name: 'What is counted' }).click()
  const counted = page.getByRole('dialog', { name: 'What is counted' })
  await expect(counted.getByText('An application to one lender')).toBeVisible()
  await counted.getByRole('button', { name: 'When it happened' }).click()
  await expectSoundPage(page)
  await counted.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/times=effective/)

  // Others apply meanwhile.
  const report = page.url()
  await expect(async () => {
    await page.goto(report)
    const link = rowOf(page, 'Personal Loans').getByRole('link', { name: /, Applied, / })
    const number = await numberOf(link.textContent())
    expect(number).toBeGreaterThan(0)
    await link.click()
    await expect(page.getByRole('heading', { name: /^Applied, Personal Loans, / })).toBeVisible()
    const said = page.getByText(/^[\d,]+ applications? with a lender, by the day it happened$/)
    await expect(said).toBeVisible()
    expect(await numberOf(said.textContent())).toBe(number)
  }).toPass({ timeout: 45_000 })
  const rows = page.getByRole('grid', { name: 'Rows of the number' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Sahyadri_Bank' }).first()).toBeVisible()
  await expectSoundPage(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('rows.csv')
  await page.getByRole('link', { name: 'Back to the products report' }).click()
  await expect(page).toHaveURL(/products-report\?.*times=effective/)

  await page.getByRole('button', { name: 'Export' }).click()
  const [figures] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(figures.suggestedFilename()).toMatch(/^products-report-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await figures.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toContain('Product,Lender,Customers,Applied')
  expect(lines.some((line) => line.startsWith('Personal Loans,Sahyadri_Bank,'))).toBe(true)
})

test('@office @laptop @again-laptop figures by keyboard alone: rows open, and a number leads to what it counts', async ({
  page,
}) => {
  await applied(page)
  const today = todayInIndia(Date.now())
  await openAsStaff(page, 'admin', `/admin/vendors-products-report?preset=custom&from=${today}&to=${today}`)
  await expect(rowOf(page, 'Sahyadri_Bank')).toBeVisible()
  await tabInto(page, grid(page))
  await walkGrid(page, grid(page))
  const open = rowOf(page, 'Sahyadri_Bank').getByRole('button', { name: 'Open Sahyadri_Bank' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Sahyadri_Bank: Personal Loans')).toBeVisible()
  const number = rowOf(page, 'Sahyadri_Bank').getByRole('link', { name: /, Applied, / })
  expect(await goToControl(page, grid(page), number)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Applied, Sahyadri_Bank, / })).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Back to the vendors products report' }), 'Shift+Tab')
  await expect(page).toHaveURL(/vendors-products-report\?preset=custom/)
})

test('@office @laptop @again-laptop the internal report by day, week and month, and days without anything', async ({
  page,
}) => {
  await applied(page)
  await openAsStaff(page, 'analyst', '/admin/internal-report')
  await chooseToday(page)
  const link = grid(page).getByRole('link', { name: /, Started, / })
  await expect(link).toBeVisible()
  for (const [by, heading] of [
    ['Week', 'a week'],
    ['Month', 'a month'],
  ] as const) {
    await page.getByRole('group', { name: 'By', exact: true }).getByRole('button', { name: by }).click()
    await expect(page.getByRole('heading', { name: new RegExp(`${heading}$`) })).toBeVisible()
    await expect(link).toBeVisible()
  }
  await expectSoundPage(page)
  await page.goto('/admin/internal-report?preset=custom&from=2020-02-01&to=2020-02-29')
  await expect(page.getByText('No applications in these days')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Show the last 30 days' }).click()
  await expect(page).toHaveURL(/internal-report$/)
})

import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const again = { tag: ['@office', '@laptop', '@again-laptop'] }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })
const openPalette = async (page: Page, typed = '') => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search pages and records' })).toBeFocused()
  await page.keyboard.type(typed)
}

test('the palette finds things of every kind, and does what the role may', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/help')
  await openPalette(page, 'sahyadri')
  await expect(page.getByRole('group', { name: 'Lenders' }).getByRole('option')).not.toHaveCount(0)
  await expect(option(page, /^Sahyadri_Bank .*Live/)).toHaveAttribute('aria-selected', 'true')
  await expectSoundPage(page)
  await page.keyboard.press('ArrowRight')
  await expect(option(page, /^On and off by brand asks first/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(option(page, /^Sahyadri_Bank/).first()).toHaveAttribute('aria-selected', 'true')
  for (const [typed, found] of [
    ['udaan', 'Credit cards'],
    ['analyst', 'Users'],
    ['gomti', 'Partners'],
  ] as const) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await expect(page.getByRole('group', { name: found, exact: true }).getByRole('option')).not.toHaveCount(0)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByText(/ alone: Tab shows all\./)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('add lender')
  await expect(option(page, /^Add Lender/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Lenders')).toBeVisible()
  await expect(page.locator('dialog[open]').getByRole('textbox')).toBeVisible()
})

test(
  'the palette offers a caller nothing that is not for them',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'caller', '/admin/csr-portal')
    await openPalette(page, 'lender')
    await expect(page.getByRole('group', { name: 'Customers and numbers' })).toBeVisible()
    await expect(option(page, /Add Lender|^Lenders|Switch a lender/)).toHaveCount(0)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('logout')
    await expect(option(page, /^Logout/)).toBeVisible()
  },
)

test('people are searched on Enter alone, and no name stays in the browser', oneWidth, async ({ page }) => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  await applyDetailsByCalls(page.request, session, customer)
  await openAsStaff(page, 'caller', '/admin/csr-portal')
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/customer-care/search')) searches.push(request.url())
  })
  await openPalette(page, customer.mobile)
  const ask = option(page, /^Find a customer by mobile number/)
  await expect(ask).toHaveAttribute('aria-selected', 'true')
  expect(searches).toEqual([])
  await page.keyboard.press('Enter')
  const found = option(page, /^Asha Verma/)
  await expect(found).toContainText(`******${customer.mobile.slice(-4)}`)
  await expect(found).toHaveAttribute('aria-selected', 'true')
  expect(searches).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Asha Verma')).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(heading(page, 'CSR portal')).toBeVisible()
  await openPalette(page)
  const last = page.getByRole('group', { name: 'Last opened' }).getByRole('option')
  await expect(last.nth(0)).toHaveText(/^CSR portal/)
  await expect(last.nth(1)).toHaveText(/^Customer [0-9a-f]{6}/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Asha')
})

test('single keys open pages, search, create, lead back and are listed', again, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/help')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(heading(page, 'Lenders')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search lenders' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search lenders' })).toBeFocused()
  await page.keyboard.type('cg?/')
  await expect(page.getByRole('searchbox', { name: 'Search lenders' })).toHaveValue('cg?/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('sahyadri_bank')
  await page.getByRole('link', { name: 'Sahyadri_Bank', exact: true }).click()
  await expect(heading(page, 'Sahyadri_Bank')).toBeVisible()
  await page.keyboard.press('u')
  await expect(heading(page, 'Lenders')).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet).toContainText('Search this list')
  await expect(sheet).toContainText('Add Lender')
  await expect(sheet).toContainText('Go to')
  await expectSoundPage(page)
  await page.keyboard.press('c')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.locator('dialog[open]').getByRole('textbox')).toBeVisible()
})

test(
  'single keys are switched off with the account, wherever it signs in',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'analyst', '/admin/account')
    const keys = page.getByRole('switch', { name: 'Single keys' })
    await expect(keys).toBeChecked()
    await keys.click()
    await expect(page.getByText('Saved with your account')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await openAsStaff(page, 'analyst', '/admin/account')
    await expect(keys).not.toBeChecked()
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0)
    await expect(heading(page, 'Account')).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Keys' }).click()
    await expect(page.getByText('Single keys are switched off for you.')).toBeVisible()
    await page.keyboard.press('Escape')
    await keys.click()
    await expect(keys).toBeChecked()
  },
)

import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { test } from '../journey/marketplace-test.ts'
import { openOwnLender } from '../journey/office/office-lender.ts'
import { accountButton, fillSignIn, openAsStaff, staff } from '../journey/office/office.ts'

const office = { tag: '@office' }

const openSpecialOffer = async (page: Page, name: string) => {
  await page.goto(`/admin/lenders?q=${name}`)
  await page.getByRole('button', { name: `Edit the special offer of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Special offer of ${name}` })
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'a toast that comes while a dialog is open stands above it, is heard and can be closed',
  office,
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/credit-cards')
    await page.route('**/api/credit-card/import', (route) => route.abort())
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from('category_name\n') })
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const toast = dialog.getByRole('region', { name: 'Messages' }).getByRole('listitem')
    await expect(toast).toBeVisible()
    // The corner of every message: the start of the sheet, where no button stands.
    const menu = (page.viewportSize()?.width ?? 0) > 768 ? 240 : 0
    expect(Math.round((await toast.boundingBox())?.x ?? 0)).toBe(menu + 16)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await expect(dialog).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // With the dialog gone it is where it was before.
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite')
  },
)

test(
  'what is typed into a dialog is there again after a session that ended',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const { name } = await openOwnLender(page)
    const dialog = await openSpecialOffer(page, name)
    await dialog.getByLabel('Text').fill('Half the fee until Holi')
    const token = await page.evaluate(() => localStorage.getItem('a_atkn'))
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/admin\/login\?callback=/)

    await fillSignIn(page, 'admin', staff.admin.password)
    await expect(accountButton(page, 'admin')).toBeVisible()
    await expect(page).toHaveURL(`/admin/lenders?q=${name}`)
    const again = await openSpecialOffer(page, name)
    await expect(again.getByLabel('Text')).toHaveValue('Half the fee until Holi')
    await again.getByRole('button', { name: 'Cancel' }).click()
    // Given up is given up.
    const anew = await openSpecialOffer(page, name)
    await expect(anew.getByLabel('Text')).toHaveValue('')
  },
)

test(
  'what is typed into a field of a lender waits for the next sign-in, and says so',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const { lender_id } = await openOwnLender(page)
    const field = page.getByLabel('Penal charges', { exact: true })
    await field.fill('2% a month on what is overdue')
    const token = await page.evaluate(() => localStorage.getItem('a_atkn'))
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\/admin\/login\?callback=/)

    await fillSignIn(page, 'admin', staff.admin.password)
    await expect(page).toHaveURL(`/admin/lenders/${lender_id}`)
    await expect(field).toHaveValue('2% a month on what is overdue')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Lender updated successfully!')).toBeVisible()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await page.reload()
    await expect(field).toHaveValue('2% a month on what is overdue')
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
  },
)

import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'

test('@office a report is had sent as it is cut, found among those by e-mail, and ended, by keyboard alone', async ({
  page,
}) => {
  await openAsStaff(page, 'analyst', '/admin/vendors-products-report?preset=yesterday&by=product')
  await expect(page.getByRole('button', { name: 'E-mail' })).toBeVisible()
  await page.getByRole('button', { name: 'E-mail' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send this report by e-mail' })
  await dialog.getByRole('radio', { name: /Every morning/ }).press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Every Monday/ })).toBeChecked()
  const address = dialog.getByRole('textbox', { name: 'Your e-mail address' })
  await address.fill('asha@example')
  await expect(dialog.getByRole('button', { name: 'Send it' })).toBeDisabled()
  await expectSoundPage(page)
  const email = `reports.${Date.now()}@example.org`
  await address.fill(email)
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^The first one goes on Mon .* at 8 in the morning/)).toBeVisible()

  await page.getByRole('link', { name: 'Reports by e-mail' }).first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Reports by e-mail', level: 1 })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Vendors products report by product')
  await expectSoundPage(page)
  await row.getByRole('link', { name: /^Vendors products report by product, every monday/ }).press('Enter')
  await expect(page).toHaveURL(/vendors-products-report\?preset=last_7_days&by=product/)
  await page.goBack()
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'End' }).press('Enter')
  await expect(page.getByText('It is not sent any more')).toBeVisible()
  await expect(row).toHaveCount(0)
})

import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

test(
  'new words of a consent are planned from a day, read in a preview, and taken back',
  oneWidth,
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/texts')
    await page.getByRole('button', { name: 'Plan new words' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Consent', { exact: true }).selectOption('Referral for insurance')
    const english = dialog.getByLabel('Words in English')
    const standing = await english.inputValue()
    await english.fill('Without the names')
    // A year that no other test plans for.
    const year = 2040 + Math.floor(Math.random() * 50)
    await dialog.getByLabel('From', { exact: true }).fill(`01/04/${year}`)
    await dialog.getByLabel('Reason').fill('The officer asked for it')
    await dialog.getByRole('button', { name: 'Plan words' }).click()
    await expect(english).toHaveAttribute('aria-invalid', 'true')
    await english.fill(`${standing} And nothing more.`)
    await dialog.getByRole('button', { name: 'Plan words' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search consents' }).fill('referral')
    const row = page
      .getByRole('row')
      .filter({ hasText: `${year}-04-01` })
      .filter({ hasText: 'English' })
    await expect(row).toContainText('Planned')
    await expectSoundPage(page)
    await row.getByRole('rowheader').getByRole('button').click()
    await expect(dialog.getByText(/^Example Loans may refer me to Example Bank Limited/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Take back…' }).click()
    await dialog.getByLabel('Reason').fill('The officer thought again')
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`${year}-04-01`)).toHaveCount(0)
  },
)

test(
  'a message is read with its preview, and leads to the register',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/texts?tab=messages&channel=sms&language=en')
    await page.getByRole('button', { name: 'Signing in: the passcode' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^123456 is your Example Loans passcode, for 5 minutes\./)).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('link', { name: 'Open the SMS register' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'SMS register' })).toBeVisible()
  },
)

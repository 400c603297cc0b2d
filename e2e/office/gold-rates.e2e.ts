import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { accountButton, fillSignIn, openAsStaff, staff } from '../journey/office/office.ts'
import { startOwnServer } from '../journey/own-server.ts'

/** The day before today in India, dd/mm/yyyy: a close counts from the day after it. */
const yesterday = (): string =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter a gold rate' })

test(
  'what was entered, and what a wrong rate says',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/gold-rates')
    await expect(
      page.getByRole('grid', { name: 'Gold rates' }).getByText('₹12,480', { exact: true }),
    ).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Enter rate' }).click()
    await dialog(page).getByLabel('Rupees a gram of 24 carat').fill('124.80')
    await dialog(page).getByLabel('Source').selectOption({ label: 'Multi Commodity Exchange (MCX)' })
    await dialog(page).getByRole('button', { name: 'Enter rate' }).click()
    await expect(
      dialog(page).getByText(
        'Enter rupees for one gram of 24 carat: 1,000 to 1,00,000, with at most two decimals',
      ),
    ).toBeVisible()
    await dialog(page).getByLabel('Rupees a gram of 24 carat').fill('1248')
    await dialog(page).getByRole('button', { name: 'Enter rate' }).click()
    await expect(dialog(page).getByText(/^This is 90\.0% below the ₹12,4\d\d of/)).toBeVisible()
    await expect(dialog(page).getByRole('checkbox', { name: /the rate is right$/ })).not.toBeChecked()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'a rate is entered by keyboard, confirmed, corrected and told to customers',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    test.slow()
    // Rates value the gold of every customer: this server has none but this test.
    const server = await startOwnServer()
    try {
      await page.goto(`${server.origin}/admin/login`)
      await fillSignIn(page, 'admin', staff.admin.password)
      await expect(accountButton(page, 'admin')).toBeVisible()
      await page.goto(`${server.origin}/admin/gold-rates`)
      const enter = async (rate: string): Promise<void> => {
        const open = page.getByRole('button', { name: 'Enter rate' })
        await expect(open).toBeEnabled()
        await open.press('Enter')
        await expect(dialog(page).getByLabel('Rupees a gram of 24 carat')).toBeFocused()
        await page.keyboard.type(rate)
        await dialog(page).getByLabel('Day it was published').focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(yesterday())
        await dialog(page).getByLabel('Source').focus()
        await page.keyboard.press('I')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      }
      // The lower of the close and the average counts, so that both rates are below the average.
      await enter('11200')
      const sure = dialog(page).getByRole('checkbox', { name: /the rate is right$/ })
      await sure.press('Space')
      const again = dialog(page).getByRole('button', { name: 'Enter rate' })
      await expect(again).toBeEnabled()
      await again.press('Enter')
      await expect(page.getByText('Gold rate entered')).toBeVisible()
      await expect(page.getByText(/₹11,200 a gram of 24 carat, the close of/)).toBeVisible()
      await enter('12000.50')
      await expect(page.getByText(/₹12,000\.50 a gram of 24 carat, the close of/)).toBeVisible()
      const rows = page.getByRole('grid', { name: 'Gold rates' })
      // The second where the market had closed yesterday already, the first after a weekend.
      await expect(rows.getByText(/^Correction [12]$/).first()).toBeVisible()
      await expect(rows.getByText('₹11,200')).toBeVisible()

      await page.goto(`${server.origin}/calculators/gold-value`)
      const told = /₹12,000\.50 a gram of 24 carat: the close of \d\d\/\d\d\/\d{4}, .*, source: IBJA/
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(told)).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
      await expect(page.getByText(/This rate is old/)).toBeHidden()
    } finally {
      await server.remove()
    }
  },
)

import type { Browser, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { offerOf } from '../journey/offers.ts'
import {
  expectToast,
  facts,
  newName,
  openLenders,
  rowOf,
  search,
  UPDATED,
} from '../journey/office/lender-list.ts'
import { actOnRow, filterOf } from '../journey/office/list.ts'
import { arriveWithDetails } from '../journey/prepared/prepared-customer.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop', '@again-laptop'] }

const asCustomer = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Math.trunc(performance.now()) % 250}.7` },
  })
  const page = await context.newPage()
  await arriveWithDetails(page, newCustomer())
  return page
}

test(
  'a lender goes live, customers see it, its rule changes, and it leaves with the reason',
  oneWidth,
  async ({ page, browser, baseURL }) => {
    const name = newName()
    const legalName = `Example ${name.slice(5)} Limited`
    const update = await openLenders(page)
    await page.getByRole('button', { name: 'Add Lender' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Lender created successfully!')
    await search(page).fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`${name}$`)])
    for (const [property, value] of Object.entries({ ...facts, legal_name: legalName }))
      await update(property, value)
    // What is searched for is in the address a moment after it was typed.
    await expect(page).toHaveURL(/[?&]q=/)
    await page.reload()
    await rowOf(page, name)
      .getByRole('switch', { name: `Lender Status of ${name}` })
      .click()
    const refused = page.getByRole('dialog', { name: `${name} cannot be live yet` })
    await expect(refused.getByRole('listitem')).toHaveText(['Enter the UTM link, or switch on the API'])
    await refused.getByRole('button', { name: 'Close' }).last().click()
    await update('utm_link', 'https://lender.example.com/apply?ref={UNIQUE_ID}')

    const customer = await asCustomer(browser, baseURL)
    await customer.goto('/user/offers?all=1')
    await expect(customer.getByRole('article').first()).toBeVisible()
    await expect(offerOf(customer, legalName)).toBeHidden()

    await rowOf(page, name)
      .getByRole('switch', { name: `Lender Status of ${name}` })
      .click()
    await expectToast(page, UPDATED)
    await expect(async () => {
      await customer.reload()
      await expect(offerOf(customer, legalName)).toBeVisible({ timeout: 5_000 })
    }).toPass()

    await update('min_income', 90_000)
    await expect(async () => {
      await customer.reload()
      const left = customer.getByRole('listitem').filter({
        has: customer.getByRole('heading', { level: 3, name: legalName, exact: true }),
      })
      await expect(left).toContainText('needs income ₹90,000 a month; you gave ₹45,000', { timeout: 5_000 })
    }).toPass()
    await expect(offerOf(customer, legalName)).toBeHidden()
    await customer.context().close()

    const off = page.getByRole('dialog', { name: `Take ${name} off every brand` })
    const status = rowOf(page, name).getByRole('switch', { name: `Lender Status of ${name}` })
    await status.click()
    await expect(off).toContainText('this lender now, and 0 customers have an open application with it')
    await expectSoundPage(page)
    await off.getByRole('button', { name: 'Leave it live' }).click()
    await expect(status).toBeChecked()
    await status.click()
    await expect(off.getByRole('button', { name: 'Take off' })).toBeDisabled()
    await off.getByLabel('Reason').fill('The test is over')
    await off.getByRole('button', { name: 'Take off' }).click()
    await expectToast(page, UPDATED)
    await expect(status).not.toBeChecked()
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Change history' })).toContainText('The test is over')
  },
)

test(
  'a lender is copied, found by the link, deleted and restored',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const [name, copy] = [newName(), newName()]
    await openLenders(page)
    await page.getByRole('button', { name: 'Add Lender' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    // The search hides the new row; the toast leads to it.
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByRole('link', { name: `Open ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Copy' }).click()
    const copying = page.getByRole('dialog', { name: `Copy of ${name}` })
    await copying.getByLabel('Name of the copy').pressSequentially(`${copy} !`)
    await expect(copying.getByText(`Saved as ${copy}`)).toBeVisible()
    await copying.getByRole('checkbox', { name: 'Copy its revenue rules too' }).check()
    await expectSoundPage(page)
    await copying.getByRole('button', { name: 'Copy' }).click()
    await messages.getByRole('link', { name: `Open ${copy}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Change history' })).toContainText(name)

    await page.goto(`/admin/lenders?q=${copy}`)
    await rowOf(page, copy)
      .getByRole('button', { name: `Delete ${copy}` })
      .click()
    await page.getByRole('dialog').getByLabel(`Type ${copy} to go on`).fill(copy)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Lender deleted successfully!')
    await (await filterOf(page, 'Status')).selectOption('Deleted')
    await expect(rowOf(page, copy)).toContainText('No reason was given')
    await expectSoundPage(page)
    await actOnRow(page, copy, 'Restore…')
    const restoring = page.getByRole('dialog', { name: `Restore ${copy}` })
    await expectSoundPage(page)
    await restoring.getByRole('button', { name: 'Restore' }).click()
    await expect(messages).toContainText('Lender restored: it is off')
    await expect(page.getByText('No deleted lender here')).toBeVisible()
    await (await filterOf(page, 'Status')).selectOption('Off')
    await expect(rowOf(page, copy)).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto, tabTo } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { applyByLink } from '../journey/office/loan-by-calls.ts'
import { demoPartner } from '../journey/office/office-partner.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { apiLender } from '../journey/offers.ts'

/** Asked anew: a run may go on over midnight. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
const todayText = (): string => today().split('-').toReversed().join('/')
const steps = (page: Page) => page.getByRole('table', { name: 'Steps of the journey' })
const rowOf = (page: Page, name: string) =>
  steps(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

/** A preset is changed by its button, and the days of today are typed: a preset ends yesterday. */
const showToday = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Last 7 Days' }).click()
  await expect(page).toHaveURL(/\?preset=last_7_days$/)
  await page.getByRole('button', { name: 'Custom Range' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From', { exact: true }).fill(todayText())
  await dialog.getByLabel('To', { exact: true }).fill(todayText())
  await dialog.getByRole('button', { name: 'Show these days' }).click()
  await expect(page.getByText(todayText(), { exact: true })).toBeVisible()
  await expect(steps(page)).toBeVisible()
}

/** How far the starts of these days came; a product is none of theirs. */
const readStarts = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'How far starts came' }).click()
  await page.getByLabel('Days of a start').selectOption('within 7 days')
  await expect(page.getByText(`Starts from ${todayText().slice(0, 5)} on are still open`)).toBeVisible()
  await expect(page.getByText('a start has no product yet', { exact: false })).toBeVisible()
  await expect(steps(page).getByRole('link')).toHaveCount(0)
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Reached in these days' }).click()
  await expect(rowOf(page, 'Applied').getByRole('link')).toHaveAttribute(
    'href',
    `/admin/report-rows?report=customers-journey&measure=applied&from=${today()}&to=${today()}`,
  )
}

test('@office @laptop who came how far: other days, a step by keyboard, cut by device, and the steps of one application', async ({
  page,
}) => {
  await openAsStaff(page, 'analyst', '/admin/customers-journey')
  const loan = await applyByLink(page, demoPartner, apiLender.name)
  await showToday(page)
  for (const step of ['Started', 'Signed in', 'Details completed', 'Offers shown', 'Applied'])
    await expect(rowOf(page, step).getByRole('link')).toHaveText(/^[1-9][\d,]*$/)
  await expectSoundPage(page)
  await readStarts(page)

  const applied = steps(page).getByRole('radio', { name: 'Applied' })
  await tabTo(page, applied, 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(steps(page).getByRole('radio', { name: 'Offers shown' })).toBeChecked()
  await expect(page).toHaveURL(/step=offers_shown/)
  const cut = page.getByRole('region', { name: /^Details completed → Offers shown, by/ })
  await press(page, cut.getByRole('button', { name: 'Device' }))
  await expect(page).toHaveURL(/by=device/)
  await expect(
    cut
      .getByRole('table')
      .getByRole('rowheader', { name: /^(Phone|Tablet|Desktop|Not known)$/ })
      .first(),
  ).toBeVisible()
  await expectSoundPage(page)

  const number = page.getByLabel('Application number')
  await typeInto(page, number, 'la-2222223')
  await page.keyboard.press('Enter')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('la-2222223')
  await number.fill(loan.application_number.toLowerCase())
  await number.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: loan.application_number })).toBeFocused()
  const ours = page.getByRole('table', { name: 'With us' })
  // The lender may have answered meanwhile.
  await expect(ours.getByRole('cell', { name: 'Applied', exact: true })).toBeVisible()
  await expect(page.getByRole('table').nth(1).getByRole('row').nth(1)).toContainText(todayText())
  await expect(page.getByText(loan.customer.mobile)).toHaveCount(0)
  await expectSoundPage(page)
})

test('@office @laptop a number that no application has is said, and another one can be typed', async ({
  page,
}) => {
  await openAsStaff(page, 'analyst', '/admin/customers-journey/LA-2222222')
  await expect(page.getByText('No application has this number')).toBeVisible()
  await expect(page.getByLabel('Application number')).toHaveValue('LA-2222222')
  await expectSoundPage(page)
})

test('@office @laptop days in which nobody started lead back to the last 30 days', async ({ page }) => {
  await openAsStaff(page, 'analyst', '/admin/customers-journey?preset=custom&from=2001-01-01&to=2001-01-31')
  await page.getByRole('button', { name: 'Show the last 30 days' }).click()
  await expect(page).toHaveURL(/\/admin\/customers-journey$/)
  await expect(page.getByRole('button', { name: 'Last 30 Days' })).toHaveAttribute('aria-pressed', 'true')
})

test('@office @laptop a caller has no journeys of customers', async ({ page }) => {
  await openAsStaff(page, 'caller', '/admin/customers-journey')
  await expect(page).toHaveURL(/\/admin\/csr-portal$/)
})

import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { choose, press } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { signInByCalls } from '../journey/prepared/prepared-customer.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const maskedEnd = (mobile: string): string => `******${mobile.slice(-4)}`

const startedToday = async (page: Page): Promise<number> => {
  const link = page.getByRole('link', { name: /^[\d,]+ signed in$/ })
  await expect(link).toBeVisible()
  return Number(((await link.textContent()) ?? '').replaceAll(/\D/g, ''))
}

/** The chart by its keys, and the same as a table. */
const readChart = async (page: Page): Promise<void> => {
  const card = page.getByRole('region', { name: 'Disbursed a day' })
  const chart = card.getByRole('slider', { name: 'Disbursed by day' })
  await chart.focus()
  for (const [key, day] of [
    ['ArrowLeft', '29'],
    ['PageUp', '22'],
    ['Home', '1'],
    ['End', '30'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chart).toHaveAttribute('aria-valuenow', day)
  }
  await card.getByRole('button', { name: 'Table' }).click()
  await expect(card.getByRole('table').getByRole('row')).toHaveCount(31)
  await expectSoundPage(page)
  await card.getByRole('button', { name: 'Chart' }).click()
}

test('@office @laptop a sign-in shows today, and its number leads to its row', async ({ page }) => {
  await openAsStaff(page, 'analyst', '/admin/dashboard')
  const before = await startedToday(page)
  const customer = newCustomer()
  await signInByCalls(page.request, customer)
  await page.reload()
  await expect.poll(() => startedToday(page)).toBeGreaterThan(before)
  for (const name of ['Money of these days', 'Worth a look', 'Reached in these days', 'Where it comes from'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Commission of / })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reached in these days' }).getByRole('listitem')).toHaveCount(
    8,
  )
  await expectSoundPage(page)
  await readChart(page)

  await page.getByRole('link', { name: /^[\d,]+ signed in$/ }).click()
  await expect(page).toHaveURL(/\/admin\/report-rows\?measure=signed_in&from=/)
  // Others sign in meanwhile: the newest stand first.
  await expect(async () => {
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: maskedEnd(customer.mobile) })
    await expect(row.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expectSoundPage(page)
})

test('the dashboard by keyboard alone: a brand, other days, a queue', byKeyboard, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/dashboard')
  await startedToday(page)
  await choose(page, page.getByLabel('Brand'), 'Aanganghar')
  await expect(page).toHaveURL(/brand=\d+/)
  await press(page, page.getByRole('button', { name: 'Last 7 Days' }), 'Shift+Tab')
  await expect(page).toHaveURL(/preset=last_7_days/)
  await press(page, page.getByRole('link', { name: /^Messages not delivered: / }))
  await expect(page.getByRole('heading', { name: 'Messages not delivered', level: 1 })).toBeFocused()
  await choose(page, page.getByLabel('Order', { exact: true }), 'Newest first')
  await expect(page).toHaveURL(/queue=messages_failed&order=newest$/)
})

test('@office @laptop a caller has no dashboard', async ({ page }) => {
  await openAsStaff(page, 'caller', '/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/csr-portal$/)
})

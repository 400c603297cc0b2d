import { expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { choose, press } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const maskedEnd = (mobile: string): string => `******${mobile.slice(-4)}`

const numberIn = async (page: Page, range: string, step: RegExp): Promise<number> => {
  const link = page.getByRole('region', { name: range, exact: true }).getByRole('link', { name: step })
  const [, number = ''] = /(\d[\d,]*)/.exec((await link.textContent()) ?? '') ?? []
  return Number(number.replaceAll(',', ''))
}

/** The chart by its keys, the same as a table, and the rows of a day. */
const readTrends = async (page: Page): Promise<void> => {
  const trends = page.getByRole('region', { name: 'Day by day, last 30 days' })
  await trends.getByLabel('Step').selectOption('Details completed')
  const chart = trends.getByRole('slider', { name: 'Details completed by day' })
  await chart.focus()
  const today = (await chart.getAttribute('aria-valuetext')) ?? ''
  expect(today).toMatch(/^\w{3} \d\d\/\d\d: [1-9][\d,]*; \w{3} \d\d\/\d\d: \d+$/)
  for (const [key, day] of [
    ['ArrowLeft', '29'],
    ['PageUp', '22'],
    ['Home', '1'],
    ['ArrowLeft', '1'],
    ['End', '30'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chart).toHaveAttribute('aria-valuenow', day)
  }
  await trends.getByRole('button', { name: 'Table' }).click()
  const rows = trends.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(31)
  await expect(rows.nth(1)).toContainText(today.slice(0, 9))
  await expectSoundPage(page)
  await trends.getByRole('button', { name: 'Chart' }).click()
  await chart.press('Enter')
  await expect(page).toHaveURL(/\/rows\?step=details_completed&range=today$/)
  await page.goBack()
  await expect(chart).toBeVisible()
}

test('@office a start shows in the funnel, and its number leads to its row and to the customer', async ({
  page,
}) => {
  await openAsStaff(page, 'analyst', '/admin/dashboard')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByRole('link', { name: /^Started/ })).toBeVisible()
  const before = await numberIn(page, 'Today', /^Details completed/)

  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  await applyDetailsByCalls(page.request, session, customer)
  await page.reload()
  await expect.poll(() => numberIn(page, 'Today', /^Details completed/)).toBeGreaterThan(before)
  await expect(
    page.getByRole('region', { name: 'Last 30 days', exact: true }).getByRole('listitem'),
  ).toHaveCount(8)
  await expect(page.getByRole('heading', { name: 'Day by day, last 30 days' })).toBeVisible()
  await expectSoundPage(page)
  await readTrends(page)

  await today.getByRole('link', { name: /^Details completed/ }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard\/rows\?step=details_completed&range=today$/)
  await expect(page.getByRole('heading', { name: 'Details completed', level: 1 })).toBeVisible()
  // The newest of those whose numbers end so: other tests bring customers too.
  const row = page
    .getByRole('row')
    .filter({ hasText: maskedEnd(customer.mobile) })
    .first()
  await expect(row).toContainText('Details completed')
  await expectSoundPage(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Asha Verma', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test(
  'the dashboard by keyboard alone: a brand, a number, another range, a queue',
  byKeyboard,
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/dashboard')
    await expect(
      page.getByRole('region', { name: 'Today', exact: true }).getByRole('link', { name: /^Started/ }),
    ).toBeVisible()
    await choose(page, page.getByLabel('Brand'), 'Aanganghar')
    await expect(page).toHaveURL(/\?brand=\d+$/)
    await press(
      page,
      page.getByRole('region', { name: 'Last 7 days' }).getByRole('link', { name: /^Signed in/ }),
    )
    await expect(page.getByRole('heading', { name: 'Signed in', level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/step=signed_in&range=7d&brand=\d+$/)
    await choose(page, page.getByLabel('Range'), 'Last 30 days')
    await expect(page).toHaveURL(/range=30d/)
    await choose(page, page.getByLabel('Step'), 'Disbursed')
    await expect(page.getByText('Nobody and nothing at present')).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Back to the dashboard' }), 'Shift+Tab')
    await press(page, page.getByRole('link', { name: /^Messages not delivered: / }))
    await expect(page.getByRole('heading', { name: 'Messages not delivered', level: 1 })).toBeFocused()
    await expect(page.getByRole('grid', { name: 'Messages not delivered' })).toBeVisible()
  },
)

test('@office @laptop a caller has no dashboard', async ({ page }) => {
  await openAsStaff(page, 'caller', '/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/csr-portal$/)
})

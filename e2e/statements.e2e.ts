import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect } from './journey/expect.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { test } from './journey/marketplace-test.ts'
import { actOnRow } from './journey/office/list.ts'
import { enterAsStaff, openAsStaff } from './journey/office/office.ts'
import {
  addPartnerByCalls,
  agreeShareByCalls,
  signInPartnerByCalls,
  type OwnPartner,
} from './journey/office/office-partner.ts'
import { disburseByCalls, payAtOnceByCalls, untilPriced } from './journey/office/statement-by-calls.ts'
import { untilFilled } from './journey/stillness.ts'

const FLAT = 300
const OWN = 'slow train to Lucknow'

/** A partner of the test's own, two of whose customers were paid out today. */
const withTwoDisbursals = async (page: Page): Promise<OwnPartner> => {
  const token = await enterAsStaff(page, 'admin')
  const partner = await addPartnerByCalls(page, token)
  await agreeShareByCalls(page, token, partner.id, { revenue_percent: 0, revenue_flat_fee: FLAT })
  await payAtOnceByCalls(page, token, partner)
  await disburseByCalls(page, token, partner)
  await disburseByCalls(page, token, partner)
  await untilPriced(page, token, partner, 2)
  return partner
}

/** The partner’s page of its one statement; its session stays in the browser beside that of staff. */
const openAsPartner = async (page: Page): Promise<void> => {
  await page.goto('/partner/statements')
  await page.getByRole('grid', { name: 'Your statements' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Statement of / })).toBeVisible()
  await untilFilled(page)
}

const openStatement = async (page: Page, { name }: OwnPartner, query = ''): Promise<void> => {
  await openAsStaff(page, 'admin', `/admin/statements?q=${encodeURIComponent(name)}`)
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^S-/ })).toBeVisible()
  if (query !== '') await page.getByRole('tab', { name: query }).click()
  await untilFilled(page)
}

test('@office a statement is shown, disputed, approved, paid and read by its partner @laptop @again-laptop', async ({
  page,
}) => {
  test.slow()
  const partner = await withTwoDisbursals(page)

  await openStatement(page, partner)
  const lines = page.getByRole('grid', { name: 'Lines of the statement' })
  await expect(lines.getByRole('row')).toHaveCount(3)
  await lines.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: /re-computed$/ })).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Show…' }).click()
  await page.getByRole('button', { name: 'Show it', exact: true }).click()
  await expect(page.getByText(/^Shown, \d days to object$/)).toBeVisible()

  await signInPartnerByCalls(page, partner, OWN)
  await openAsPartner(page)
  await expect(page.getByRole('region', { name: 'To your bank' })).toContainText('₹600.00')
  await expectSoundPage(page)
  const row = page.getByRole('grid', { name: 'Lines of your statement' }).locator('[aria-rowindex="2"]')
  const loan = (await row.getByRole('rowheader').textContent()) ?? ''
  await actOnRow(page, loan, 'Object…')
  await page.getByLabel('What is wrong with it?').fill('Agreed were 350 a loan')
  await page.getByRole('button', { name: 'Send the objection' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'What you object to' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To your bank' })).toContainText('₹300.00')
  await expect(page.getByRole('heading', { level: 2, name: /^Why 1 line/ })).toBeVisible()

  await openStatement(page, partner, 'Disputed 1')
  await page.getByRole('grid', { name: 'Disputes' }).getByRole('button', { name: loan }).click()
  await page.getByLabel('Text').fill('300 since the first of the month')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('row').filter({ hasText: loan })).toContainText('Answered')
  await page.getByRole('grid', { name: 'Disputes' }).getByRole('button', { name: loan }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).first().click()
  await page.getByLabel('Reason').fill('The terms say 300')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('row').filter({ hasText: loan })).toContainText('Refused')

  await page.getByRole('button', { name: /^Approve ₹/ }).click()
  await page.getByLabel('Reason').fill('Both sides agree')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve ₹/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible()
  await page.getByRole('button', { name: 'Record payment…' }).click()
  const utr = `SBIN${String(partner.id).padStart(12, '0')}`
  await page.getByLabel('UTR').fill(utr)
  await page.getByRole('button', { name: 'Record payment', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: utr })).toBeVisible()

  await openAsPartner(page)
  await expect(page.getByRole('region', { name: 'To your bank' })).toContainText(`UTR ${utr}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^S-\d{4}-\d{2}-\d{4}\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.goto('/partner/reports')
  await expect(page.getByRole('grid', { name: 'Months' }).getByRole('row').nth(1)).toContainText('600.00')
})

test('@office role 2 reads the sums of statements alone @laptop', async ({ page }) => {
  await openAsStaff(page, 'analyst', '/admin/statements')
  await untilFilled(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /drafts/ })).toHaveCount(0)
})

test('@office payouts, disputes and terms are sound, and terms are added @laptop @again-laptop', async ({
  page,
}) => {
  const token = await enterAsStaff(page, 'admin')
  const partner = await addPartnerByCalls(page, token)
  for (const tab of ['payouts', 'disputes', 'terms']) {
    await page.goto(`/admin/statements?tab=${tab}`)
    await untilFilled(page)
    await expectSoundPage(page)
  }
  await page.getByRole('button', { name: 'New terms…' }).click()
  await page.getByRole('combobox', { name: 'Partner' }).selectOption(partner.name)
  await page.getByLabel('Hold, days').fill('20')
  await page.getByLabel('Reason').fill('Agreed by letter')
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Add the terms' }).click()
  await expect(page.getByRole('row').filter({ hasText: partner.name })).toContainText('20 days')
})

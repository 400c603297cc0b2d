import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'
import { untilFilled } from '../journey/stillness.ts'

// The registers of the compliance officer (docs/law.md): written by their own pages, read where they are for.
const again = { tag: ['@office', '@again-laptop'] }

/** dd/mm/yyyy, some days from today in India. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' })

const typeAll = async (dialog: Locator, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text)
}

const download = async (page: Page, button: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ])
  return readFile(await file.path(), 'utf8')
}

/** Opens the privacy policy as a customer reads it, with all that it fetches. */
const openPolicy = async (page: Page): Promise<void> => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { name: 'Companies that work for us' })).toBeVisible()
  await untilFilled(page)
}

test('a processor stands in the privacy policy as long as it works for us', again, async ({ page }) => {
  const name = `Example Couriers ${Date.now()}`
  await openAsStaff(page, 'admin', '/admin/processors')
  await page.getByRole('button', { name: 'Add processor' }).click()
  const dialog = page.getByRole('dialog')
  await typeAll(dialog, {
    Company: name,
    'What it does for us, in English': 'Brings papers to customers',
    'What it does for us, in Hindi': 'ग्राहकों तक काग़ज़ पहुँचाती है',
    'Which data it receives, in English': 'Name and address',
    'Which data it receives, in Hindi': 'नाम और पता',
    'Works for us since': dayIn(-40),
  })
  await dialog.getByRole('button', { name: 'Save processor' }).click()
  const row = page.getByRole('button', { name, exact: true })
  await expect(row).toBeVisible()
  await openPolicy(page)
  await expect(page.getByText(name)).toBeVisible()

  await page.goto('/admin/processors')
  await row.click()
  await dialog.getByLabel('Until', { exact: true }).fill(dayIn(-50))
  await dialog.getByRole('button', { name: 'Save processor' }).click()
  await expect(dialog.getByLabel('Until', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Until', { exact: true }).fill(dayIn(-1))
  await dialog.getByRole('button', { name: 'Save processor' }).click()
  await expect(dialog).toHaveCount(0)
  await openPolicy(page)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('an agreement is kept with its review, and a wrong day is said', again, async ({ page }) => {
  const reference = `LSA/${Date.now()}`
  await openAsStaff(page, 'admin', '/admin/agreements')
  await page.getByRole('button', { name: 'Add agreement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lender', { exact: true }).selectOption({ index: 1 })
  await typeAll(dialog, {
    Reference: reference,
    'Signed on': dayIn(-400),
    'Ends on': dayIn(-401),
    'To be reviewed on': dayIn(-1),
    Scope: 'Offers and applications for personal loans',
    'Default loss guarantee, % of the portfolio': '5.5',
  })
  const save = dialog.getByRole('button', { name: 'Save agreement' })
  await save.click()
  await expect(dialog.getByLabel('Ends on')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Ends on').fill(dayIn(400))
  await dialog.getByLabel('Default loss guarantee, % of the portfolio').fill('4.5')
  await save.click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row.getByText('review due')).toBeVisible()
  await expect(row.getByText('4.5 %')).toBeVisible()
})

test('what a lender filed is recorded, and the sheet for it names every site', again, async ({ page }) => {
  const reference = `Letter ${Date.now()}`
  await openAsStaff(page, 'admin', '/admin/cims-data')
  const sheet = await download(page, 'Download sheet')
  expect(sheet.split('\r\n').length).toBeGreaterThan(100)
  expect(sheet).toContain('Sahyadri Bank Limited,Commercial bank,')
  const row = page.getByRole('row').filter({ hasText: 'Amaltas Bank' })
  await actOnRow(page, 'Amaltas Bank Limited', 'Record filing…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What was reported').selectOption({ label: 'Yearly confirmation' })
  await typeAll(dialog, { On: dayIn(-2), Reference: reference })
  await dialog.getByRole('button', { name: 'Record filing' }).click()
  await expect(row.getByText(reference)).toBeVisible()
  await expect(row.getByText(`${dayIn(-2)}, Yearly confirmation`)).toBeVisible()
})

test('what one person was shown and agreed to is shown and saved', again, async ({ page }) => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  await applyDetailsByCalls(page.request, session, customer)
  const profile = await page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
  const { user_id } = ((await profile.json()) as { data: { user_id: string } }).data
  await openAsStaff(page, 'admin', '/admin/evidence')
  await page.getByLabel('Customer id').fill(user_id)
  await page.getByLabel('Reason').first().fill('Asked for by the ombudsman')
  const file = JSON.parse(await download(page, 'Save as JSON')) as { user_id: string; consents: unknown[] }
  expect(file.user_id).toBe(user_id)
  expect(file.consents.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence of one person' })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Agreed to (${file.consents.length})` })).toBeVisible()
  await expect(page.getByText('Made for: Asked for by the ombudsman')).toBeVisible()
})

test('whoever proposes a figure of law does not approve it', again, async ({ page }) => {
  const source = `A drill, section ${Date.now()}`
  await openAsStaff(page, 'admin', '/admin/regulated-figures')
  await page.getByRole('button', { name: 'Propose figure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Figure', { exact: true }).selectOption({ index: 1 })
  await typeAll(dialog, { Value: '77', 'In force from': dayIn(3_000), Source: source })
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Approvals', exact: true }).last().click()
  await page.getByLabel('Search requests').fill(source)
  const proposal = page.getByRole('row').filter({ hasText: source })
  await expect(proposal.getByText('approver')).toBeVisible()
  await expect(proposal.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await proposal.getByRole('button', { name: /^Take back/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(proposal.getByText('Taken back')).toBeVisible()
})

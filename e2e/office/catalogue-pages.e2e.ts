import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { expectToast } from '../journey/office/office-lender.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

const typeAll = async (dialog: Locator, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text)
}

const goOff = async (page: Page, row: Locator, title: RegExp): Promise<void> => {
  await row.getByRole('switch').click()
  const asked = page.getByRole('dialog', { name: title })
  await expect(asked.getByRole('button', { name: 'Take off' })).toBeDisabled()
  await asked.getByLabel('Reason').fill('Ended by its company')
  await asked.getByRole('button', { name: 'Take off' }).click()
  await expect(asked).toHaveCount(0)
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
}

test(
  'an insurance plan is added off, shown, changed and taken off with a reason',
  oneWidth,
  async ({ page }) => {
    const slug = `plan-${randomUUID().slice(0, 8)}`
    await openAsStaff(page, 'admin', '/admin/insurance-plans')
    await page.getByRole('button', { name: 'Add plan' }).click()
    const dialog = page.getByRole('dialog')
    await typeAll(dialog, {
      Insurer: 'Example General',
      Plan: slug,
      'Name in links': slug,
      'Sum insured from, ₹': '500000',
      'Sum insured up to, ₹': '300000',
      'Not covered, in English': 'Cosmetic treatment',
      'Not covered, in Hindi': 'सुंदरता के लिए इलाज',
      'What the premium depends on, in English': 'Age',
      'What the premium depends on, in Hindi': 'उम्र',
      'Link to the policy wording': 'https://insurer.example.com/wording.pdf',
      'Facts as of': '01/11/2026',
    })
    const save = dialog.getByRole('button', { name: 'Save plan' })
    await expect(save).toBeDisabled()
    await dialog.getByLabel('Kind', { exact: true }).selectOption('Other Insurance')
    await save.click()
    await expect(dialog.getByLabel('Sum insured up to, ₹')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Sum insured up to, ₹').fill('1000000')
    await save.click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search plans' }).fill(slug)
    const row = page.getByRole('row').filter({ hasText: slug })
    await expect(row).toContainText('₹5,00,000 to ₹10,00,000')
    await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    await row.getByRole('switch').click()
    await expectToast(page, 'Customers see the plan now')
    await expectSoundPage(page)

    await row.getByRole('button', { name: slug, exact: true }).click()
    await expect(dialog.getByLabel('Name in links')).toBeDisabled()
    await dialog.getByLabel('Entry age from, years').fill('-7')
    await dialog.getByLabel('Entry age up to, years').fill('65')
    await save.click()
    await expect(dialog.getByLabel('Entry age from, years')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Entry age from, years').fill('18')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('18 to 65')
    await goOff(page, row, /^Take plan-/)
  },
)

test(
  'two people change one plan: what was typed stays beside what the other saved',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, context }) => {
    await openAsStaff(page, 'admin', '/admin/insurance-plans?q=parivar')
    const open = async (at: Page): Promise<Locator> => {
      await at.getByRole('row').nth(1).getByRole('button').first().click()
      return at.getByRole('dialog')
    }
    const second = await context.newPage()
    await second.goto('/admin/insurance-plans?q=parivar')
    const [mine, theirs] = [await open(page), await open(second)]
    const days = String(31 + Math.floor(Math.random() * 300))
    await theirs.getByLabel('Wait before the first claim, days').fill(days)
    await theirs.getByRole('button', { name: 'Save plan' }).click()
    await expect(theirs).toHaveCount(0)
    await mine.getByLabel('Wait before the first claim, days').fill('400')
    await mine.getByRole('button', { name: 'Save plan' }).click()
    await expect(mine.getByText('Somebody saved this while you were typing')).toBeVisible()
    await expect(mine.getByText(`theirs ${days}, yours 400`)).toBeVisible()
    await expect(mine.getByRole('button', { name: 'Save mine' })).toBeEnabled()
    await mine.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(mine.getByLabel('Wait before the first claim, days')).toHaveValue(days)
    await mine.getByLabel('Wait before the first claim, days').fill('30')
    await mine.getByRole('button', { name: 'Save mine' }).click()
    await expect(mine).toHaveCount(0)
  },
)

test(
  'a voucher has its codes counted, a deal its stock',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const slug = `offer-${randomUUID().slice(0, 8)}`
    await openAsStaff(page, 'admin', '/admin/voucher-offers')
    const dialog = page.getByRole('dialog')
    const facts = {
      'What it is worth, in English': '₹50 off',
      'What it is worth, in Hindi': '₹50 की छूट',
      'Terms, in English': 'Once a customer',
      'Terms, in Hindi': 'एक ग्राहक को एक बार',
      'How to use it, in English': 'Tell the code',
      'How to use it, in Hindi': 'कोड बताएँ',
      'Valid until': '31/03/2031',
    }
    const add = async (name: string, kind: string): Promise<Locator> => {
      await page.getByRole('button', { name: 'Add offer' }).click()
      await typeAll(dialog, { ...facts, Merchant: name, 'Name in files': name })
      await dialog.getByLabel('Kind', { exact: true }).selectOption(kind)
      await dialog.getByRole('button', { name: 'Save offer' }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('searchbox', { name: 'Search offers' }).fill(name)
      return page.getByRole('row').filter({ hasText: name })
    }
    const voucher = await add(`${slug}-v`, 'Discount Vouchers')
    await voucher.getByRole('button', { name: /0 codes$/ }).click()
    await dialog.getByLabel('Codes, one a line').fill('TEA-1\nTEA-2\n\nTEA-1')
    await dialog.getByRole('button', { name: 'Take 3 codes in' }).click()
    await expectToast(page, '2 codes taken in, 1 were there already')
    await expect(voucher.getByRole('button', { name: /2 codes$/ })).toBeVisible()
    await expect(page.getByText('TEA-1')).toHaveCount(0)

    const deal = await add(`${slug}-d`, 'Deals')
    await deal.getByRole('button', { name: /No limit$/ }).click()
    await dialog.getByLabel('How many').fill('-7')
    await expect(dialog.getByRole('button', { name: 'Change stock' })).toBeDisabled()
    await dialog.getByLabel('How many').fill('7')
    await dialog.getByRole('button', { name: 'Change stock' }).click()
    await expect(deal.getByRole('button', { name: /7 left$/ })).toBeVisible()
    await deal.getByRole('switch').click()
    await expect(deal.getByText('Live', { exact: true })).toBeVisible()
    await expectSoundPage(page)
    await goOff(page, deal, /^Take offer-/)
  },
)

test(
  'an option is worded, moved, retired and brought back',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openAsStaff(page, 'admin', '/admin/option-sets?set=casheGender')
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /Transgender/ }) })
    await row.getByRole('button', { name: 'Transgender', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Hindi').fill('ट्रांसजेंडर व्यक्ति')
    await expect(dialog.getByRole('button', { name: 'Save words' })).toBeDisabled()
    await dialog.getByLabel('Reason').fill('As the law says it')
    await dialog.getByRole('button', { name: 'Save words' }).click()
    await expect(row).toContainText('ट्रांसजेंडर व्यक्ति')
    await row.getByRole('button', { name: 'Transgender', exact: true }).click()
    await dialog.getByLabel('Hindi').fill('')
    await dialog.getByLabel('Reason').fill('Back to the shipped words')
    await dialog.getByRole('button', { name: 'Save words' }).click()
    await expect(row).not.toContainText('व्यक्ति')

    await row.getByRole('button', { name: 'Move Transgender up' }).click()
    await expect(page.getByRole('row').nth(2)).toContainText('Transgender')
    await row.getByRole('button', { name: 'Move Transgender down' }).click()
    await expect(page.getByRole('row').nth(3)).toContainText('Transgender')

    await actOnRow(page, 'Transgender', 'Retire…')
    await dialog.getByLabel('Reason').fill('For the test alone')
    await dialog.getByRole('button', { name: 'Retire', exact: true }).click()
    await expect(row).toContainText(/Retired \d\d\/\d\d\/\d{4}/)
    await expectSoundPage(page)
    await actOnRow(page, 'Transgender', 'Bring back')
    await expect(row).toContainText('Offered')
  },
)

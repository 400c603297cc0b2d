import type { Page } from '@playwright/test'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { expect } from '../journey/expect.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff, type StaffName } from '../journey/office/office.ts'
import { bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'

const office = { tag: ['@office', '@laptop', '@again-laptop'] }

/** Letters alone: runs of figures are hidden in a list. */
const someWord = (): string =>
  Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')

/** A help request as the form sends it, with words of its own; never signed in. */
const askForHelp = async (page: Page, words: string, phone: string): Promise<void> => {
  const answer = await page.request.post('/api/help-request', {
    data: { name: 'Ritu Sharma', email: 'ritu@example.com', phone, description: words },
  })
  expect(answer.status()).toBe(200)
}

const openWork = (page: Page, who: StaffName, query: string): Promise<string> =>
  openAsStaff(page, who, `/admin/work${query}`)
const row = (page: Page, words: string) => page.getByRole('button', { name: words })
const sheet = (page: Page) => page.getByRole('complementary', { name: 'The chosen work' })

test('two people take one item: one has it, the other reads who', office, async ({ page, browser }) => {
  const words = `Two of us saw this ${someWord()}`
  await askForHelp(page, words, '9876501473')
  await openWork(page, 'caller', '?kind=help_request')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openWork(other, 'analyst', '?kind=help_request')
  for (const one of [page, other]) await row(one, words).click()
  await sheet(page).getByRole('button', { name: 'Take' }).click()
  await expect(sheet(page).getByText(/^Yours until \d\d:\d\d$/)).toBeVisible()
  await sheet(other).getByRole('button', { name: 'Take' }).click()
  await expect(other.getByText('Demo Caller has it')).toBeVisible()
  await expect(sheet(other).getByText(/^Demo Caller until \d\d:\d\d$/)).toBeVisible()
  await context.close()
})

test('a day of work by a caller, an analyst and an administrator', office, async ({ page, browser }) => {
  const words = `Which papers for a gold loan ${someWord()}`
  await askForHelp(page, `${words}? My account is 123456789012.`, '9876502255')
  const session = await signInByCalls(page.request, newCustomer())
  const complaint = await page.request.post('/api/complaints/add', {
    data: { category: 'charges', text: 'Charged before the loan came' },
    headers: bearer(session),
  })
  const { number } = ((await complaint.json()) as { data: { number: string } }).data

  // The caller shows the number of somebody who never signed in, answers by e-mail, and it is done.
  await openWork(page, 'caller', '?kind=help_request')
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Work/ }),
  ).toBeVisible()
  await row(page, words).click()
  await expect(sheet(page).getByText('My account is 123456789012.')).toBeVisible()
  await expectSoundPage(page)
  await sheet(page).getByRole('button', { name: 'Show number…' }).click()
  await page.getByRole('dialog').getByLabel('What for').selectOption('call_back')
  await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click()
  await expect(sheet(page).getByText('9876502255')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByText('My account is 123456789012.')).toBeVisible()
  const answer = page.getByRole('dialog').getByLabel('Your answer')
  await page.getByRole('dialog').getByLabel('A usual answer').selectOption('What do I need at hand?')
  await page.getByRole('dialog').getByRole('button', { name: 'Put it in' }).click()
  await expect(answer).toHaveValue(/^Your PAN, your income/)
  await expectSoundPage(page)
  await answer.fill('The loan papers and your PAN card.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click()
  await expect(sheet(page).getByText(/^Done /)).toBeVisible()
  await expect(sheet(page).getByText('The loan papers and your PAN card.')).toBeVisible()
  await page.getByRole('button', { name: /^Done today/ }).click()
  await expect(row(page, words)).toBeVisible()

  // The analyst finds a complaint of today by its number, notes something and lets it sleep.
  const context = await browser.newContext()
  const analyst = await context.newPage()
  await openWork(analyst, 'analyst', '')
  await analyst.getByLabel('Search work').fill(number)
  await analyst.getByLabel('Search work').press('Enter')
  await row(analyst, 'Charged before the loan came').click()
  await sheet(analyst).getByLabel('Note').fill('Asked the lender for the receipt')
  await sheet(analyst).getByRole('button', { name: 'Add note' }).click()
  await expect(sheet(analyst).getByText('Asked the lender for the receipt')).toBeVisible()
  await analyst.getByRole('heading', { name: 'Work', exact: true }).click()
  await analyst.keyboard.press('s')
  await analyst.getByRole('dialog').getByLabel('Until').selectOption({ label: 'In three hours' })
  await analyst.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click()
  await expect(row(analyst, 'Charged before the loan came')).toHaveCount(0)
  await analyst.getByRole('button', { name: /^Snoozed/ }).click()
  await expect(row(analyst, 'Charged before the loan came')).toBeVisible()

  // The administrator hands over all that the analyst has, and sets the time of a kind.
  const third = await context.newPage()
  await openWork(third, 'admin', '')
  await third.getByRole('button', { name: 'Hand over…' }).click()
  const dialog = third.getByRole('dialog')
  const analystId = await dialog
    .getByLabel('From')
    .getByRole('option', { name: /^Demo Analyst/ })
    .getAttribute('value')
  await dialog.getByLabel('From').selectOption(analystId)
  await dialog.getByLabel('To').selectOption({ label: 'Demo Caller' })
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(third.getByText(/handed over$/)).toBeVisible()
  await third.getByRole('button', { name: 'Times…' }).click()
  await third.getByRole('dialog').getByLabel('Kind').selectOption('file_failed')
  await third.getByRole('dialog').getByLabel('Hours').fill('12')
  await third.getByRole('dialog').getByRole('button', { name: 'Save time' }).click()
  await expect(third.getByText('Saved')).toBeVisible()
  await context.close()
})

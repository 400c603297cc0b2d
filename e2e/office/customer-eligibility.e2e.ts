import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { choose, press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { pressFilter } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const LENDER = 'Sahyadri Bank Limited'

test('@office @laptop @again-laptop a customer is judged with every check, a rule is tried on them and on the last 30 days, and nothing is saved', async ({
  page,
}) => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  await applyDetailsByCalls(page.request, session, customer)
  const token = await openAsStaff(page, 'admin', '/admin/csr-portal')
  await page.getByLabel('Number, e-mail or full name').fill(customer.mobile)
  await page.getByRole('button', { name: 'Find customer' }).click()
  await page.getByRole('link', { name: 'Asha Verma' }).click()
  await page.getByRole('link', { name: 'Check eligibility' }).click()
  await expect(page.getByRole('heading', { name: 'Customer eligibility', level: 1 })).toBeVisible()
  await expect(page.getByLabel('A customer')).toBeChecked()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/^\d+ pass, \d+ possible, \d+ fail$/)).toBeVisible()
  await page.getByLabel('Search lenders').fill(LENDER)
  await expect(page.getByText(/^1 of \d+ lenders$/)).toBeVisible()
  await page.getByRole('button', { name: LENDER }).click()
  const opened = page.getByRole('dialog', { name: LENDER })
  const checks = opened.getByRole('table', { name: `Checks of ${LENDER}` })
  await expect(checks.getByRole('row', { name: /^Income, at least/ })).toContainText('₹45,000')
  await expectSoundPage(page)
  await opened.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('tab', { name: 'Try rule changes' }).click()
  await page.getByLabel('Lender', { exact: true }).fill(LENDER)
  await page.getByRole('option', { name: LENDER }).click()
  await expect(page.getByText(/^Now ₹/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Try/ }).fill('900000')
  await page.getByRole('button', { name: 'Add change' }).click()
  await page.getByRole('button', { name: 'Compare for this person' }).click()
  await expect(page.getByText('Differs')).toBeVisible()
  await page.getByRole('button', { name: 'Run over the last 30 days' }).click()
  await expect(page.getByText(/; \d+ as before/)).toBeVisible()
  const result = page.getByRole('table', { name: 'Who would match, by lender' })
  await expect(result.getByRole('row', { name: new RegExp(LENDER) })).toContainText('would no longer match')
  await expectSoundPage(page)

  await page.reload()
  await expect(result.getByRole('row', { name: new RegExp(LENDER) })).toBeVisible()
  const lenders = await page.request.get('/api/get-lenders-data', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await lenders.text()).not.toContain('"min_income":900000')
})

test('the eligibility page by keyboard alone', byKeyboard, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/customer-eligibility')
  await typeInto(page, page.getByLabel('Birth date'), '17052010')
  await choose(page, page.getByLabel('Employment'), 'Salaried')
  await typeInto(page, page.getByLabel('Income a month'), '45000')
  await page.keyboard.press('Enter')
  // Other tests bring lenders of their own, without a lowest age: what counts is said of one of the demo's.
  await expect(page.getByText(/^\d+ pass, \d+ possible, \d+ fail$/)).toBeVisible()
  const judged = page.getByRole('row').filter({ hasText: 'Amaltas Bank Limited' })
  await typeInto(page, page.getByLabel('Search lenders'), 'amaltas')
  const verdict = await pressFilter(page, 'Verdict')
  await choose(page, verdict, 'Passes')
  await expect(judged).toHaveCount(0)
  await choose(page, verdict, 'Fails')
  await expect(judged).toContainText('Fails')
  await expect(judged).toContainText('Credit score not given')
  await press(page, page.getByRole('button', { name: 'Amaltas Bank Limited' }))
  await expect(page.getByRole('table', { name: 'Checks of Amaltas Bank Limited' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('tab', { name: 'Lenders' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Lender', { exact: true }), 'amaltas')
  await expect(page.getByRole('option', { name: 'Amaltas Bank Limited' })).toBeVisible()
  await page.keyboard.press('Enter')
  await choose(page, page.getByLabel('Field'), 'Salaried')
  await choose(page, page.getByLabel('Try', { exact: true }), 'Off')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Remove Salaried of Amaltas Bank Limited' })
  await press(page, remove)
  await expect(remove).toHaveCount(0)
})

import { expect } from './journey/expect.ts'
import { callable, originOf } from './journey/addresses.ts'
import { expectNoSidewaysScroll, expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press } from './journey/keyboard.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { bearer, signInByCalls, storeSession } from './journey/prepared/prepared-customer.ts'
import { openLoanByCalls } from './journey/prepared/prepared-loans.ts'

const origin = originOf('default')
/** Two with pages of their own here, and one on its own site. */
const lenders = ['Kadamba Bank Limited', 'Konkan Credit Limited', 'Meghdoot Bank Limited']

test('the account says what waits first and leads on by keys alone; status groups by whose turn it is', async ({
  page,
}) => {
  test.slow()
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const loan = { origin, product: 'Personal Loans', amount: 200_000 } as const
  const open = await openLoanByCalls(page.request, session, customer, loan)
  await storeSession(page, open)

  await page.goto('/user/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Asha, your offers are ready' })).toBeVisible()
  await expectSoundPage(page)

  await applyByCalls(page.request, open, lenders, { origin, tenure: 18 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha, 3 lenders wait for you' })).toBeVisible()
  await expectSoundPage(page)
  const act = page.getByRole('link', { name: /^Answer the questions/ })
  await expect(act).toHaveCount(1)
  await press(page, page.getByRole('link', { name: 'Applications', exact: true }))

  await expect(page.getByRole('heading', { level: 1, name: 'Your applications' })).toBeFocused()
  const needed = page.getByRole('region', { name: /^Needs you/ })
  await expect(needed.getByRole('region')).toHaveCount(3)
  await expect(needed.getByText('Sent to lender', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(needed.getByRole('link', { name: /^Answer the questions/ })).toHaveCount(2)
  await expect(needed.getByRole('link', { name: /^Go on at Meghdoot/ })).toBeVisible()
  await expectSoundPage(page)

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Sahimol: home' }).click()
  await expect(page).toHaveURL(`${origin}/user/account`)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
})

test('the missing score is answered in the list and taken back; three offers are compared; key facts lead to applying', async ({
  page,
}) => {
  test.slow()
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const loan = { origin, product: 'Personal Loans', amount: 200_000 } as const
  const open = await openLoanByCalls(page.request, session, customer, loan)
  const { address, headers } = callable(`${origin}/api/user/${open.prospectAppId}`)
  const answer = await page.request.post(address, {
    headers: { ...headers, ...bearer(open) },
    data: { credit_score_class: null },
  })
  expect(answer.ok()).toBe(true)
  await storeSession(page, open)

  await page.goto('/user/offers')
  const question = page.getByRole('region', { name: /^Your credit score can open \d+ more$/ })
  await expect(question).toBeVisible()
  await expectSoundPage(page)
  await question.getByRole('button', { name: '750–799' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toBeVisible()
  await page
    .getByRole('button', { name: /^Answer\s?: / })
    .first()
    .click()
  await expect(question).toBeFocused()

  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  for (const index of [0, 1, 2]) await boxes.nth(index).press('Space')
  await page.getByRole('button', { name: 'Compare 3' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Three offers, side by side' })).toBeVisible()
  await expect(dialog.getByText('lowest', { exact: true }).first()).toBeVisible()
  await expect(dialog.getByText(/^The same for all three: \d+ lines?$/)).toBeVisible()
  const columns = await dialog.getByRole('columnheader').all()
  for (const column of columns) await expect(column).toBeInViewport({ ratio: 1 })
  await expectSoundPage(page)
  await dialog
    .getByRole('link', { name: /^Key facts/ })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: 'Indicative key facts' })).toBeVisible()
  await page.getByRole('button', { name: /^APR/ }).click()
  await expect(page.getByText('APR: interest and fees together, as one yearly rate.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSoundPage(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /^Apply/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('Apply to')
})

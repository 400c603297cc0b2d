import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectNoSidewaysScroll, expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press } from './journey/keyboard.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { signInByCalls, storeSession } from './journey/prepared/prepared-customer.ts'
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
  await press(page, page.getByRole('link', { name: 'Applications' }))

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

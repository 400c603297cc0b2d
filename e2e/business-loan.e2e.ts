import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { choiceField, fillOffers, textField } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const origin = originOf('default')

test('a business loan, in Hindi', { tag: '@again-phone' }, async ({ page }) => {
  const form = await arriveAtLoan(page, 'hi', 'Business Loans', 1_000_000)
  const { say, loan } = form
  const dialog = page.getByRole('dialog', { name: loan.isRegistered })
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: loan.registered }).click()
  await expect(page).toHaveURL(/\/user\/business-detail$/)
  const answers = partsOf.business(form)
  await fillOffers(page, say, answers, () => expectSoundPage(page))
  await expectOffers(page, say)
  await expect(page).toHaveURL(`${origin}/user/business-offers`)

  // Section 2: the language is at the top of /user/offers alone.
  const dropdown = { name: say.layout.language }
  await expect(page.getByRole('contentinfo').getByRole('combobox', dropdown)).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox', dropdown)).toHaveCount(0)

  await applyToFirst(form, answers, /बिज़नेस लोन/)

  await page.goto(`${origin}/user/business-detail`)
  await expect(page).toHaveURL(`${origin}/user/business-offers`)
  for (const path of ['/user/welcome-back', '/user/business-welcome-back', '/user/offers', '/user']) {
    await page.goto(origin + path)
    await expect(page).toHaveURL(`${origin}/user/business-offers`)
  }
})

test(
  'the applying customer is on the pages of the business group',
  { tag: '@again-desktop' },
  async ({ page }) => {
    const form = await arriveAtLoan(page, 'en', 'Business Loans', 500_000)
    await page.getByRole('dialog').getByRole('button', { name: form.loan.registered }).click()
    const answers = partsOf.business(form)
    await fillOffers(page, form.say, answers)
    await applyToFirst(form, answers, /Business loan/)
    await page.goBack()
    await expect(page).toHaveURL(/\/user\/business-lenders-transaction\/[a-z0-9-]+$/)

    await page.goto(`${origin}/user/business-detail?part=business`)
    await expect(page).toHaveURL(`${origin}/user/business-offers`)
  },
)

test('who is not registered is shown personal loans', { tag: '@phone' }, async ({ page }) => {
  const { say, loan } = await arriveAtLoan(page, 'en', 'Business Loans')
  const dialog = page.getByRole('dialog', { name: loan.isRegistered })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('productType'))).toBeNull()
  await page.getByRole('button', { name: new RegExp(`^${loan.chosen['Business Loans']}`) }).click()
  await dialog.getByRole('button', { name: loan.notRegistered }).click()
  await expect(page).toHaveURL(`${origin}/user/user-detail`)
  await expect(textField(page, say.details.amount)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('productType'))).toBe('Personal Loans')
})

test(
  'a GSTIN of another PAN says so, and who is registered is not asked twice',
  { tag: '@phone' },
  async ({ page }) => {
    const { loan } = await arriveAtLoan(page, 'hi', 'Business Loans')
    const { business } = loan
    await page.getByRole('dialog').getByRole('button', { name: loan.registered }).click()
    await expect(page).toHaveURL(/\/user\/business-detail$/)
    await page.goto(`${origin}/user/business-detail?part=business`)
    const registration = choiceField(page, business.registration)
    await expect(registration.getByRole('option', { name: 'ट्रेड लाइसेंस' })).toBeAttached()
    await expect(registration.getByRole('option', { name: 'रजिस्टर्ड नहीं' })).not.toBeAttached()
    await choiceField(page, business.kind).selectOption(business.kindChoice)
    await textField(page, business.pan).fill('AAACG1234L')
    await registration.selectOption(business.registrationChoice)
    await textField(page, business.gstin).fill('09AAACG1234K1ZR')
    await textField(page, business.gstin).blur()
    const wrong = page.getByText('इस GST नंबर में बिज़नेस का PAN नहीं, कोई और PAN है: दोनों जाँच लें')
    await expect(wrong).toBeVisible()
    await expectSoundPage(page)
    await textField(page, business.pan).fill('AAACG1234K')
    await expect(wrong).toBeHidden()
  },
)

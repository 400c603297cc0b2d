import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { fillOffers, textField } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const origin = originOf('default')
const runs = [
  { project: 'phone', language: 'hi', kind: /गोल्ड लोन/, back: /7 कामकाजी दिनों .* ₹5,000/ },
  { project: 'again-desktop', language: 'en', kind: /Gold loan/, back: /7 working days .* ₹5,000/ },
] as const

for (const { project, language, kind, back } of runs) {
  test(`a gold loan: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const form = await arriveAtLoan(page, language, 'Gold Loans')
    const { say, loan } = form
    await expect(page).toHaveURL(/\/user\/user-detail\/gold-loan$/)
    const answers = partsOf.gold(form, '24.5')
    await fillOffers(page, say, answers, () => expectSoundPage(page))
    await expectOffers(page, say)
    await expect(page).toHaveURL(`${origin}/user/offers`)
    await expect(page.getByText(loan.gold.worth)).toBeVisible()
    await expect(page.getByRole('article').first().getByText(loan.share)).toBeVisible()

    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^(Key facts|मुख्य तथ्य)/ })
      .click()
    await expect(page.getByText(back)).toBeVisible()
    await page.goBack()
    await expectOffers(page, say)

    await applyToFirst(form, answers, kind)

    // An application is in progress: the server sends back to it.
    await page.goto(`${origin}/user/user-detail/gold-loan`)
    await expect(page).toHaveURL(/\/user\/lenders-transaction\/[a-z0-9-]+$/)
    await page.goto(`${origin}/user/welcome-back`)
    await expect(page).toHaveURL(/\/user\/lenders-transaction\/[a-z0-9-]+$/)
  })
}

test('what was typed of the gold survives a reload, right and wrong', { tag: '@phone' }, async ({ page }) => {
  const { loan } = await arriveAtLoan(page, 'en', 'Gold Loans')
  await page.goto(`${origin}/user/user-detail/gold-loan?part=gold`)
  const weight = textField(page, loan.gold.weight)
  await weight.fill('2000')
  await weight.blur()
  await expect(page.getByText(loan.gold.weightInvalid)).toBeVisible()
  await page.reload()
  await expect(weight).toHaveValue('2000')
  await weight.fill('18,25')
  await expect(weight).toHaveValue('18.25')
  await weight.blur()
  await expect(page.getByText(loan.gold.weightInvalid)).toBeHidden()

  const calculator = page.getByRole('link', { name: 'What is my gold worth?' })
  await expect(calculator).toHaveAttribute('href', '/calculators/gold-value?weight_grams=18.25')
  await calculator.click()
  // The page answers at once, and its address then names everything that it reckoned with.
  await expect(page).toHaveURL(/\/calculators\/gold-value\?weight_grams=18\.25&purity=22&/)
  await expect(textField(page, 'Weight without stones')).toHaveValue('18.25')
  await page.goBack()
  await expect(weight).toHaveValue('18.25')
})

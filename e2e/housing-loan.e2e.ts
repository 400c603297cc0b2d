import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { fillOffers } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const origin = originOf('default')

test('a housing loan, in English', { tag: '@again-phone' }, async ({ page }) => {
  const form = await arriveAtLoan(page, 'en', 'Affordable Housing Loan', 1_500_000)
  const { say, loan } = form
  await expect(page).toHaveURL(/\/user\/user-detail\/affordable-housing-loan$/)
  const answers = partsOf.housing(form)
  await fillOffers(page, say, answers, () => expectSoundPage(page))
  await expectOffers(page, say)
  await expect(page).toHaveURL(`${origin}/user/offers`)
  await expect(page.getByText(loan.home.measured)).toBeVisible()
  // What kind of home it is is not asked yet, and with it whether anything is bought.
  await expect(page.getByRole('article').first().getByText(loan.downPayment)).toHaveCount(0)
  await applyToFirst(form, answers, /Housing loan/)
  await page.goto(`${origin}/user/user-detail/affordable-housing-loan`)
  await expect(page).toHaveURL(/\/user\/lenders-transaction\/[a-z0-9-]+$/)
})

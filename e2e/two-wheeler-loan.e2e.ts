import { expect } from './journey/expect.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { fillOffers } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const scooter = { model: 'Hero Splendor Plus', price: 95_000, downPayment: 20_000 }

test('a two-wheeler loan, in English', { tag: '@again-desktop' }, async ({ page }) => {
  const form = await arriveAtLoan(page, 'en', '2-wheeler')
  const { say, loan } = form
  const answers = partsOf.vehicle(form, scooter)
  await fillOffers(page, say, answers, () => expectSoundPage(page))
  await expectOffers(page, say)
  await expect(page.getByText(loan.vehicle.measured('₹95,000'))).toBeVisible()
  await applyToFirst(form, answers, /Two-wheeler loan/)
})

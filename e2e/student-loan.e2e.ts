import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { fillOffers } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const origin = originOf('default')

test('a student loan, in Hindi', { tag: '@again-phone' }, async ({ page }) => {
  const form = await arriveAtLoan(page, 'hi', 'Student Loans', 800_000)
  const { say } = form
  await expect(page).toHaveURL(/\/user\/user-detail$/)
  const answers = partsOf.student(form)
  await fillOffers(page, say, answers, () => expectSoundPage(page))
  await expectOffers(page, say)
  await applyToFirst(form, answers, /एजुकेशन लोन/)
  for (const path of ['/user', '/user/user-detail', '/products']) {
    await page.goto(origin + path)
    await expect(page).toHaveURL(`${origin}/user/offers`)
  }
})

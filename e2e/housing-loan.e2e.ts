import { expect } from '@playwright/test'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { fillParts } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const origin = originOf('default')
const runs = [
  { project: 'phone', language: 'en', kind: /Housing loan/ },
  { project: 'again-desktop', language: 'hi', kind: /होम लोन/ },
] as const

for (const { project, language, kind } of runs) {
  test(`a housing loan: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const form = await arriveAtLoan(page, language, 'Affordable Housing Loan', 1_500_000)
    const { say, loan } = form
    await expect(page).toHaveURL(/\/user\/user-detail\/affordable-housing-loan$/)
    await fillParts(page, say, partsOf.housing(form), () => expectSoundPage(page))
    await expectOffers(page, say)
    await expect(page).toHaveURL(`${origin}/user/offers`)
    await expect(page.getByText(loan.home.measured)).toBeVisible()
    await expect(page.getByRole('article').first().getByText(loan.downPayment)).toBeVisible()
    await applyToFirst(form, kind)
    await page.goto(`${origin}/user/user-detail/affordable-housing-loan`)
    await expect(page).toHaveURL(/\/user\/lenders-transaction\/[a-z0-9-]+$/)
  })
}

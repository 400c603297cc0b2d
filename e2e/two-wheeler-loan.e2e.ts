import { expect } from '@playwright/test'
import { expectSoundPage } from './journey/check-page.ts'
import { fillParts } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'

const scooter = { model: 'Hero Splendor Plus', price: 95_000, downPayment: 20_000 }
const runs = [
  { project: 'again-phone', language: 'hi', kind: /टू-व्हीलर लोन/ },
  { project: 'again-desktop', language: 'en', kind: /Two-wheeler loan/ },
] as const

for (const { project, language, kind } of runs) {
  test(`a two-wheeler loan: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const form = await arriveAtLoan(page, language, '2-wheeler')
    const { say, loan } = form
    await fillParts(page, say, partsOf.vehicle(form, scooter), () => expectSoundPage(page))
    await expectOffers(page, say)
    await expect(page.getByText(loan.vehicle.measured('₹95,000'))).toBeVisible()
    await applyToFirst(form, kind)
  })
}

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
  { project: 'phone', language: 'hi', kind: /एजुकेशन लोन/ },
  { project: 'again-desktop', language: 'en', kind: /Education loan/ },
] as const

for (const { project, language, kind } of runs) {
  test(`a student loan: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const form = await arriveAtLoan(page, language, 'Student Loans', 800_000)
    const { say } = form
    await expect(page).toHaveURL(/\/user\/user-detail$/)
    await fillParts(page, say, partsOf.student(form), () => expectSoundPage(page))
    await expectOffers(page, say)
    await applyToFirst(form, kind)
    for (const path of ['/user', '/user/user-detail', '/products']) {
      await page.goto(origin + path)
      await expect(page).toHaveURL(`${origin}/user/offers`)
    }
  })
}

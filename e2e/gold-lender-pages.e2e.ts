import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { declaredPages } from '../server/src/market/connectors/declared-pages.ts'
import { callable, originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { doLenderSteps, lenderPageWords, openLenderPage } from './journey/lender-page-steps.ts'
import { answerFact, applyByCalls, companyOf } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { arriveWithGold, bearer, type PreparedSession } from './journey/prepared/prepared-customer.ts'

const origin = originOf('default')
const goldPages = declaredPages.filter(({ page }) => page.startsWith('gold-'))
const asked = { origin, tenure: 12 }

/** Where the server sends a gold customer on. */
const redirectOf = async (page: Page, session: Required<PreparedSession>): Promise<string> => {
  const { address, headers } = callable(`${origin}/api/gold-loans/${session.appId}`)
  const answer = await page.request.post(address, { headers: { ...headers, ...bearer(session) } })
  return ((await answer.json()) as { redirect: string }).redirect
}

/** The page of the details leads on to where the server says. */
const expectLedTo = async (
  page: Page,
  session: Required<PreparedSession>,
  segment: string,
): Promise<void> => {
  expect(await redirectOf(page, session)).toBe(segment)
  for (const way of ['user-detail/gold-loan', 'welcome-back']) {
    await page.goto(`${origin}/user/${way}`)
    await expect(page).toHaveURL(`${origin}/user/${segment}`)
  }
}

for (const { end, amount, language, width } of [
  { end: 'declined', amount: 200_111, language: 'hi', width: '@again-phone' },
  { end: 'pending', amount: 200_444, language: 'en', width: '@again-desktop' },
] as const) {
  test(`both gold lenders’ pages to their end, ${end}, ${language}`, { tag: width }, async ({ page }) => {
    test.slow()
    const say = lenderPageWords[language]
    for (const declared of goldPages) {
      await test.step(declared.page, async () => {
        const customer = newCustomer(amount)
        const session = await arriveWithGold(page, customer, { language })
        expect(await redirectOf(page, session)).toBe('offers')
        await applyByCalls(page.request, session, [companyOf(declared)], asked)
        await expectLedTo(page, session, declared.page)
        await doLenderSteps({ page, customer, language, declared })
        await openLenderPage({ page, declared })
        await expect(
          page.getByRole('heading', { level: 2, name: say[end](companyOf(declared)) }),
        ).toBeVisible({
          timeout: 60_000,
        })
        await expectSoundPage(page)
        if (end === 'pending') await expectLedTo(page, session, declared.page)
        if (end !== 'declined') return
        await expect(page.getByText(say.reason(companyOf(declared)))).toBeVisible()
        await page.getByRole('link', { name: say.offers }).click()
        await expect(page).toHaveURL(`${origin}/user/offers`)
        await expectLedTo(page, session, 'offers')
      })
    }
  })
}

test(
  'a gold lender that answers with an error says so and loses nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const say = lenderPageWords.hi
    const session = await arriveWithGold(page, newCustomer(200_777), { language: 'hi' })
    await applyByCalls(page.request, session, goldPages.map(companyOf), asked)
    for (const declared of goldPages) {
      const lender = companyOf(declared)
      const [step] = declared.steps
      if (step.pattern !== 'fields') throw new Error(`${declared.page} asks nothing`)
      await openLenderPage({ page, declared })
      await expect(page.getByRole('heading', { level: 2, name: step.heading.hi })).toBeVisible({
        timeout: 60_000,
      })
      for (const fact of step.fields) await answerFact(page, fact, 'hi')
      await page.getByRole('button', { name: say.send(lender) }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.error(lender) })).toBeVisible()
      await expectSoundPage(page)
      await page.reload()
      const typed = step.fields.find(({ kind }) => kind === 'text')
      await expect(page.getByRole('textbox', { name: typed?.label.hi ?? '', exact: true })).toHaveValue(
        'Sunita Rao',
      )
    }
    // Both wait for their answer: the newest application is gone on with.
    expect(goldPages.map(({ page: segment }) => segment)).toContain(await redirectOf(page, session))
  },
)

import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { declaredPages } from '../server/src/market/connectors/declared-pages.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { doLenderSteps, lenderPageWords, openLenderPage } from './journey/lender-page-steps.ts'
import { answerFact, applyByCalls, companyOf } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import type { Language } from './journey/phrases/phrases.ts'
import { arriveWithDetails, type PreparedSession } from './journey/prepared/prepared-customer.ts'
import { shareOfToday } from './journey/walk-share.ts'

const personal = declaredPages.filter(({ page }) => !page.startsWith('gold-'))

const arrive = async (
  page: Page,
  amount: number,
  language: Language,
): Promise<{ customer: Customer; session: Required<PreparedSession> }> => {
  const customer = newCustomer(amount)
  const session = await arriveWithDetails(page, customer, { language })
  await applyByCalls(page.request, session, personal.map(companyOf), {
    origin: originOf('default'),
    tenure: 18,
  })
  return { customer, session }
}

for (const { end, amount, language, width } of shareOfToday([
  { end: 'approved', amount: 200_000, language: 'en', width: '@again-desktop' },
  { end: 'declined', amount: 200_111, language: 'hi', width: '@again-phone' },
  { end: 'pending', amount: 200_444, language: 'hi', width: '@again-desktop' },
] as const)) {
  test(`every page of a lender to its end, ${end}, ${language}`, { tag: width }, async ({ page }) => {
    test.slow()
    const say = lenderPageWords[language]
    const { customer } = await arrive(page, amount, language)
    for (const declared of personal) {
      await test.step(declared.page, () => doLenderSteps({ page, customer, language, declared }))
    }
    for (const declared of personal) {
      const lender = companyOf(declared)
      await openLenderPage({ page, declared })
      await expect(page.getByRole('heading', { level: 2, name: say[end](lender) })).toBeVisible({
        timeout: 90_000,
      })
      if (end === 'declined') {
        await expect(page.getByText(say.reason(lender))).toBeVisible()
        await expect(page.getByRole('link', { name: say.offers })).toHaveAttribute('href', '/user/offers')
        const below = declared.page === 'konkan-credit' ? '/declined' : ''
        await expect(page).toHaveURL(`${originOf('default')}/user/${declared.page}${below}`)
      }
      await expectSoundPage(page)
    }
  })
}

test(
  'every page of a lender that answers with an error says so and loses nothing',
  { tag: '@again-desktop' },
  async ({ page }) => {
    test.slow()
    const say = lenderPageWords.en
    await arrive(page, 200_777, 'en')
    for (const declared of personal) {
      const lender = companyOf(declared)
      const [step] = declared.steps
      await openLenderPage({ page, declared })
      await expect(page.getByRole('heading', { level: 2, name: step.heading.en })).toBeVisible({
        timeout: 60_000,
      })
      const isFields = step.pattern === 'fields'
      if (isFields) for (const fact of step.fields) await answerFact(page, fact, 'en')
      await page.getByRole('button', { name: isFields ? say.send(lender) : say.leave(lender) }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.error(lender) })).toBeVisible()
      await expectSoundPage(page)
      const typed = isFields
        ? step.fields.find(({ kind }) => kind === 'text' || kind === 'full_name' || kind === 'whole')
        : undefined
      if (typed === undefined) continue
      await page.reload()
      const field = page.getByRole('textbox', { name: typed.label.en, exact: true })
      await expect(field).toHaveValue(typed.kind === 'whole' ? '2' : 'Sunita Rao')
    }
  },
)

for (const language of ['en', 'hi'] as const) {
  test(
    `wrong passcodes until none is left: told, the same after a reload and in another tab (${language})`,
    { tag: '@again-phone' },
    async ({ page, context }) => {
      const say = lenderPageWords[language]
      const customer = newCustomer(200_444)
      const session = await arriveWithDetails(page, customer, { language })
      const declared = personal.find(({ slug }) => slug === 'titli-money')
      if (declared === undefined) throw new Error('no lender has a passcode page')
      const lender = companyOf(declared)
      await applyByCalls(page.request, session, [lender], { origin: originOf('default'), tenure: 18 })
      await openLenderPage({ page, declared })
      const [facts] = declared.steps
      await expect(page.getByRole('heading', { level: 2, name: facts.heading[language] })).toBeVisible({
        timeout: 60_000,
      })
      if (facts.pattern === 'fields') for (const fact of facts.fields) await answerFact(page, fact, language)
      await page.getByRole('button', { name: say.send(lender) }).click()
      await page.getByRole('button', { name: say.sendPasscode }).click()
      const field = page.getByRole('textbox', { name: say.passcode(lender) })
      const other = await context.newPage()
      await openLenderPage({ page: other, declared })
      const otherField = other.getByRole('textbox', { name: say.passcode(lender) })
      await expect(otherField).toBeVisible()
      for (const left of [4, 3, 2, 1]) {
        await field.fill('111111')
        await expect(page.getByText(say.tries(left))).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
      }
      await expectSoundPage(page)
      await field.fill('111111')
      await expect(field).toHaveCount(0)
      const over = page.getByRole('status').filter({ hasText: say.noMore })
      await expect(over.getByRole('link', { name: say.offers })).toHaveAttribute('href', '/user/offers')
      await expectSoundPage(page)
      // The right one comes too late there as well.
      await otherField.fill(customer.mobile.slice(-6))
      await expect(other.getByText(say.noMore)).toBeVisible()
      await expect(otherField).toHaveCount(0)
      await other.close()
      await page.reload()
      await expect(over).toBeVisible()
      await over.getByRole('link', { name: say.offers }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/offers`)
      await page.goBack()
      await expect(over).toBeVisible()
    },
  )
}

test(
  'a page of a lender without an application there, a sub-page out of turn, and a forged way back',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const customer = newCustomer(200_444)
    const session = await arriveWithDetails(page, customer)
    const unknown = 'There is no application to this lender. Nothing was sent.'
    await page.goto('/user/konkan-credit/declined')
    await expect(page.getByText(unknown)).toBeVisible()
    await applyByCalls(page.request, session, ['Konkan Credit Limited', 'Samudra Bank Limited'], {
      origin: originOf('default'),
      tenure: 18,
    })
    await page.goto('/user/konkan-credit/declined')
    await expect(page).toHaveURL(/\/user\/konkan-credit$/)
    await page.goto('/user/kadamba-bank')
    await expect(page.getByText(unknown)).toBeVisible()
    await page.goto('/user/gold-doorstep')
    await expect(page).toHaveURL(/\/user\/offers$/)
    const forged = `state=x&outcome=done&at=1763600000&signature=${'0'.repeat(64)}`
    await page.goto(`/user/samudra-bank?${forged}`)
    await expect(page.getByText('This way back is not valid any more.')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/samudra-bank$/)
    await expect(page.getByRole('button', { name: 'Go on at Samudra Bank Limited' })).toBeVisible({
      timeout: 60_000,
    })
  },
)

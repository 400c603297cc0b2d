import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { originOf } from './addresses.ts'
import { expectSoundPage } from './check-page.ts'
import { newCustomer } from './customer.ts'
import { fillNeeds, type LoanAnswers } from './details.ts'
import type { LoanForm } from './loan-details.ts'
import { loanPhrases, type LoanPhrases } from './phrases/loan-phrases.ts'
import { agreeAndSend, expectOffers, openApply } from './offers.ts'
import { phrases, type Language } from './phrases/phrases.ts'
import { enterPasscode, openStart, startWith } from './sign-in.ts'

/** From the start page to the details of a loan, chosen on the products screen. */
export const arriveAtLoan = async (
  page: Page,
  language: Language,
  product: keyof LoanPhrases['chosen'],
  amount?: number,
): Promise<LoanForm> => {
  const say = phrases[language]
  const loan = loanPhrases[language]
  const customer = newCustomer(amount)
  await openStart(page, originOf('default'), language)
  await startWith(page, say, customer.mobile)
  await enterPasscode(page, say, customer.mobile)
  await page.getByRole('button', { name: new RegExp(`^${loan.chosen[product]}`) }).click()
  return { page, say, loan, customer }
}

/** The lender of the first offer. */
const firstLender = async (page: Page): Promise<string> =>
  (await page.getByRole('article').getByRole('heading', { level: 3 }).first().textContent()) ?? ''

/**
 * From the offers to the status page: the first lender's key facts, consent, and how the application stands.
 *
 * @returns the lender.
 */
export const applyToFirst = async (
  { page, say }: LoanForm,
  answers: LoanAnswers,
  kind: RegExp,
): Promise<string> => {
  await expectOffers(page, say)
  // Where a page was come back to, what stays at its top may stand over a part of a button.
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundPage(page)
  const lender = await firstLender(page)
  await page.getByRole('link', { name: say.offers.keyFactsOf(lender) }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.keyFacts.heading })).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: say.keyFacts.annexes[0] ?? '' })
      .getByText(kind)
      .first(),
  ).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: say.keyFacts.back }).click()
  await expectOffers(page, say)
  const dialog = await openApply(page, say, lender)
  // A lender with a site of its own needs nothing from here.
  const needs = dialog.getByText(say.offers.needs)
  await expect(needs.or(dialog.getByRole('button', { name: say.offers.send }))).toBeVisible()
  if (await needs.isVisible()) await fillNeeds(page, say, answers, () => expectSoundPage(page))
  await agreeAndSend(page, say, lender)
  await expectSoundPage(page)
  await page.getByRole('link', { name: say.application.toStatus }).click()
  await expect(page.getByRole('region', { name: lender })).toBeVisible()
  await expectSoundPage(page)
  return lender
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Phrases } from './phrases/phrases.ts'

/** A lender whose API takes applications, and one on whose own site the customer goes on. */
export const apiLender = { name: 'Sahyadri Bank Limited', slug: 'sahyadri-bank' }
export const redirectLender = { name: 'Meghdoot Bank Limited', slug: 'meghdoot-bank' }

/** Waits until the offers are there, and has all of them in sight. */
export const expectOffers = async (page: Page, say: Phrases): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: say.offers.heading })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: say.offers.count })).toBeVisible()
  for (const name of [say.offers.showRest, say.offers.showOthers]) {
    const rest = page.getByRole('button', { name })
    if (await rest.isVisible()) await rest.click()
  }
  // A button that is half under the line that sticks at the top is no target for anybody.
  await page.evaluate(() => scrollTo(0, 0))
}

/** The card of a lender. */
export const offerOf = (page: Page, lender: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: lender, exact: true }) })

/** Opens the consent for a lender. */
export const openApply = async (page: Page, say: Phrases, lender: string): Promise<Locator> => {
  await page.getByRole('button', { name: say.offers.applyTo(lender), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(lender)
  return dialog
}

/** Agrees to the words shown and sends the application. */
export const agreeAndSend = async (page: Page, say: Phrases, lender: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say.offers.agree(lender) }).check()
  // It waits until every lender has answered.
  await dialog.getByRole('button', { name: say.offers.send }).click({ timeout: 30_000 })
  await expect(
    page.getByRole('heading', { level: 1, name: say.application.sentHeading(lender) }),
  ).toBeVisible()
}

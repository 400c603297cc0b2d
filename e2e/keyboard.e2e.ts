import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { choiceField, textField } from './journey/details.ts'
import { choose, press, tabTo, tick, typeInto } from './journey/keyboard.ts'
import { test } from './journey/marketplace-test.ts'
import { apiLender, expectOffers } from './journey/offers.ts'
import { phrases, type Phrases } from './journey/phrases/phrases.ts'
import { readPasscode } from './journey/sign-in.ts'
import { openLive } from './journey/stillness.ts'

const signIn = async (page: Page, say: Phrases, { mobile }: Customer): Promise<void> => {
  await typeInto(page, textField(page, say.start.mobile), mobile)
  await tick(page, page.getByRole('checkbox', { name: say.start.terms }))
  await press(page, page.getByRole('button', { name: say.start.send }), 'Shift+Tab')
  await expect(page.getByRole('heading', { level: 1, name: say.verification.heading })).toBeFocused()
  const code = await readPasscode(page.request, mobile)
  await typeInto(page, page.getByRole('textbox', { name: say.verification.passcode }), code)
  await expect(page.getByRole('heading', { level: 1, name: say.products.heading })).toBeFocused()
}

const fillByKeys = async (page: Page, say: Phrases, { amount, income }: Customer): Promise<void> => {
  const { details } = say
  await expect(page.getByRole('heading', { level: 1, name: details.quick })).toBeVisible()
  await typeInto(page, textField(page, details.amount), String(amount))
  await choose(page, choiceField(page, details.work), details.workChoice)
  await typeInto(page, textField(page, details.income), String(income))
  await typeInto(page, textField(page, details.emi), '2500')
  await typeInto(page, textField(page, details.birthDate), '17051990')
  await expect(textField(page, details.birthDate)).toHaveValue('17/05/1990')
  await typeInto(page, textField(page, details.pin), '226001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: details.scoreUnknown, exact: true })).toBeChecked()
  await press(page, page.getByRole('button', { name: details.seeOffers }))
}

/** What the lender still needs, in its sheet. */
const answerNeeds = async (page: Page, say: Phrases, customer: Customer): Promise<void> => {
  const { details } = say
  const groups = [
    async () => {
      await typeInto(page, textField(page, details.panName), 'Asha Verma')
      await typeInto(page, textField(page, details.pan), 'abcpv1234f')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: details.female, exact: true })).toBeChecked()
    },
    () => typeInto(page, textField(page, details.email), customer.email),
    async () => {
      await typeInto(page, textField(page, details.address1), '14, Station Road')
      await choose(page, choiceField(page, details.residence), details.residenceChoice)
      await typeInto(page, textField(page, details.rent), '9000')
    },
    async () => {
      await typeInto(page, textField(page, details.company), 'Gomti Textiles')
      await typeInto(page, textField(page, details.officePin), '226010')
      await tick(page, page.getByRole('radio', { name: details.bankTransfer, exact: true }))
    },
  ]
  for (const answer of groups) {
    await answer()
    await press(page, page.getByRole('dialog').getByRole('button', { name: say.offers.needsNext }))
  }
}

const applyByKeys = async (page: Page, say: Phrases, lender: string, customer: Customer): Promise<void> => {
  const opener = page.getByRole('button', { name: say.offers.applyTo(lender), exact: true })
  const dialog = page.getByRole('dialog')
  await press(page, opener)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await answerNeeds(page, say, customer)
  await tick(page, dialog.getByRole('checkbox', { name: say.offers.agree(lender) }))
  const send = dialog.getByRole('button', { name: say.offers.send })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await press(page, send)
  await expect(
    page.getByRole('heading', { level: 1, name: say.application.sentHeading(lender) }),
  ).toBeFocused()
}

test('the whole way by keyboard alone', { tag: '@again-desktop' }, async ({ page }) => {
  const say = phrases.hi
  const customer = newCustomer(200_111)
  const lender = apiLender.name

  await openLive(page, originOf('default'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: phrases.en.layout.skip })).toBeFocused()
  await expect(page.getByRole('link', { name: phrases.en.layout.skip })).toBeInViewport()
  await press(page, page.getByRole('link', { name: phrases.hi.languageName }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.start.heading)
  await signIn(page, say, customer)
  await press(page, page.getByRole('button', { name: say.products.personal }))
  await fillByKeys(page, say, customer)

  await expectOffers(page, say)
  await press(page, page.getByRole('link', { name: say.offers.keyFactsOf(lender) }))
  await expect(page.getByRole('heading', { level: 1, name: say.keyFacts.heading })).toBeFocused()
  await press(page, page.getByRole('link', { name: say.keyFacts.back }), 'Shift+Tab')
  await expectOffers(page, say)
  await applyByKeys(page, say, lender, customer)

  await press(page, page.getByRole('link', { name: say.application.toStatus }))
  const card = page.getByRole('region', { name: lender })
  await expect(card.getByText(say.application.rejected, { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  await tabTo(page, card.locator('summary').first())
  await page.keyboard.press('Space')
  await tabTo(page, card.getByText(say.application.allSteps))
  await page.keyboard.press('Space')
  await expect(card.getByRole('listitem').last()).toContainText(say.application.rejected)
})

import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { choiceField, optionalField, textField } from './journey/details.ts'
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

const answerAbout = async (page: Page, { details }: Phrases): Promise<void> => {
  await typeInto(page, textField(page, details.firstName), 'Asha')
  await typeInto(page, textField(page, details.lastName), 'Verma')
  await typeInto(page, textField(page, details.birthDate), '17051990')
  await expect(textField(page, details.birthDate)).toHaveValue('17/05/1990')
  await typeInto(page, textField(page, details.pan), 'abcpv1234f')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: details.female, exact: true })).toBeChecked()
}

const answerHome = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await typeInto(page, textField(page, details.address1), '14, Station Road')
  await typeInto(page, optionalField(page, say, details.locality), 'Hazratganj')
  await typeInto(page, textField(page, details.pin), '226001')
  await choose(page, choiceField(page, details.residence), details.residenceChoice)
  await typeInto(page, textField(page, details.rent), '9000')
}

const answerWork = async (page: Page, { details }: Phrases, { income }: Customer): Promise<void> => {
  await choose(page, choiceField(page, details.work), details.workChoice)
  await typeInto(page, textField(page, details.company), 'Gomti Textiles')
  await typeInto(page, textField(page, details.officePin), '226010')
  await tick(page, page.getByRole('radio', { name: details.bankTransfer, exact: true }))
  await typeInto(page, textField(page, details.income), String(income))
  await typeInto(page, textField(page, details.emi), '2500')
  await choose(page, choiceField(page, details.household), details.householdChoice)
}

const fillByKeys = async (page: Page, say: Phrases, customer: Customer): Promise<void> => {
  const { details } = say
  const groups = [
    () => answerAbout(page, say),
    () => typeInto(page, textField(page, details.email), customer.email),
    () => answerHome(page, say),
    () => answerWork(page, say, customer),
    () => typeInto(page, textField(page, details.amount), String(customer.amount)),
    () => typeInto(page, optionalField(page, say, details.ifsc), 'sbin0001234'),
  ]
  await expect(page.getByRole('heading', { level: 1, name: details.heading })).toBeVisible()
  for (const [number, answer] of groups.entries()) {
    await answer()
    const next = details.sections[number + 1]
    await press(
      page,
      page.getByRole('button', { name: next === undefined ? details.seeOffers : details.next }),
    )
    if (next !== undefined) {
      await expect(page.getByRole('heading', { level: 2, name: next, exact: true })).toBeFocused()
    }
  }
}

const applyByKeys = async (page: Page, say: Phrases, lender: string): Promise<void> => {
  const opener = page.getByRole('button', { name: say.offers.applyTo(lender), exact: true })
  const dialog = page.getByRole('dialog')
  await press(page, opener)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
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
  await applyByKeys(page, say, lender)

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

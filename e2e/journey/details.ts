import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Customer } from './customer.ts'
import type { Phrases } from './phrases/phrases.ts'
import { readContactProof, readPasscode, typePasscode } from './sign-in.ts'

export const textField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

export const choiceField = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true })

/** A field that may stay empty carries that in its name. */
export const optionalField = (page: Page, say: Phrases, name: string): Locator =>
  textField(page, `${name} (${say.details.optional})`)

/** What a loan asks of a customer: before its offers, and in groups what a lender needs that is applied to. */
export interface LoanAnswers {
  offers: () => Promise<void>
  needs: readonly (() => Promise<void>)[]
}

/** Who somebody is, for a lender. */
export const fillAbout = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await textField(page, details.panName).fill('Asha Verma')
  await textField(page, details.pan).fill('abcpv1234f')
  await expect(textField(page, details.pan)).toHaveValue('ABCPV1234F')
  await page.getByRole('radio', { name: details.female, exact: true }).check()
}

/** How old somebody is, where they live and what they know of their score. */
export const fillPerson = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await textField(page, details.birthDate).fill('17/05/1990')
  await textField(page, details.pin).fill('226001')
  await page.getByRole('radio', { name: details.scoreUnknown, exact: true }).check()
}

/** Who signed in by e-mail proves a mobile number here; who signed in by number gives an e-mail. */
export const fillContact = async (
  page: Page,
  say: Phrases,
  customer: Customer,
  by: 'mobile' | 'email',
): Promise<void> => {
  const { details } = say
  if (by === 'mobile') {
    await textField(page, details.email).fill(customer.email)
    return
  }
  await textField(page, details.mobile).fill(customer.mobile)
  await page.getByRole('button', { name: details.sendPasscode }).click()
  const now = page.getByRole('textbox', { name: details.passcodeToNow })
  await expect(now).toBeFocused()
  const passcode = await readPasscode(page.request, customer.mobile)
  // The first passcode to the e-mail signed in.
  await typePasscode(now, await readContactProof(page.request, customer.email))
  await typePasscode(page.getByRole('textbox', { name: details.passcodeToNew }), passcode)
  await expect(page.getByText(details.contactProved, { exact: true })).toBeVisible()
}

export const fillAddress = (page: Page, say: Phrases): Promise<void> =>
  textField(page, say.details.address1).fill('538K/14, Station Road')

export const fillHome = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await fillAddress(page, say)
  await choiceField(page, details.residence).selectOption(details.residenceChoice)
  await textField(page, details.rent).fill('9000')
}

/** Work and income, as the offers of a loan to somebody who earns go by it. */
export const fillIncome = async (page: Page, say: Phrases, { income }: Customer): Promise<void> => {
  const { details } = say
  await choiceField(page, details.work).selectOption(details.workChoice)
  await textField(page, details.income).fill(String(income))
  await textField(page, details.emi).fill('2500')
}

/** Who somebody works for, as a lender needs it. */
export const fillEmployer = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await textField(page, details.company).fill('Gomti Textiles')
  await textField(page, details.officePin).fill('226010')
  await page.getByRole('radio', { name: details.bankTransfer, exact: true }).check()
}

const nothing = (): Promise<void> => Promise.resolve()

/** Answers what the offers of a loan go by, on one screen, and asks for them. */
export const fillOffers = async (
  page: Page,
  say: Phrases,
  { offers }: LoanAnswers,
  onFilled: () => Promise<void> = nothing,
  finish = (): Promise<void> => page.getByRole('button', { name: say.details.seeOffers }).click(),
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
  await offers()
  await onFilled()
  await finish()
}

/** Answers in the open sheet what its lender still needs, group by group. */
export const fillNeeds = async (
  page: Page,
  say: Phrases,
  { needs }: LoanAnswers,
  onGroup: () => Promise<void> = nothing,
): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say.offers.needs)).toBeVisible()
  for (const fill of needs) {
    await fill()
    await onGroup()
    await dialog.getByRole('button', { name: say.offers.needsNext }).click()
  }
}

interface Filling {
  customer: Customer
  signedInBy?: 'mobile' | 'email'
}

/** What a personal loan asks. */
export const personalAnswers = (
  page: Page,
  say: Phrases,
  { customer, signedInBy = 'mobile' }: Filling,
): LoanAnswers => ({
  offers: async () => {
    await textField(page, say.details.amount).fill(String(customer.amount))
    await fillIncome(page, say, customer)
    await fillPerson(page, say)
  },
  needs: [
    () => fillAbout(page, say),
    () => fillContact(page, say, customer, signedInBy),
    () => fillHome(page, say),
    () => fillEmployer(page, say),
  ],
})

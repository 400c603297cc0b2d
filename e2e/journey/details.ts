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

/** A group of questions: what it is headed by, and how it is filled in. */
export interface DetailPart {
  heading: string
  fill: () => Promise<void>
}

/** Goes on to the group of a heading. */
const goOn = async (page: Page, say: Phrases, { heading }: DetailPart): Promise<void> => {
  await page.getByRole('button', { name: say.details.next }).click()
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeFocused()
}

export const fillAbout = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await textField(page, details.firstName).fill('Asha')
  await textField(page, details.lastName).fill('Verma')
  await textField(page, details.birthDate).fill('17/05/1990')
  await textField(page, details.pan).fill('abcpv1234f')
  await expect(textField(page, details.pan)).toHaveValue('ABCPV1234F')
  await page.getByRole('radio', { name: details.female, exact: true }).check()
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
  await expect(page.getByText(details.contactProved, { exact: true })).toHaveCount(2)
}

export const fillAddress = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await textField(page, details.address1).fill('14, Station Road')
  await optionalField(page, say, details.locality).fill('Hazratganj')
  await textField(page, details.pin).fill('226001')
}

export const fillHome = async (page: Page, say: Phrases): Promise<void> => {
  const { details } = say
  await fillAddress(page, say)
  await choiceField(page, details.residence).selectOption(details.residenceChoice)
  await textField(page, details.rent).fill('9000')
}

/** Work and income, as a loan for a vehicle asks it. */
export const fillIncome = async (page: Page, say: Phrases, { income }: Customer): Promise<void> => {
  const { details } = say
  await choiceField(page, details.work).selectOption(details.workChoice)
  await textField(page, details.company).fill('Gomti Textiles')
  await textField(page, details.officePin).fill('226010')
  await page.getByRole('radio', { name: details.bankTransfer, exact: true }).check()
  await textField(page, details.income).fill(String(income))
  await textField(page, details.emi).fill('2500')
}

export const fillWork = async (page: Page, say: Phrases, customer: Customer): Promise<void> => {
  await fillIncome(page, say, customer)
  await choiceField(page, say.details.household).selectOption(say.details.householdChoice)
}

export const fillBank = async (page: Page, say: Phrases): Promise<void> => {
  await optionalField(page, say, say.details.ifsc).fill('SBIN0001234')
  await optionalField(page, say, say.details.account).fill('30123456789')
}

interface Filling {
  customer: Customer
  signedInBy?: 'mobile' | 'email'
  /** Told of each group once it is filled in. */
  onGroup?: () => Promise<void>
}

/** Fills in groups in their order and asks for the offers. */
export const fillParts = async (
  page: Page,
  say: Phrases,
  parts: readonly DetailPart[],
  onGroup: () => Promise<void> = () => Promise.resolve(),
  finish = (): Promise<void> => page.getByRole('button', { name: say.details.seeOffers }).click(),
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: say.details.heading })).toBeVisible()
  for (const [number, { fill }] of parts.entries()) {
    await fill()
    await onGroup()
    const next = parts[number + 1]
    if (next !== undefined) await goOn(page, say, next)
  }
  await finish()
}

/** Fills in all groups of a personal loan's details and asks for the offers. */
export const fillDetails = (page: Page, say: Phrases, filling: Filling): Promise<void> => {
  const { customer, signedInBy = 'mobile', onGroup } = filling
  const fills = [
    () => fillAbout(page, say),
    () => fillContact(page, say, customer, signedInBy),
    () => fillHome(page, say),
    () => fillWork(page, say, customer),
    () => textField(page, say.details.amount).fill(String(customer.amount)),
    () => fillBank(page, say),
  ]
  const parts = fills.map((fill, number) => ({ heading: say.details.sections[number] ?? '', fill }))
  return fillParts(page, say, parts, onGroup)
}

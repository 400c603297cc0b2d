import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { choose, press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { readPasscode, typePasscode } from '../journey/sign-in.ts'
import { openLive } from '../journey/stillness.ts'

/** A customer who agreed to messages and told a little of a gold loan. @returns the customer's id. */
const stopMidway = async (
  request: APIRequestContext,
  contact: { mobile_phone_number: string } | { email: string },
): Promise<string> => {
  const consents = ['terms', 'messages'].map((purpose) => ({ purpose, version: '1' }))
  const start = await request.post('/api/auth/start', { data: { ...contact, language: 'en', consents } })
  const { prospect_app_id } = (await start.json()) as { prospect_app_id: string }
  const [to = ''] = Object.values(contact)
  const otp = await readPasscode(request, to)
  const verified = await request.post('/api/auth/verify', { data: { prospect_app_id, otp } })
  const { token, user_id } = (await verified.json()) as { token: string; user_id: string }
  const saved = await request.post(`/api/user/${prospect_app_id}`, {
    data: { first_name: 'Gulab', postal_code: '226001', product_type: 'Gold Loans', is_editing: 1 },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(saved.status()).toBe(200)
  return user_id
}
const linkCard = (page: Page) => page.getByRole('region', { name: 'Resume link' })

test(
  'a caller sends a customer who stopped a link, sees what became of it, and ends it',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const { mobile } = newCustomer()
    await stopMidway(page.request, { mobile_phone_number: mobile })
    await openAsStaff(page, 'caller', '/admin/csr-portal')
    await page.getByLabel('Number, e-mail or full name').fill(mobile)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await page.getByRole('grid').getByRole('link').first().click()
    const card = linkCard(page)
    await card.getByRole('button', { name: 'Send by SMS' }).click()
    await expect(page.getByText('Link sent')).toBeVisible()
    await expect(card.getByText('Not opened yet')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Send by e-mail' })).toBeDisabled()
    await expectSoundPage(page)
    await card.getByRole('button', { name: 'End it' }).click()
    await expect(card.getByText('Ended')).toBeVisible()
  },
)

test(
  'a link by e-mail, sent by keyboard alone, leads from the mail to where the customer stopped',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, browser }) => {
    const { email } = newCustomer()
    const user_id = await stopMidway(page.request, { email })
    await openAsStaff(page, 'caller', `/admin/csr-portal/${user_id}/0`)
    const card = linkCard(page)
    await expect(card.getByRole('button', { name: 'Send by SMS' })).toBeDisabled()
    await press(page, card.getByRole('button', { name: 'Send by e-mail' }))
    await expect(card.getByText('Not opened yet')).toBeVisible()

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const phone = await context.newPage()
    await phone.goto(`${originOf('default')}/dev/outbox?to=${email}`)
    await phone
      .getByRole('link', { name: /\/auth#e/ })
      .first()
      .click()
    await phone.getByRole('button', { name: 'Send passcode and go on here' }).click()
    const code = await readPasscode(phone.request, email)
    await typePasscode(phone.getByRole('textbox', { name: 'Six-digit passcode' }), code)
    await expect(phone).toHaveURL(`${originOf('default')}/user/user-detail/gold-loan`)
    await expect(phone.getByRole('textbox', { name: 'PIN code' })).toHaveValue('226001')
    await context.close()

    await page.reload()
    await expect(card.getByText('Signed in')).toBeVisible()
    await expect(card.getByRole('button', { name: 'End it' })).toHaveCount(0)
    await press(page, card.getByRole('button', { name: 'Send by e-mail' }))
    await press(page, card.getByRole('button', { name: 'End it' }))
    await expect(card.getByText('Ended')).toBeVisible()
  },
)

test(
  'a partner makes a link by keyboard alone; over, it is not shown on',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await page.clock.install()
    await page.goto(`/${demoPartner.slug}/partner/login`)
    await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
    const card = page.getByRole('region', { name: 'Customers at your counter' })
    const number = card.getByLabel("Customer's mobile number")
    await typeInto(page, number, '12345')
    await page.keyboard.press('Enter')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    const { mobile } = newCustomer()
    await number.fill('')
    await typeInto(page, number, mobile)
    await choose(page, card.getByLabel('Their language'), 'Hindi')
    await press(page, card.getByRole('button', { name: 'Make the link' }))
    await expect(card.getByText(/\/transfer\/.*#p.*\.hi$/)).toBeVisible()
    await expect(card.getByText(`For the number ending in ${mobile.slice(-4)}, until `)).toBeVisible()
    await page.clock.runFor('10:00')
    await expect(
      card.getByText(`The link for the number ending in ${mobile.slice(-4)} is over. Make a new one.`),
    ).toBeVisible()
    await expect(card.getByText(/\/transfer\//)).toHaveCount(0)
  },
)

test(
  'a partner makes a link for a customer beside them, who agrees on their own phone',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, browser }) => {
    await page.goto(`/${demoPartner.slug}/partner/login`)
    await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
    const card = page.getByRole('region', { name: 'Customers at your counter' })
    await card.getByLabel("Customer's mobile number").fill('12345')
    await card.getByRole('button', { name: 'Make the link' }).click()
    await expect(card.getByText('Please enter a valid 10 digit mobile number')).toBeVisible()
    const { mobile } = newCustomer()
    await card.getByLabel("Customer's mobile number").fill(mobile)
    await card.getByRole('button', { name: 'Make the link' }).click()
    const link = (await card.getByText(/\/transfer\/.*#p/).textContent()) ?? ''
    await expectSoundPage(page)

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const phone = await context.newPage()
    await openLive(phone, link)
    const go = phone.getByRole('button', { name: 'Send passcode and go on here' })
    await go.click()
    await expect(phone.getByText('Please agree to the terms to go on')).toBeVisible()
    await phone.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
    await go.click()
    const code = await readPasscode(phone.request, mobile)
    await typePasscode(phone.getByRole('textbox', { name: 'Six-digit passcode' }), code)
    await expect(phone).toHaveURL(/\/products$/)
    await context.close()
  },
)

import { expect } from '@playwright/test'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office-partner.ts'
import { readPasscode } from '../journey/sign-in.ts'

const oneWidth = { tag: ['@office', '@laptop'] }

test(
  'a caller sends a customer who stopped a link, sees what became of it, and ends it',
  oneWidth,
  async ({ page }) => {
    const { mobile } = newCustomer()
    const consents = ['terms', 'messages'].map((purpose) => ({ purpose, version: '1' }))
    const start = await page.request.post('/api/auth/start', {
      data: { mobile_phone_number: mobile, language: 'en', consents },
    })
    const { prospect_app_id } = (await start.json()) as { prospect_app_id: string }
    const otp = await readPasscode(page.request, mobile)
    await page.request.post('/api/auth/verify', { data: { prospect_app_id, otp } })

    await openAsStaff(page, 'caller', '/admin/csr-portal')
    await page.getByLabel('Mobile number, last four of the PAN, or application id').fill(mobile)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await page.getByRole('table').getByRole('link').first().click()
    const card = page.getByRole('region', { name: 'Resume link' })
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
  'a partner makes a link for a customer beside them, who agrees on their own phone',
  oneWidth,
  async ({ page, browser }) => {
    await page.goto(`/${demoPartner.slug}/partner/login`)
    await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
    const card = page.getByRole('region', { name: 'A customer beside you' })
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
    await phone.goto(link)
    await phone.waitForLoadState('networkidle')
    const go = phone.getByRole('button', { name: 'Send passcode and go on here' })
    await go.click()
    await expect(phone.getByText('Please agree to the terms to go on')).toBeVisible()
    await phone.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
    await go.click()
    const code = await readPasscode(phone.request, mobile)
    await phone.getByRole('textbox', { name: 'Six-digit passcode' }).fill(code)
    await expect(phone).toHaveURL(/\/products$/)
    await context.close()
  },
)

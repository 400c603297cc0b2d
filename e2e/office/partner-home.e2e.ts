import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff, storedNames } from '../journey/office/office.ts'
import {
  addPartnerByCalls,
  agreeShareByCalls,
  demoPartner,
  fillPartnerSignIn,
  signInPartnerByCalls,
  type OwnPartner,
} from '../journey/office/office-partner.ts'
import { applyDetailsByCalls } from '../journey/prepared/prepared-customer.ts'
import { readPasscode } from '../journey/sign-in.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const office = { tag: '@office' }
const accountButton = (page: Page, contact: string) =>
  page.getByRole('button', { name: `Account of ${contact}` })

/** A customer signs in by a partner's link, completes the details and asks for a personal loan. */
const bringCustomer = async (page: Page, partner: OwnPartner) => {
  const customer = newCustomer()
  const start = await page.request.post('/api/auth/start', {
    data: {
      mobile_phone_number: customer.mobile,
      language: 'en',
      consents: [{ purpose: 'terms', version: '1' }],
      url_segment: partner.slug,
    },
  })
  const { prospect_app_id } = (await start.json()) as { prospect_app_id: string }
  const otp = await readPasscode(page.request, customer.mobile, { origin: originOf('default') })
  const verified = await page.request.post('/api/auth/verify', { data: { prospect_app_id, otp } })
  const { token } = (await verified.json()) as { token: string }
  const session = { prospectAppId: prospect_app_id, atkn: token, productType: 'Personal Loans' } as const
  await applyDetailsByCalls(page.request, session, customer)
  return customer
}

test('a partner signs in by its own page, sees its home and signs out', office, async ({ page }) => {
  await page.goto(`/${demoPartner.slug}/partner/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in as a partner' })).toBeVisible()
  await expectSoundPage(page)
  await fillPartnerSignIn(page, demoPartner.email, 'Partner-demo-5')
  await expect(page.getByRole('alert')).toHaveText('That user name, password or code is not right')
  await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  // Opened under the partner's path, it stays there.
  await expect(page).toHaveURL(`/${demoPartner.slug}/partner`)
  await expect(page).toHaveTitle(/^Home - Partner area - /)
  await expect(page.getByText('Agreed since 01/10/2026: 40% of our commission and ₹250')).toBeVisible()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(
    page.getByRole('img', { name: /^QR code of .*gomti-associates\?utm_id=gomti_01$/ }),
  ).toBeVisible()
  await expectSoundPage(page)

  await page.goto('/partner/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await accountButton(page, demoPartner.contact).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/partner\/login/)
  expect(await storedNames(page)).toEqual([])
})

test('its home shows its own customers, and what is not known is not made up', office, async ({ page }) => {
  const token = await enterAsStaff(page, 'admin')
  const partner = await addPartnerByCalls(page, token)
  await agreeShareByCalls(page, token, partner.id, { revenue_percent: 0, revenue_flat_fee: 300 })
  const customer = await bringCustomer(page, partner)
  await signInPartnerByCalls(page, partner, 'slow train to Lucknow')
  await page.goto('/partner')
  const row = page
    .getByRole('grid', { name: 'Newest customers' })
    .getByRole('row', { name: /Personal Loans/ })
  await expect(row).toContainText(`******${customer.mobile.slice(-4)}`)
  await expect(row).toContainText(/Telling details|Offers shown/)
  await expect(page.getByText(customer.mobile)).toHaveCount(0)
  await expect(page.getByText('₹300 for each disbursal.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why nothing is to be paid' })).toBeVisible()
  await expectSoundPage(page)
})

test(
  'a partner that is paused is out at the next change of the route',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, browser }) => {
    const context = await browser.newContext()
    const form = await context.newPage()
    const token = await enterAsStaff(form, 'admin')
    const partner = await addPartnerByCalls(form, token)
    await signInPartnerByCalls(page, partner, 'slow train to Lucknow')
    await page.goto('/partner')
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const paused = await form.request.post('/api/partner/set-status', {
      data: { partner_id: partner.id, status: 'paused', reason: 'For a test' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(paused.status()).toBe(200)
    await context.close()
    await accountButton(page, 'Asha Rao').click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/^[^?]*\/partner\/login/)
    expect(await storedNames(page)).not.toContain('p_atkn')
  },
)

test(
  'a first password is replaced by keyboard alone, and an authenticator is asked for next',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const token = await enterAsStaff(page, 'admin')
    const partner = await addPartnerByCalls(page, token)
    await page.goto('/partner/login')
    await typeInto(page, page.getByLabel('E-mail'), partner.email)
    await typeInto(page, page.getByLabel('Password'), partner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/partner/settings')
    await expectSoundPage(page)
    await typeInto(page, page.getByLabel('Present password'), partner.password)
    await typeInto(page, page.getByLabel('New password', { exact: true }), 'slow train to Lucknow')
    await typeInto(page, page.getByLabel('New password again'), 'slow train to Lucknow')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password changed', { exact: true }).last()).toBeVisible()
    await expect(page.getByText('Choose a password that nobody else knows.')).toBeHidden()
    await expect(page.getByText(/authenticator/i).first()).toBeVisible()
  },
)

test('the contact is saved by keyboard alone', byKeyboard, async ({ page }) => {
  const token = await enterAsStaff(page, 'admin')
  const partner = await addPartnerByCalls(page, token)
  await signInPartnerByCalls(page, partner, 'slow train to Lucknow')
  await page.goto('/partner/settings')
  const name = page.getByLabel('Contact name')
  await name.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Meera Rao')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Contact saved', { exact: true }).last()).toBeVisible()
  await press(page, accountButton(page, 'Meera Rao'), 'Shift+Tab')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
})

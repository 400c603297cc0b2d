import { callable, originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { expect } from '../journey/expect.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { addPartnerByCalls, signInPartnerByCalls } from '../journey/office/office-partner.ts'
import { applyDetailsByCalls } from '../journey/prepared/prepared-customer.ts'
import { readPasscode } from '../journey/sign-in.ts'

/** A browser of people: what names itself headless is a program, and does not count. */
const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

test(
  'a partner makes a link by keyboard, a phone opens it, and the trace says whose the customer is',
  { tag: ['@office', '@laptop'] },
  async ({ page, browser }) => {
    test.slow()
    const token = await enterAsStaff(page, 'admin')
    const partner = await addPartnerByCalls(page, token)
    await signInPartnerByCalls(page, partner, 'slow train to Lucknow')
    await page.goto('/partner/links')
    await expect(page.getByText('No links yet').first()).toBeVisible()
    const open = page.getByRole('button', { name: 'New link' })
    await expect(open).toBeEnabled()
    await press(page, open, 'Tab')
    const dialog = page.getByRole('dialog', { name: 'New link' })
    await typeInto(page, dialog.getByLabel('Name'), 'Counter 2')
    await expect(dialog.getByLabel('Path')).toHaveValue(`${partner.slug}-counter-2`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Counter 2' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible()
    await expectSoundPage(page)

    const slug = `${partner.slug}-counter-2`
    const context = await browser.newContext(phone)
    const visitor = await context.newPage()
    const seen = visitor.waitForResponse((response) => response.url().endsWith('/api/link-seen'))
    await visitor.goto(`${originOf('default')}/${slug}?q=1&sub1=evening`)
    expect((await seen).status()).toBe(200)
    const customer = newCustomer()
    const { address } = callable(`${originOf('default')}/api/auth/start`)
    const start = await context.request.post(address, {
      data: {
        mobile_phone_number: customer.mobile,
        language: 'en',
        consents: [{ purpose: 'terms', version: '1' }],
        url_segment: slug,
      },
    })
    const { prospect_app_id } = (await start.json()) as { prospect_app_id: string }
    const otp = await readPasscode(page.request, customer.mobile)
    const verified = await context.request.post(`${originOf('default')}/api/auth/verify`, {
      data: { prospect_app_id, otp },
    })
    const { token: atkn } = (await verified.json()) as { token: string }
    await applyDetailsByCalls(
      page.request,
      { prospectAppId: prospect_app_id, atkn, productType: 'Personal Loans' },
      customer,
    )
    await context.close()

    await page.reload()
    const clicks = page.locator('dl[aria-label="Clicks"]')
    await expect(clicks).toHaveText(/Hits1.*Counted1.*Seen1/)
    await expect(page.getByText('Every hit counts')).toBeVisible()
    await page.getByRole('link', { name: /^What became of the hit of / }).click()
    await expect(
      page.getByRole('heading', {
        name: /^This customer's personal loan is yours until \d\d\/\d\d\/\d{4}\.$/,
      }),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
      'Signed in by link “Counter 2”',
    )
    await expect(page.getByText('this one')).toBeVisible()
    await expect(page.getByRole('img', { name: /^This customer's personal loan is yours/ })).toBeVisible()
    await expectSoundPage(page)

    const tell = page.getByRole('button', { name: /^Tell me the lender’s next word/ })
    await press(page, tell)
    await expect(tell).toHaveAttribute('aria-pressed', 'true')
    await press(page, page.getByRole('button', { name: 'Dispute…' }))
    const dispute = page.getByRole('dialog', { name: 'Dispute whose lead this is?' })
    await typeInto(page, dispute.getByLabel('What is wrong with it?'), 'The lock ends too early')
    await press(page, dispute.getByRole('button', { name: 'Send the dispute' }))
    await expect(dispute).toBeHidden()
    const opened = page.getByRole('group').filter({ hasText: 'lead L-' })
    await expect(opened).toContainText('Open')
    await opened.locator('summary').click()
    await expect(opened).toContainText('The lock ends too early')
    await expectSoundPage(page)

    // The partner is signed in in the same browser: staff answer in a page of their own.
    const office = await browser.newContext()
    const desk = await office.newPage()
    await enterAsStaff(desk, 'admin')
    await desk.goto('/admin/tracking-links/trace')
    const waiting = desk.getByRole('group').filter({ hasText: 'lead L-' }).filter({ hasText: partner.name })
    await waiting.locator('summary').click()
    await waiting.getByRole('button', { name: 'Answer or decide…' }).click()
    const decide = desk.getByRole('dialog', { name: 'Dispute about a lead' })
    await decide.getByRole('group', { name: 'What to do' }).getByRole('button', { name: 'Refuse' }).click()
    await typeInto(desk, decide.getByLabel('Reason'), 'The days are those of the agreement')
    await decide.getByRole('button', { name: 'Refuse' }).last().click()
    await expect(decide).toBeHidden()
    await expect(waiting).toContainText('Refused')
    await office.close()

    await page.goto('/partner/trace')
    await expect(page.getByRole('heading', { name: 'Your disputes about leads' })).toBeVisible()
    await expect(page.getByRole('group').filter({ hasText: 'lead L-' })).toContainText('Refused')
    await expectSoundPage(page)
  },
)

import { Webhook } from 'standardwebhooks'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { expect } from '../journey/expect.ts'
import { press, tabTo, tick, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { startReceiver } from '../journey/office/hook-server.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { addPartnerByCalls, signInPartnerByCalls } from '../journey/office/office-partner.ts'

const OWN = 'slow train to Lucknow'

test('@office a partner makes a key, claims a lead by it, adds an endpoint, tests it and sends again @laptop', async ({
  page,
}) => {
  const receiver = await startReceiver()
  try {
    const partner = await addPartnerByCalls(page, await enterAsStaff(page, 'admin'))
    await signInPartnerByCalls(page, partner, OWN)
    await page.goto('/partner/digital-integration')
    await press(page, page.getByRole('button', { name: 'New key' }))
    await typeInto(page, page.getByLabel('What is it for?'), 'Counter system')
    await tick(page, page.getByRole('checkbox', { name: /^Read your leads/ }))
    await tick(page, page.getByRole('checkbox', { name: /^Claim leads/ }))
    await press(page, page.getByRole('button', { name: 'Make the key' }))
    const key = await page.getByRole('group', { name: 'Key', exact: true }).innerText()
    expect(key).toMatch(/^pk_live_[A-Za-z0-9_-]{43}$/)
    await press(page, page.getByRole('button', { name: 'I have kept it' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Keys of your systems' })).toBeVisible()
    await expectSoundPage(page)

    const headers = { authorization: `Bearer ${key}` }
    const claimed = await page.request.post('/api/partner/leads', {
      headers,
      data: { mobile_phone_number: newCustomer().mobile, product_type: 'Personal Loans', reference: 'c-1' },
    })
    expect(await claimed.json()).toMatchObject({ success: true, data: { reference: 'c-1' } })
    expect((await page.request.get('/api/partner/money', { headers })).status()).toBe(403)

    await tabTo(page, page.getByRole('tab', { name: 'Keys' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'New endpoint' }))
    await typeInto(page, page.getByLabel('Name', { exact: true }), 'Counter')
    await page.getByLabel('Address').clear()
    await typeInto(page, page.getByLabel('Address'), receiver.url())
    await press(page, page.getByRole('button', { name: 'Choose all' }))
    await press(page, page.getByRole('button', { name: 'Add the endpoint' }))
    const secret = await page.getByRole('group', { name: 'Secret', exact: true }).innerText()
    await press(page, page.getByRole('button', { name: 'I have kept it' }))
    await expectSoundPage(page)

    await press(page, page.getByRole('button', { name: 'Send a test' }))
    await expect(page.getByRole('heading', { level: 1, name: 'hook.test' })).toBeVisible()
    const attempts = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem')
    await expect(attempts).toHaveCount(1)
    await expect(attempts.first()).toContainText('Taken, 200')
    await press(page, page.getByRole('button', { name: 'Send again' }))
    await expect(attempts).toHaveCount(2)
    await expectSoundPage(page)
    const [first, second] = receiver.heard
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'hook.test',
    })
    expect(second).toMatchObject({ body: first?.body })
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])

    await press(page, page.getByRole('link', { name: 'Deliveries' }))
    const row = page.getByRole('grid', { name: 'Deliveries' }).getByRole('row').nth(1)
    await expect(row).toContainText('Delivered')
    await expectSoundPage(page)
  } finally {
    await receiver.close()
  }
})

import { expectSoundPage } from '../journey/check-page.ts'
import { expect } from '../journey/expect.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { codeOf } from '../journey/office/authenticator.ts'
import { enterAsEnrolledAdmin } from '../journey/office/enrolled-admin.ts'
import {
  addPartnerByCalls,
  fillPartnerSignIn,
  signInPartnerByCalls,
} from '../journey/office/office-partner.ts'

const OWN = 'slow train to Lucknow'

test('@office @again-laptop an owner invites; who sells sees no money, and is out with the next click when removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { demo } = await enterAsEnrolledAdmin(page)
  const partner = await addPartnerByCalls(page, demo)
  await signInPartnerByCalls(page, partner, 'nine tall chimneys')
  const email = `sales-${partner.email}`
  const sales = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  ).newPage()

  await test.step('the owner invites, by the keyboard', async () => {
    await page.goto('/partner/settings/team')
    await expect(page.getByRole('region', { name: 'People' })).toContainText(
      'Asha Rao (you, contact of the firm)',
    )
    await expectSoundPage(page)
    await press(page, page.getByRole('button', { name: 'Invite somebody' }))
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
    await typeInto(page, dialog.getByLabel('Name'), 'Ravi Patel')
    await typeInto(page, dialog.getByLabel('E-mail'), email)
    await expect(dialog.getByRole('radio', { name: /^Sales/ })).toBeChecked()
    await expectSoundPage(page)
    await press(page, dialog.getByRole('button', { name: 'Send the invitation' }))
    const invited = page.getByRole('region', { name: 'Invited' })
    await expect(invited).toContainText(email)
    await expectSoundPage(page)
  })

  await test.step('the link makes a sign-in, once', async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`)
    const { data } = (await answer.json()) as { data: { text: string }[] }
    const [, hash = ''] = /\/partner\/join(#[A-Za-z0-9_-]{43})/.exec(data[0]?.text ?? '') ?? []
    await sales.goto(`/partner/join${hash}`)
    await expect(sales.getByText(`invites you to its partner area`)).toBeVisible()
    expect(new URL(sales.url()).hash).toBe('')
    await expectSoundPage(sales)
    await sales.getByLabel('Password', { exact: true }).fill(OWN)
    await sales.getByLabel('Password again').fill(OWN)
    await press(sales, sales.getByRole('button', { name: 'Make my sign-in' }))
    await expect(sales).toHaveURL(/\/partner\/login$/)
    await sales.goto(`/partner/join${hash}`)
    await expect(sales.getByText('This invitation was used, withdrawn or replaced')).toBeVisible()
    await sales.goto('/partner/login')
    await fillPartnerSignIn(sales, email, OWN)
    await expect(sales.getByText('Set up an authenticator app on your phone.')).toBeVisible()
  })

  await test.step('who sells sees customers, and no money: neither in the menu nor by its address', async () => {
    const token = await sales.evaluate(() => localStorage.getItem('p_atkn') ?? '')
    const headers = { authorization: `Bearer ${token}` }
    const started = await sales.request.post('/api/partner/account/totp-start', {
      data: { current_password: OWN },
      headers,
    })
    const { data } = (await started.json()) as { data: { secret: string } }
    const code = codeOf(data.secret)
    expect(
      (await sales.request.post('/api/partner/account/totp-confirm', { data: { code }, headers })).ok(),
    ).toBe(true)
    await sales.goto('/partner')
    await expect(
      sales.getByText('Money: for owners and accounts. For more ask an owner: Asha Rao.'),
    ).toBeVisible()
    await expectSoundPage(sales)
    const menu = sales.getByRole('navigation', { name: 'Pages' })
    await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible()
    for (const name of ['Money', 'Team', 'Account access', 'Digital integration'])
      await expect(menu.getByRole('link', { name })).toHaveCount(0)
    await sales.goto('/partner/statements')
    await expect(sales.getByText('Your role may not open “Money” (/partner/statements).')).toContainText(
      'ask an owner: Asha Rao.',
    )
    const refused = await sales.request.get('/api/partner/statements', { headers })
    expect([refused.status(), ((await refused.json()) as { message: string }).message]).toEqual([
      403,
      'Your role (Sales) cannot do this. Ask an owner: Asha Rao',
    ])
    await sales.goto('/partner/settings')
    await expect(sales.getByRole('region', { name: 'Your sign-in' })).toContainText('Ravi Patel')
    await expectSoundPage(sales)
  })

  await test.step('removed, the next click leads to the sign-in, which opens nothing', async () => {
    await page.reload()
    await press(page, page.getByRole('button', { name: 'Remove Ravi Patel' }))
    const dialog = page.getByRole('dialog', { name: 'Remove Ravi Patel?' })
    await press(page, dialog.getByRole('button', { name: 'Remove', exact: true }))
    await expect(page.getByRole('region', { name: 'People' })).not.toContainText('Ravi Patel')
    await sales.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Customers' }).click()
    await expect(sales).toHaveURL(/\/partner\/login/)
    await fillPartnerSignIn(sales, email, OWN)
    await expect(sales.getByText('is not right')).toBeVisible()
  })
})

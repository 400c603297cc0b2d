import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsEnrolledAdmin } from '../journey/office/enrolled-admin.ts'
import { addPartnerByCalls, signInPartnerByCalls } from '../journey/office/office-partner.ts'

test('@office @laptop staff look in with a reason and a code, change nothing, leave, and the partner reads it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { code, demo } = await enterAsEnrolledAdmin(page)
  const partner = await addPartnerByCalls(page, demo)
  const owner = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  ).newPage()
  await signInPartnerByCalls(owner, partner, 'nine tall chimneys')
  const why = 'They ask why SB-40173 is not on the statement'

  await page.goto(`/admin/merchant-management/${partner.id}`)
  await press(page, page.getByRole('button', { name: 'Look in…' }))
  const dialog = page.getByRole('dialog', { name: `Look at the area of ${partner.name}` })
  await expect(dialog.getByText('0 of 20 today')).toBeVisible()
  await typeInto(page, dialog.getByLabel('Why (they read this)'), why)
  await expect(dialog.getByText(`“Meera (staff) looks in, 30 min: ${why}”`)).toBeVisible()
  await typeInto(page, dialog.getByLabel('Ticket (optional)'), 'Q-2204')
  await typeInto(page, dialog.getByLabel('Code of your authenticator'), code())
  await expectSoundPage(page)
  await press(page, dialog.getByRole('button', { name: 'Start masquerade' }))

  const badge = page.getByRole('region', { name: 'Masquerade Mode' })
  await test.step('in it: badge, time left, and nothing that changes', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expect(page).toHaveTitle(/^\[Masquerade\] Home - /)
    await expect(badge).toContainText(partner.name)
    await expect(badge).toContainText(/(?:29:\d\d|30:00) left/)
    await expectSoundPage(page)
    await page.goto('/partner/settings')
    await expect(page.getByText('Changes are off while you look in').first()).toBeVisible()
    await page.getByLabel('Contact name').fill('Somebody else')
    await expect(page.getByRole('button', { name: 'Save contact' })).toBeDisabled()
    const refused = await page.evaluate(async () => {
      const answer = await fetch('/api/partner/account-access/settings', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('p_atkn') ?? ''}`,
        },
        body: JSON.stringify({ staff_may_look: 0 }),
      })
      return [answer.status, ((await answer.json()) as { code: string }).code]
    })
    expect(refused).toEqual([403, 'masquerade_read_only'])
  })

  await test.step('Exit leads back to the back office, which asks what was found', async () => {
    await press(page, badge.getByRole('button', { name: 'Exit' }))
    const asked = page.getByRole('dialog', { name: 'What did you find?' })
    await typeInto(page, asked.getByLabel('What you found (optional)'), 'The lender has not paid yet')
    await expect(page).toHaveURL(/\/admin\/merchant-management/)
    expect(await page.evaluate(() => localStorage.getItem('p_atkn'))).toBeNull()
    await press(page, asked.getByRole('button', { name: 'Save' }))
    await expect(asked).toBeHidden()
    await page.goto('/admin/merchant-management/access-log')
    const row = page.getByRole('row').filter({ hasText: partner.name })
    await expect(row).toContainText('The lender has not paid yet')
    await expectSoundPage(page)
  })

  await test.step('the partner reads who looked, why and at what, and may be asked from now on', async () => {
    await owner.goto('/partner/account-access')
    const looks = owner.getByRole('region', { name: 'Who looked' })
    await expect(looks).toContainText('Meera, Administrator')
    await expect(looks).toContainText(`${why} (Q-2204)`)
    await expect(looks).toContainText(/Home.*, Settings/)
    const asking = owner.getByRole('switch', { name: 'Staff may look in without asking me' })
    await press(owner, asking)
    await expect(asking).toHaveAttribute('aria-checked', 'false')
    await expectSoundPage(owner)
    await owner.context().close()
  })
})

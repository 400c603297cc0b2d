import { expectSoundPage } from '../journey/check-page.ts'
import { expect } from '../journey/expect.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { addPartnerByCalls, signInPartnerByCalls } from '../journey/office/office-partner.ts'

test('@office @laptop a partner asks by keyboard, staff answer, the bell says so, and the partner closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const token = await enterAsStaff(page, 'admin')
  const partner = await addPartnerByCalls(page, token)
  const owner = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  ).newPage()
  await signInPartnerByCalls(owner, partner, 'seven copper bells')
  const subject = `My QR code (${partner.slug})`

  await owner.goto('/partner/communication')
  await press(owner, owner.getByRole('main').getByRole('link', { name: 'Tech support' }))
  await press(owner, owner.getByRole('button', { name: 'Ask a question' }))
  const dialog = owner.getByRole('dialog', { name: 'Ask: Tech support' })
  await dialog.getByLabel('What is it about?').selectOption('links')
  await typeInto(owner, dialog.getByLabel('Subject'), subject)
  await typeInto(owner, dialog.getByLabel('Your question'), 'It opens nothing')
  await expectSoundPage(owner)
  await press(owner, dialog.getByRole('button', { name: 'Send the question' }))
  await expect(owner.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(owner.getByText('Waits for us')).toBeVisible()
  await expect(owner.getByText('Answer due:')).toBeVisible()
  await expectSoundPage(owner)
  const [, asked = ''] = /\/(\d+)$/.exec(new URL(owner.url()).pathname) ?? []

  await page.goto('/admin/merchant-management/threads?taken=nobody')
  await press(page, page.getByRole('link', { name: subject }))
  await expect(page.getByText('Nobody has taken it')).toBeVisible()
  await typeInto(page, page.getByLabel('Your answer'), 'Print it at least two centimetres wide')
  await press(page, page.getByRole('button', { name: 'Send the answer' }))
  await expect(page.getByText('Taken by admin')).toBeVisible()
  await expectSoundPage(page)

  await owner.goto('/partner')
  await press(owner, owner.getByRole('link', { name: 'Notifications, 1 unread' }))
  await expect(owner.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expectSoundPage(owner)
  await press(owner, owner.getByRole('link', { name: 'We answered your question' }))
  await expect(owner).toHaveURL(new RegExp(`/partner/communication/tech-support/${asked}$`))
  await expect(owner.getByText('Print it at least two centimetres wide')).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible()
  await press(owner, owner.getByRole('button', { name: 'Close the question' }))
  await expect(owner.getByText('Closed', { exact: true })).toBeVisible()
  await expectSoundPage(owner)
  await owner.context().close()
})

import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import {
  addPartnerByCalls,
  agreeShareByCalls,
  signInPartnerByCalls,
} from '../journey/office/office-partner.ts'

test('@office @laptop a partner sends its details, reads why one was refused, sends it again and accepts the agreement', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const token = await openAsStaff(page, 'admin', '/admin/merchant-management')
  const partner = await addPartnerByCalls(page, token)
  await agreeShareByCalls(page, token, partner.id, { revenue_percent: 40, revenue_flat_fee: 0 })
  const owner = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  ).newPage()
  await signInPartnerByCalls(owner, partner, 'nine tall chimneys')

  const sendBank = async (button: string, holder: string): Promise<void> => {
    await owner.getByRole('button', { name: button }).click()
    const dialog = owner.getByRole('dialog', { name: 'Send your bank account' })
    await dialog.getByLabel('Account holder').fill(holder)
    await dialog.getByLabel('Account number', { exact: true }).fill('123456789012')
    await dialog.getByLabel('Account number again').fill('123456789012')
    await dialog.getByLabel('IFSC').fill('HDFC0001234')
    await dialog.getByRole('button', { name: 'Send to be checked' }).click()
    await expect(dialog).toBeHidden()
  }
  await test.step('the partner sends business, tax and bank', async () => {
    await owner.goto('/partner/settings/kyc')
    await press(owner, owner.getByRole('button', { name: 'Send Business' }))
    const business = owner.getByRole('dialog', { name: 'Send your business' })
    await business.getByLabel('Kind of business').selectOption('Partnership firm')
    await business.getByLabel('Legal name').fill(`${partner.name} Associates`)
    await business.getByLabel('Address of the business').fill('14, Hazratganj, Lucknow')
    await business.getByLabel('PIN code').fill('226001')
    await expectSoundPage(owner)
    await business.getByRole('button', { name: 'Send to be checked' }).click()
    await expect(business).toBeHidden()
    await press(owner, owner.getByRole('button', { name: 'Send Tax' }))
    const tax = owner.getByRole('dialog', { name: 'Send your tax details' })
    await tax.getByLabel('PAN').fill('AAPFU0939F')
    await tax.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
    await tax.getByRole('button', { name: 'Send to be checked' }).click()
    await expect(tax).toBeHidden()
    await sendBank('Send Bank account', 'Somebody else')
    await expect(owner.getByText('Being checked')).toHaveCount(3)
    await expect(owner.getByText('********9012')).toBeVisible()
  })

  const reason = 'The account is in another name than the business'
  await page.goto(`/admin/merchant-management/${partner.id}`)
  const check = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: `Check ${item}` }).click()
    const dialog = page.getByRole('dialog', { name: /^Write the/ })
    await dialog.getByRole('button', { name: 'Checked: write it' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Check ${item}` })).toBeHidden()
  }
  await test.step('staff check two and refuse the bank with a reason', async () => {
    await check('Business')
    await check('Tax')
    await press(page, page.getByRole('button', { name: 'Refuse Bank account' }))
    const dialog = page.getByRole('dialog', { name: /^Refuse the bank account/ })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText(`Told: “${reason}”`)).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('the partner reads why, sends again and accepts', async () => {
    await owner.reload()
    await expect(owner.getByText(reason)).toBeVisible()
    await sendBank('Send anew Bank account', partner.name)
    await owner.goto('/partner/settings/agreement')
    await owner.getByLabel('I have read the agreement').check()
    await owner.getByLabel('Your full name').first().fill('Asha Rao')
    await owner.getByRole('button', { name: 'Accept the agreement' }).click()
    await expect(owner.getByText(/^By Asha Rao, /)).toBeVisible()
  })

  await test.step('each paper goes as a file: one breaks off and goes once more, one is no paper', async () => {
    await owner.goto('/partner/settings/kyc')
    const pdf = {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n(a)\n%%EOF\n'),
    }
    const choose = (title: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
      owner.getByLabel(`Send ${title}`, { exact: false }).setInputFiles(file)
    const item = (title: string) => owner.getByRole('listitem', { name: title, exact: true })
    await owner.route('**/api/partner/documents/send', (route) => route.abort(), { times: 1 })
    await choose('PAN card', pdf)
    await expect(item('PAN card').getByText('No answer from the server')).toBeVisible()
    await choose('GST certificate', pdf)
    await expect(item('GST certificate').getByText('Being checked')).toBeVisible()
    await press(owner, owner.getByRole('button', { name: 'Try again to send PAN card' }))
    await expect(item('PAN card').getByText('Being checked')).toBeVisible()
    await choose('Address proof', { ...pdf, buffer: Buffer.from('MZ, a program') })
    await expect(item('Address proof').getByText(/^Send a PDF, JPEG or PNG/)).toBeVisible()
    await choose('Address proof', pdf)
    await choose('Cancelled cheque or bank letter', pdf)
    await choose('Constitution of the business', pdf)
    await expect(owner.getByRole('list').getByText('Being checked')).toHaveCount(5)
    await expectSoundPage(owner)
  })

  await test.step('staff look at them, refuse one with its reason and accept the others; it is sent again', async () => {
    await page.reload()
    const accept = async (title: string): Promise<void> => {
      await page.getByRole('button', { name: `Accept ${title}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('listitem', { name: `${title}, Accepted` })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Open PAN card' }).click()
    await expect(page.getByRole('link', { name: 'Save the file' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Refuse PAN card' }).click()
    const refuse = page.getByRole('dialog', { name: /^Refuse the PAN card/ })
    await refuse.getByLabel('Reason').fill('The number is cut off')
    await refuse.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('Told: “The number is cut off”')).toBeVisible()
    for (const title of ['GST certificate', 'Address proof', 'Cancelled cheque or bank letter'])
      await accept(title)
    await accept('Constitution of the business')
    await expectSoundPage(page)
    await owner.reload()
    await expect(owner.getByText('The number is cut off')).toBeVisible()
    await owner.getByLabel('Send PAN card anew').setInputFiles({
      name: 'again.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n(b)\n%%EOF\n'),
    })
    await expect(
      owner.getByRole('listitem', { name: 'PAN card', exact: true }).getByText('Being checked'),
    ).toBeVisible()
    await page.reload()
    await accept('PAN card')
  })

  await test.step('everything stands on the page of the merchant', async () => {
    await page.reload()
    await check('Bank account')
    await expect(page.getByText(/· missing/)).toHaveCount(0)
    await expect(page.getByText(/accepted by Asha Rao/)).toBeVisible()
  })
})

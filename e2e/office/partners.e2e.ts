import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { filterOf } from '../journey/office/list.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import {
  addPartnerByCalls,
  enrolPartnerByCalls,
  fillPartnerSignIn,
} from '../journey/office/office-partner.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

/** Where the width changes nothing. */
const oneWidth = { tag: ['@office', '@laptop'] }
const table = (page: Page) => page.getByRole('grid', { name: 'Partners' })
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).last()
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('the list is searched and cut by status, and says so in its address', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/partners')
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  await expect(table(page).getByRole('link').first()).toBeVisible()
  await expectSoundPage(page)

  // The partners of other tests may fill the first page: each of the demo's is looked for by its name.
  await page.getByRole('searchbox', { name: 'Search partners' }).fill('gomti')
  await expect(table(page).getByRole('link', { name: 'Gomti Associates' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search partners' }).fill('narmada')
  await expect(table(page).getByRole('link', { name: 'Gomti Associates' })).toHaveCount(0)
  await expect(table(page).getByRole('row', { name: /Narmada Finserv/ })).toContainText('Paused')
  await expect(page).toHaveURL('/admin/partners?q=narmada')

  await page.getByRole('searchbox', { name: 'Search partners' }).fill('')
  await (await filterOf(page, 'Status')).selectOption('closed')
  await expect(table(page).getByRole('link', { name: 'Satpura Loans' })).toBeVisible()
  await expect(table(page).getByRole('link', { name: 'Gomti Associates' })).toHaveCount(0)
  await expect(page).toHaveURL('/admin/partners?status=closed')
  await page.reload()
  await expect(page.getByRole('search').getByLabel('Status', { exact: true })).toHaveValue('closed')
  await expect(table(page).getByRole('link', { name: 'Satpura Loans' })).toBeVisible()
})

test(
  'a partner is found by the palette and its split, tracking id and details change',
  oneWidth,
  async ({ page }) => {
    const token = await openAsStaff(page, 'admin', '/admin/partners')
    const partner = await addPartnerByCalls(page, token)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(partner.name)
    await page.getByRole('option', { name: new RegExp(partner.name) }).click()
    await expect(page.getByRole('heading', { level: 1, name: partner.name })).toBeVisible()
    await expect(page.getByText('Nothing is in force.')).toBeVisible()
    await expect(page.getByText('To be paid ₹0')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Statements', exact: true }).last()).toHaveAttribute(
      'href',
      new RegExp(`/admin/statements\\?q=${encodeURIComponent(partner.name).replaceAll('%20', '\\+')}$`),
    )

    await page.getByRole('button', { name: 'Agree a share' }).click()
    const share = page.getByRole('dialog', { name: 'Agree a revenue share' })
    const save = share.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await share.getByLabel('Share of our commission, in percent').fill('100.5')
    await expect(share.getByText('Must be between 0 and 100')).toBeVisible()
    await share.getByLabel('Share of our commission, in percent').fill('40.125')
    await share.getByLabel('Flat fee for each disbursal').fill('250')
    await expectSoundPage(page)
    await save.click()
    await expect(toast(page, 'Revenue share updated')).toBeVisible()
    const agreed = page.getByRole('table', { name: 'Everything that was agreed' })
    await expect(agreed.getByRole('row', { name: /40\.125%.*₹250.*In force/ })).toBeVisible()

    await page.getByRole('button', { name: 'Change share' }).click()
    await share.getByLabel('Flat fee for each disbursal').fill('300')
    await share.getByLabel('In force from').fill('01/01/2020')
    await save.click()
    await expect(share.getByText('Choose today or a later day')).toBeVisible()
    await expect(messages(page).getByText('Please check the marked fields')).toBeVisible()
    await share.getByLabel('In force from').fill('01/01/2099')
    await save.click()
    await expect(agreed.getByRole('row', { name: /01\/01\/2099.*₹300.*Planned/ })).toBeVisible()
    await expect(agreed.getByRole('row', { name: /40\.125%.*In force/ })).toBeVisible()

    await page.getByRole('button', { name: 'Give a tracking id' }).click()
    const tracking = page.getByRole('dialog', { name: 'Tracking id' })
    await tracking.getByLabel('Tracking id (utm_id)').fill('gomti_01')
    await tracking.getByRole('button', { name: 'Save' }).click()
    await expect(tracking.getByText('This tracking id is or was another partner’s').first()).toBeVisible()
    await expect(messages(page).getByText('This tracking id is or was another partner’s')).toBeVisible()
    // Above the dialog, not behind it.
    await expect(tracking.getByRole('region', { name: 'Messages' })).toBeVisible()
    const own = `e2e_${partner.slug.slice(-10)}`
    await tracking.getByLabel('Tracking id (utm_id)').fill(`${own} .!`)
    await expect(tracking.getByLabel('Tracking id (utm_id)')).toHaveValue(own)
    await tracking.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Tracking id updated')).toBeVisible()
    await expect(page.getByText(`/${partner.slug}?utm_id=${own}`)).toBeVisible()
    await expectSoundPage(page)
  },
)

test(
  'tax and bank details are masked, and shown for a reason that the history keeps',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const token = await enterAsStaff(page, 'admin')
    const partner = await addPartnerByCalls(page, token)
    await page.goto(`/admin/partners/${partner.id}`)
    await page.getByRole('button', { name: 'Edit tax and bank details' }).click()
    const details = page.getByRole('dialog', { name: 'Tax and bank details' })
    await details.getByLabel('PAN', { exact: true }).fill('aapfu0939f')
    await details.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
    await expect(details.getByText('Invalid GSTIN: check each of its 15 characters')).toBeVisible()
    await details.getByLabel('GSTIN').fill('29AAGCB7383J1Z4')
    await expect(details.getByText('This GSTIN belongs to another PAN')).toBeVisible()
    await details.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
    await details.getByLabel('Account number').fill('30123456789')
    await details.getByLabel('IFSC').fill('SBIN1234567')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByText('IFSC format is invalid (case sensitive field)')).toBeVisible()
    await details.getByLabel('IFSC').fill('SBIN0001234')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Partner updated')).toBeVisible()
    await expect(page.getByText('*****0939F', { exact: true })).toBeVisible()
    await expect(page.getByText('27*****0939F1ZV', { exact: true })).toBeVisible()
    await expect(page.getByText('*******6789')).toBeVisible()
    await expect(page.getByText('30123456789')).toHaveCount(0)

    await page.getByRole('button', { name: 'Show Account number' }).click()
    const why = page.getByRole('dialog', { name: 'Show the Account number?' })
    await expect(why.getByRole('button', { name: 'Show' })).toBeDisabled()
    await why.getByLabel('Reason').fill('Payout came back')
    await why.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('30123456789')).toBeVisible()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('Payout came back')).toBeVisible()
    await history.getByRole('button', { name: 'Details changed' }).click()
    const entry = page.getByRole('dialog', { name: /^Entry/ })
    await expect(entry.getByText('…939F')).toBeVisible()
    await expect(entry.getByText('AAPFU0939F', { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()

    await page.getByRole('button', { name: 'Edit tax and bank details' }).click()
    await details.getByLabel('Remove the stored GSTIN').check()
    await expect(details.getByLabel('GSTIN', { exact: true })).toBeDisabled()
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details).toBeHidden()
    await expect(page.getByText('27*****0939F1ZV', { exact: true })).toHaveCount(0)
    await expect(page.getByText('*****0939F', { exact: true })).toBeVisible()
  },
)

test('a partner is brought in, paused and activated by keyboard alone', byKeyboard, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/partners')
  await press(page, page.getByRole('button', { name: 'Add partner' }))
  const form = page.getByRole('dialog', { name: 'Add partner' })
  const some = `${Date.now().toString(36)}${test.info().workerIndex}`
  await typeInto(page, form.getByLabel('Name', { exact: true }), `Betwa ${some}`)
  await typeInto(page, form.getByLabel('Contact name'), 'Asha Rao')
  await typeInto(page, form.getByLabel('E-mail'), `${some}@example.com`)
  await typeInto(page, form.getByLabel('Mobile number'), '9000000778')
  await typeInto(page, form.getByLabel('Link'), 'gomti-associates')
  await page.keyboard.press('Enter')
  await expect(form.getByText('This link is taken').first()).toBeVisible()
  await typeInto(page, form.getByLabel('Link'), `-${some}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Betwa ${some}` })).toBeVisible()

  const reasonFor = async (action: string): Promise<void> => {
    await press(page, page.getByRole('button', { name: `${action} partner` }))
    const dialog = page.getByRole('dialog', { name: `${action} Betwa ${some}?` })
    await typeInto(page, dialog.getByLabel('Reason'), 'For a test')
    await press(page, dialog.getByRole('button', { name: `${action} partner` }))
    await expect(dialog).toBeHidden()
  }
  await press(page, page.getByRole('link', { name: 'Status and request' }))
  await reasonFor('Pause')
  await expect(page.getByText('Active · missing')).toBeVisible()
  await reasonFor('Activate')
  await expect(page.getByRole('button', { name: 'Pause partner' })).toBeVisible()
})

test(
  'a partner that has lost its authenticator is let in again by staff',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, request }) => {
    const token = await openAsStaff(page, 'admin', '/admin/partners')
    const partner = await addPartnerByCalls(page, token)
    const password = 'slow train to Lucknow'
    await enrolPartnerByCalls(request, partner, password)
    const signIn = () => request.post('/api/partner/login', { data: { email: partner.email, password } })
    expect((await signIn()).status()).toBe(401)

    await page.goto(`/admin/partners/${partner.id}`)
    await press(page, page.getByRole('button', { name: 'Remove authenticator' }))
    const dialog = page.getByRole('dialog', { name: `Remove the authenticator of ${partner.name}?` })
    await expectSoundPage(page)
    await typeInto(page, dialog.getByLabel('Reason'), 'Lost the phone')
    await typeInto(page, dialog.getByLabel(`Type ${partner.name} to go on`), partner.name)
    await press(page, dialog.getByRole('button', { name: 'Remove' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Authenticator removed by staff')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove authenticator' })).toBeHidden()
    expect((await signIn()).status()).toBe(200)
  },
)

test(
  'who asked through the public form is approved, given a password, and signs in',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await enterAsStaff(page, 'admin')
    const some = `${Date.now().toString(36)}${test.info().workerIndex}`
    const request = {
      name: `Sone ${some}`,
      contact_name: 'Ravi Patel',
      email: `sone-${some}@example.com`,
      phone: '9000000779',
      note: 'We have two shops',
    }
    expect((await page.request.post('/api/partners/request', { data: request })).status()).toBe(200)
    await page.goto(`/admin/merchant-management?status=requested&q=${some}`)
    await page.getByRole('grid', { name: 'Merchants' }).getByRole('link', { name: request.name }).click()
    await expect(page.getByText('We have two shops')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    const approve = page.getByRole('dialog', { name: `Approve ${request.name}?` })
    await approve.getByLabel('Reason').fill('Agreement signed')
    await approve.getByRole('button', { name: 'Approve' }).click()
    await expect(approve).toBeHidden()
    await expect(page.getByText('Active · stands')).toBeVisible()
    await page.getByRole('link', { name: 'Open the record' }).click()
    const signIn = page.getByText(`signs in as ${request.email}.`)
    await expect(signIn).toHaveText(/^Cannot sign in yet/)

    await page.getByRole('button', { name: 'Set password' }).click()
    const dialog = page.getByRole('dialog', { name: `Set a password for ${request.name}` })
    await dialog.getByLabel('First password').fill('short')
    await dialog.getByLabel('Reason').fill('The first one')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog.getByText('Use at least 12 characters')).toBeVisible()
    await dialog.getByLabel('First password').fill('brass lantern nine')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog).toBeHidden()
    // The sentence before it says "signs in as" too: by that alone, the write could still be under way.
    await expect(signIn).toHaveText(/^Signs in as/)

    await page.goto(`/sone-${some}/partner/login`)
    await fillPartnerSignIn(page, request.email, 'brass lantern nine')
    await expect(page).toHaveURL(`/sone-${some}/partner/settings`)
    await expect(page.getByText('Choose a password that nobody else knows.')).toBeVisible()
  },
)

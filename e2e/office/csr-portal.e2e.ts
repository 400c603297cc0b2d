import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { choose, press, tabTo, tick, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

const searchField = 'Number, e-mail or full name'

test('@office a caller finds a customer, reads the masked record, unmasks for a purpose and writes a note', async ({
  page,
}) => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const { appId = '' } = await applyDetailsByCalls(page.request, session, customer)
  await openAsStaff(page, 'caller', '/admin/csr-portal')
  await expectSoundPage(page)

  await page.getByLabel(searchField).fill('98765')
  await page.getByRole('button', { name: 'Find customer' }).click()
  await expect(page.getByText(/^Enter a mobile number of 10 digits/)).toBeVisible()
  await page.getByLabel(searchField).fill(customer.mobile)
  await page.getByRole('button', { name: 'Find customer' }).click()
  await expect(page.getByText('1 customer found')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/csr-portal$/)
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Asha Verma' }).click()

  await expect(page).toHaveURL(new RegExp(`/admin/csr-portal/[0-9a-f-]+/${appId}$`))
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact.getByText(`******${customer.mobile.slice(-4)}`)).toBeVisible()
  await expect(contact.getByText('*****1234F')).toBeVisible()
  await expect(page.getByText(customer.mobile)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/^Passcode by SMS/)).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('tab', { name: /^Applications/ }).click()
  await expect(page.getByText('No lender chosen yet.')).toBeVisible()
  await expect(page.getByText('No card, insurance or voucher was chosen.')).toBeVisible()
  await expectSoundPage(page)
  for (const tab of ['Details', 'Consents', 'Messages and help']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectSoundPage(page)
  }
  await expect(page.getByText(/^Passcode/)).toBeVisible()

  await contact.getByRole('button', { name: 'Show number…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show number or other details' })
  await dialog.getByLabel('Mobile number').check()
  await expect(dialog.getByRole('button', { name: 'Show', exact: true })).toBeDisabled()
  await dialog.getByLabel('What for').selectOption('Answer a complaint')
  await expect(dialog.getByText(/^Nothing of that kind is open/)).toBeVisible()
  await expectSoundPage(page)
  await dialog.getByLabel('What for').selectOption('Help with an application')
  await expect(dialog.getByLabel('What about')).toHaveValue(`application ${appId}`)
  const note = `She asked us to call her back about ${appId}`
  await dialog.getByLabel('Note (optional)').fill(note)
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(contact.getByText(customer.mobile)).toBeVisible()
  await expect(contact.getByText('*****1234F')).toBeVisible()

  await page.getByLabel('New note').fill('Called, wants to hear from the bank')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Notes' }).getByText('Called, wants to hear from the bank'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check eligibility' })).toHaveCount(0)

  await page.reload()
  await expect(contact.getByText(`******${customer.mobile.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(customer.mobile)).toHaveCount(0)

  const admin = await enterAsStaff(page, 'admin')
  const log = await page.request.get('/api/audit-log?action=customer', {
    headers: { authorization: `Bearer ${admin}` },
  })
  const text = await log.text()
  expect(text).toContain(note)
  expect(text).toContain('finish_application')
  expect(text).not.toContain(customer.mobile)
})

test('@office the CSR portal by keyboard alone, and a customer by application id from the palette @again-laptop', async ({
  page,
}) => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const { appId = '' } = await applyDetailsByCalls(page.request, session, customer)
  await openAsStaff(page, 'admin', '/admin/csr-portal')
  await typeInto(page, page.getByLabel(searchField), customer.mobile)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Asha Verma' }))
  await expect(page.getByRole('heading', { name: 'Asha Verma', level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('tab', { name: 'Timeline' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('₹45,000')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Show number…' }))
  const dialog = page.getByRole('dialog', { name: 'Show number or other details' })
  await choose(page, dialog.getByLabel('What for'), 'A lender asks about an application')
  await tick(page, dialog.getByLabel('PAN'))
  await press(page, dialog.getByRole('button', { name: 'Show', exact: true }))
  await expect(page.getByText('ABCPV1234F')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(appId)
  await expect(page.getByRole('option', { name: /^Find a customer by application/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Asha Verma/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${appId}$`))
})

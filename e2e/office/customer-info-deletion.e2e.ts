import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'

test('@office a customer who complained is deleted, and the certificate is read again by its number', async ({
  page,
}) => {
  const customer = newCustomer()
  const signedIn = await signInByCalls(page.request, customer)
  const session = await applyDetailsByCalls(page.request, signedIn, customer)
  const complained = await page.request.post('/api/complaints/add', {
    data: { category: 'data', text: 'Please delete what you have of me' },
    headers: bearer(session),
  })
  const { number } = ((await complained.json()) as { data: { number: string } }).data
  await openAsStaff(page, 'admin', '/admin/customer-info-deletion')
  await expectSoundPage(page)

  await page.getByLabel('Number, e-mail or full name').fill(customer.mobile)
  await page.getByRole('button', { name: 'Find customer' }).click()
  await expect(page.getByText('1 customer found')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'See what would go of Asha Verma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  await expect(page.getByText(/^Kept for good: evidence of what was shown/).first()).toBeVisible()
  await expect(page.getByText(customer.mobile)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nobody asked: two people…' })).toBeDisabled()
  await expect(page.getByText(/has to wait: a complaint is open/)).toBeVisible()
  await expectSoundPage(page)

  await page.getByRole('button', { name: 'The customer asked: delete…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this customer for good' })
  await expect(dialog.getByLabel('What the customer asked by')).toHaveValue(`complaint ${number}`)
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()

  await expect(page).toHaveURL(/\/certificates\/D-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const certificate = page.url().split('/').at(-1) ?? ''
  await expect(page.getByText(`Complaint ${number}, by admin`)).toBeVisible()
  await expect(page.getByText('Asha Verma')).toHaveCount(0)
  await expectSoundPage(page)
  expect((await page.request.get('/api/my-data', { headers: bearer(session) })).status()).toBe(401)

  await page.goto('/admin/customer-info-deletion?tab=done')
  await expect(page.getByLabel('Number of a certificate')).toBeVisible()
  await expectSoundPage(page)
  await page.getByLabel('Number of a certificate').fill('D-1')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByText(/^A certificate is D- and eight characters/)).toBeVisible()
  await page.getByLabel('Number of a certificate').fill(certificate.toLowerCase())
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL(new RegExp(`/certificates/${certificate}$`))

  await page.goto('/admin/customer-info-deletion?tab=waiting')
  await expect(page.getByRole('tab', { name: /^Waiting/, selected: true })).toBeVisible()
  await expectSoundPage(page)
})

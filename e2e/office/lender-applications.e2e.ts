import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { originOf } from '../journey/addresses.ts'
import { newCustomer } from '../journey/customer.ts'
import { applyByCalls } from '../journey/lender-pages.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff } from '../journey/office/office.ts'
import { apiLender } from '../journey/offers.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'

test('@office the applications with a lender: by state, with its health, from its page and to the customer @again-laptop', async ({
  page,
}) => {
  const customer = newCustomer()
  const signedIn = await signInByCalls(page.request, customer)
  const session = await applyDetailsByCalls(page.request, signedIn, customer)
  const appId = session.appId ?? ''
  await applyByCalls(page.request, { ...session, appId }, [apiLender.name], {
    origin: originOf('default'),
    tenure: 18,
  })
  const applied = await page.request.get(`/api/applications/${appId}`, { headers: bearer(session) })
  const { lenders } = ((await applied.json()) as { data: { lenders: { application_number: string }[] } }).data
  const number = lenders[0]?.application_number ?? ''

  const token = await enterAsStaff(page, 'admin')
  const answer = await page.request.get('/api/get-lenders-data', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { lender_id: number; name: string }[] }
  const lender = data.find(({ name }) => name === 'Sahyadri_Bank')
  await page.goto(`/admin/lenders/${lender?.lender_id}`)
  await page.getByRole('link', { name: 'Applications with this lender, and whether it answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications with Sahyadri_Bank' })).toBeVisible()

  // The stand-in of the demo has answered its soft question by now.
  const health = page.getByRole('region', { name: 'Connection' })
  await expect(health.getByText('Answering', { exact: true })).toBeVisible()
  await expect(health.getByRole('row', { name: /^1 hour/ })).toContainText(/ms|s/)

  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(`******${customer.mobile.slice(-4)}`)
  await expectSoundPage(page)
  await page.goto(`/admin/lenders/${lender?.lender_id}/applications?status=COOLED_OFF`)
  await expect(page.getByRole('button', { name: 'Left in the cooling-off period 0' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText('No applications here')).toBeVisible()
  await page.getByRole('button', { name: /^All / }).click()
  await row.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: 'Asha Verma', level: 1 })).toBeVisible()
})

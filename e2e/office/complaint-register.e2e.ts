import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow } from '../journey/office/list.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'

test(
  'a complaint of today is taken and handed over to the lender’s nodal officer',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const session = await signInByCalls(page.request, newCustomer())
    const lenders = (await (await page.request.get('/api/lenders')).json()) as {
      data: { lender_id: number; legal_name: string; nodal_officer_email: string }[]
    }
    const lender = lenders.data.find(({ legal_name }) => legal_name.startsWith('Sahyadri'))
    const made = await page.request.post('/api/complaints/add', {
      data: { category: 'conduct', text: 'They called at night', lender_id: lender?.lender_id },
      headers: bearer(session),
    })
    const { number } = ((await made.json()) as { data: { number: string } }).data

    await openAsStaff(page, 'caller', '/admin/complaints?category=conduct')
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row.getByText('30 days left')).toBeVisible()
    await expect(row.getByText(lender?.nodal_officer_email ?? '')).toBeVisible()
    await expectSoundPage(page)

    await expect(row.getByText('nobody')).toBeVisible()
    await actOnRow(page, number, 'Take or give…')
    const owner = page.getByRole('dialog', { name: `Who answers ${number}?` })
    await owner.getByLabel('Owner').selectOption({ index: 1 })
    await owner.getByRole('button', { name: 'Save owner' }).click()
    await expect(row.getByText('nobody')).toHaveCount(0)

    await actOnRow(page, number, 'Write to the lender…')
    await page.getByRole('button', { name: 'Send to the nodal officer' }).click()
    await expect(row.getByText('not yet')).toHaveCount(0)
    await row.getByRole('link', { name: number }).click()
    await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(/\/admin\/complaints\?category=conduct$/)
    const token = await enterAsStaff(page, 'caller')
    const again = await page.request.post('/api/complaints/hand-over', {
      data: { number },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(again.status()).toBe(409)
  },
)

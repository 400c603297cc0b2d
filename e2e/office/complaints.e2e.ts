import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { bearer, signInByCalls } from '../journey/prepared/prepared-customer.ts'

test(
  'a complaint is answered by keyboard alone; one that a colleague was faster with is shown as it stands',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, browser }) => {
    const session = await signInByCalls(page.request, newCustomer())
    const headers = bearer(session)
    const complain = async (text: string): Promise<string> => {
      const answer = await page.request.post('/api/complaints/add', {
        data: { category: 'conduct', text },
        headers,
      })
      return ((await answer.json()) as { data: { number: string } }).data.number
    }
    const [night, rude] = [await complain('They called at night'), await complain('They were rude')]
    const profile = await page.request.get(`/api/user/${session.prospectAppId}`, { headers })
    const { data } = (await profile.json()) as { data: { user_id: string } }

    await openAsStaff(page, 'caller', `/admin/csr-portal/${data.user_id}/0?tab=complaints`)
    const card = (number: string) => page.getByRole('region', { name: number })
    await expect(card(rude).getByText(/^answer due by \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).toBeVisible()
    await expect(card(rude).getByRole('button', { name: 'Send the answer' })).toBeDisabled()
    await expectSoundPage(page)
    await typeInto(page, page.getByLabel(`Answer to ${rude}`), 'We spoke to the agent.')
    await press(page, card(rude).getByRole('button', { name: 'Send the answer' }))
    await expect(card(rude).getByText('answered', { exact: true })).toBeVisible()
    await expect(card(rude).getByText('We spoke to the agent.')).toBeVisible()
    await expect(card(rude).getByRole('textbox')).toHaveCount(0)

    await typeInto(page, page.getByLabel(`Answer to ${night}`), 'We are sorry.')
    const context = await browser.newContext()
    const colleague = await context.newPage()
    const token = await enterAsStaff(colleague, 'analyst')
    const faster = await colleague.request.post('/api/complaints/answer', {
      data: { number: night, text: 'Calls stop at eight.' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(faster.status()).toBe(200)
    await context.close()
    await press(page, card(night).getByRole('button', { name: 'Send the answer' }))
    await expect(card(night).getByText('Calls stop at eight.')).toBeVisible()
    await expect(card(night).getByText('answered', { exact: true })).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { choose, press, tabTo } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { expectToast, openOwnLender } from '../journey/office/office-lender.ts'

const office = { tag: '@office' }
/** What `npm test` leaves to .ci/run. */
const again = { tag: ['@office', '@again-laptop'] }
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const UPDATED = 'Lender updated successfully!'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Types into a field and leaves it. */
const fillAndLeave = async (page: Page, label: string, value: string): Promise<void> => {
  await field(page, label).fill(value)
  await field(page, label).blur()
  await expectToast(page, UPDATED)
}

test('a lender is filled in, goes live, and every change is in its history', oneWidth, async ({ page }) => {
  test.slow()
  await openOwnLender(page)
  await expectSoundPage(page)
  const check = page.getByRole('region', { name: 'Go-live check' })
  await expect(check).toContainText('missing before this lender may be live')

  await page.getByRole('switch', { name: 'Lender Status' }).click()
  await expectToast(page, 'This lender cannot be live yet: facts that customers must see are missing')
  await expect(page.getByRole('switch', { name: 'Lender Status' })).not.toBeChecked()

  await fillAndLeave(page, 'Legal name', 'Example Test Limited')
  await field(page, 'Kind of lender').selectOption('NBFC')
  await expectToast(page, UPDATED)
  await fillAndLeave(page, 'Registration number', 'N-13.00000')
  await fillAndLeave(page, 'Website of the lender', 'https://lender.example.com')
  await field(page, 'What we do for it').selectOption({ index: 1 })
  await expectToast(page, UPDATED)
  await fillAndLeave(page, 'Smallest loan', '50,000')
  await fillAndLeave(page, 'Largest loan', '5 lakh')
  await expect(field(page, 'Largest loan')).toHaveValue('5,00,000')
  await fillAndLeave(page, 'Shortest tenure', '6')
  await fillAndLeave(page, 'Longest tenure', '60')
  await fillAndLeave(page, 'Representative rate', '18')
  await fillAndLeave(page, 'Processing fee', '2')
  await fillAndLeave(page, 'Penal charges', 'Up to 2% a month on the overdue amount')
  await fillAndLeave(page, 'Cooling-off period', '3')
  await fillAndLeave(page, 'Key facts statement', 'https://lender.example.com/kfs')
  await fillAndLeave(page, 'Grievance contact', 'Asha Rao, 1800-000-0000')
  await fillAndLeave(page, 'Nodal officer, phone', '1800-000-0000')
  await fillAndLeave(page, 'Nodal officer, e-mail', 'nodal@lender.example.com')
  await fillAndLeave(page, 'UTM link', 'https://lender.example.com/apply?ref={UNIQUE_ID}')
  await page.getByRole('checkbox', { name: 'Salaried' }).check()
  await expectToast(page, UPDATED)

  await expect(check).toContainText('this lender may go live')
  const preview = page.getByRole('region', { name: 'As a customer sees it' })
  await expect(preview).toContainText('Example Test Limited')
  // Below its name, in the head.
  await expect(page.getByTitle('Example Test Limited')).toBeVisible()
  await expect(preview).toContainText('₹7,2')
  await page.getByRole('switch', { name: 'Lender Status' }).click()
  await expectToast(page, UPDATED)
  await expect(check).toContainText('Live, with every fact that must be shown')

  await page.getByRole('switch', { name: 'Special Offer' }).click()
  await expectToast(page, UPDATED)
  await fillAndLeave(page, 'Special offer text', 'Paid out on the same day')
  await field(page, 'End date').fill('31/12/2030')
  await expectToast(page, UPDATED)

  const history = page.getByRole('region', { name: 'Change history' })
  await expect(history.getByRole('listitem').first()).toContainText('End date')
  await expect(history.getByRole('listitem').first()).toContainText('31/12/2030')
  await expect(history.getByRole('listitem').first()).toContainText('admin')
  await expectSoundPage(page)
})

test('a field is saved when it is left, and only if it was changed', oneWidth, async ({ page }) => {
  await openOwnLender(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/update-lender-data')) sent.push(request.postData() ?? '')
  })
  await field(page, 'Income (min)').click()
  await field(page, 'Income (max)').click()
  await field(page, 'Income (min)').fill('x')
  await field(page, 'Income (min)').fill('')
  await field(page, 'Priority').fill('')
  await field(page, 'Income (min)').click()
  await expect(field(page, 'Priority')).toHaveValue('0')
  expect(sent).toEqual([])

  await field(page, 'Income (min)').fill('25000')
  expect(sent).toEqual([])
  await page.keyboard.press('Tab')
  await expectToast(page, UPDATED)
  await field(page, 'Income (min)').fill('')
  await page.keyboard.press('Tab')
  await expectToast(page, UPDATED)
  expect(sent.map((body) => (JSON.parse(body) as { value: unknown }).value)).toEqual([25_000, null])

  await field(page, 'Age (min)').fill('12')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter a whole number of years from 18')).toBeVisible()
  await expect(field(page, 'Age (min)')).toHaveValue('12')
  await field(page, 'Age (min)').focus()
  await page.keyboard.press('Escape')
  await expect(field(page, 'Age (min)')).toHaveValue('')
  expect(sent).toHaveLength(2)
})

test(
  'a refused change is said in the words of the server, and what was typed stays',
  oneWidth,
  async ({ page }) => {
    const { lender_id, post } = await openOwnLender(page)
    await post('/api/update-lender-data', { lender_id, property: 'max_age', value: 40 })
    await field(page, 'Age (min)').fill('50')
    await page.keyboard.press('Tab')
    await expectToast(page, 'This may not be more than the maximum')
    await expect(field(page, 'Age (max)')).toHaveValue('40')
    // What was typed stays, with the rule below it, until it is mended or given up.
    await expect(field(page, 'Age (min)')).toHaveValue('50')
    await expect(field(page, 'Age (min)')).toHaveAccessibleDescription(
      /This may not be more than the maximum, 40/,
    )
    await field(page, 'Age (min)').fill('30')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Saved [0-9]{2}:[0-9]{2}$/)).toHaveCount(1)
    await expect(field(page, 'Age (min)')).toHaveAccessibleDescription('years')

    await page.route('**/api/update-lender-data', (route) => route.abort())
    await page.getByRole('checkbox', { name: 'Business' }).click()
    await expectToast(page, 'Update failed')
    await expect(page.getByRole('checkbox', { name: 'Business' })).not.toBeChecked()
  },
)

test(
  'a negative number is refused as it was typed, and an amount is read as people say it',
  oneWidth,
  async ({ page }) => {
    await openOwnLender(page)
    await field(page, 'Income (min)').fill('-7')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Income (min)')).toHaveValue('-7')
    await expect(field(page, 'Income (min)')).toHaveAttribute('aria-invalid', 'true')
    await fillAndLeave(page, 'Largest loan', '1.5 cr')
    await expect(field(page, 'Largest loan')).toHaveValue('1,50,00,000')
  },
)

test(
  'two facts that contradict are put side by side, and one button settles each',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openOwnLender(page, async ({ lender_id, post }) => {
      await post('/api/update-lender-data', {
        lender_id,
        property: 'processing_fees',
        value: 'Up to 1.5% + GST',
      })
      await post('/api/update-lender-data', { lender_id, property: 'fee_percent', value: 1 })
    })
    const notes = page.getByRole('list', { name: 'Facts that contradict' })
    await expect(notes).toContainText('Processing Fees says 1.5 %, Processing fee below 1 %.')
    const index = page.getByRole('navigation', { name: 'Sections' })
    await expect(index.getByRole('link', { name: /^Loan Details/ })).toContainText('1 to look at')
    await notes.getByRole('button', { name: 'Use 1 % in both' }).click()
    await expect(notes).toHaveCount(0)
    await expect(field(page, 'Processing Fees')).toHaveValue('Up to 1% + GST')
  },
)

test(
  'name, status and the next lender stay in sight, and the index leads to a section',
  office,
  async ({ page }) => {
    const { name } = await openOwnLender(page)
    const isWide = (page.viewportSize()?.width ?? 0) >= 1200
    if (isWide) {
      const index = page.getByRole('navigation', { name: 'Sections' })
      await expect(index.getByRole('link', { name: /^Amount, rate and fee/ })).toContainText('missing')
      await index.getByRole('link', { name: /^Legal and contact/ }).click()
      await expect(index.getByRole('link', { name: /^Legal and contact/ })).toHaveAttribute(
        'aria-current',
        'location',
      )
    } else await page.getByLabel('Section', { exact: true }).selectOption({ label: 'Change history' })
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await expect(page.getByRole('switch', { name: 'Lender Status' })).toBeInViewport()
    await expectSoundPage(page)
  },
)

test(
  'what somebody else changed meanwhile is shown and chosen, never overwritten',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const { lender_id, post } = await openOwnLender(page)
    await post('/api/update-lender-data', { lender_id, property: 'interest_rate', value: '12% To 20%' })
    await fillConflict(page, '18% To 28%')
    const dialog = page.getByRole('dialog', { name: 'Interest Rate was changed meanwhile' })
    await expect(dialog).toContainText('admin saved another value')
    await expect(dialog).toContainText('12% To 20%')
    await expect(dialog).toContainText('18% To 28%')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(field(page, 'Interest Rate')).toHaveValue('12% To 20%')

    await post('/api/update-lender-data', { lender_id, property: 'interest_rate', value: '13%' })
    await fillConflict(page, '18% To 28%')
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await expectToast(page, UPDATED)
    await expect(field(page, 'Interest Rate')).toHaveValue('18% To 28%')
  },
)
const fillConflict = async (page: Page, value: string): Promise<void> => {
  await field(page, 'Interest Rate').fill(value)
  await field(page, 'Interest Rate').blur()
}

test('by keyboard alone: status, a choice, a group made and chosen', again, async ({ page }) => {
  const { name } = await openOwnLender(page)
  await tabTo(page, field(page, 'Priority'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expectToast(page, UPDATED)
  await choose(page, field(page, 'Ticket Class'), await secondOption(page))
  await expectToast(page, UPDATED)

  const groups = page.getByRole('combobox', { name: 'Lender groups' })
  await tabTo(page, groups)
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name: 'Create Group' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await press(page, dialog.getByRole('button', { name: 'Create', exact: true }))
  await expectToast(page, 'Lender group created successfully!')
  await expectToast(page, UPDATED)
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
})
const secondOption = async (page: Page): Promise<string> =>
  (await field(page, 'Ticket Class').getByRole('option').nth(1).textContent()) ?? ''

test(
  'the lender is on its way, and one that is not there says so',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openOwnLender(page)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/get-lender-data/*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Loading lender details...' })).toBeVisible()
    answered.resolve()
    await expect(page.getByRole('heading', { level: 1, name: /^Test_/ })).toBeVisible()
    await page.unrouteAll()
    await page.goto('/admin/lenders/2000000000')
    await expect(page.getByText('There is no such lender')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lenders' }).click()
    await expect(page).toHaveURL('/admin/lenders')
  },
)

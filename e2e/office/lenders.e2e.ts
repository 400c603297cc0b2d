import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { offerOf } from '../journey/offers.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { arriveWithDetails } from '../journey/prepared/prepared-customer.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const office = { tag: '@office' }
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const UPDATED = 'Lender updated successfully!'

const newName = (): string => `Test_${randomUUID().slice(0, 8)}`
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search lenders' })

/** A toast with these words; it is closed, so that the next of its kind is another. */
const expectToast = async (page: Page, words: string): Promise<void> => {
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(toast.first()).toBeVisible()
  await toast.first().getByRole('button', { name: 'Close' }).click()
}

const openLenders = async (page: Page): Promise<(property: string, value: unknown) => Promise<void>> => {
  const token = await openAsStaff(page, 'admin', '/admin/lenders')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  let lender_id: number | null = null
  return async (property, value) => {
    lender_id ??= Number(
      /\/admin\/lenders\/(\d+)/.exec(
        (await page.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? '',
      )?.[1],
    )
    const answer = await page.request.post('/api/update-lender-data', {
      data: { lender_id, property, value },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

/** What a lender has to state before it may be live, the last fact aside. */
const facts = {
  legal_name: 'Example Test Limited',
  lender_kind: 'nbfc',
  salaried: 1,
  amount_min: 50_000,
  amount_max: 1_000_000,
  tenure_min_months: 6,
  tenure_max_months: 60,
  representative_rate: 18,
  fee_percent: 2,
  penal_charges: 'Up to 2% a month on the overdue amount',
  cooling_off_days: 3,
  kfs_url: 'https://lender.example.com/kfs',
  grievance_contact: 'Asha Rao, 1800-000-0000',
  nodal_officer_phone: '1800-000-0000',
  nodal_officer_email: 'nodal@lender.example.com',
  registration_number: 'EXAMPLE-N-0001',
  website: 'https://lender.example.com',
  lsp_role: 'referral',
}

test(
  'the list names every column, finds, filters, orders and hides, all in its address',
  oneWidth,
  async ({ page }) => {
    await openLenders(page)
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Income (min)',
      'Income (max)',
      'Age (min)',
      'Age (max)',
      'Ticket Class',
      'Credit Score Class',
      'Salaried',
      'Self Employed',
      'Business',
      'Priority',
      'Lender Status',
      'Special Offer',
      'Actions',
    ])
    await expectSoundPage(page)
    await search(page).fill('sahyadri')
    await expect(page.getByRole('rowheader')).toHaveText(['Sahyadri_Bank'])
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Off')
    await expect(page.getByText('No lenders found')).toBeVisible()
    await expect(page).toHaveURL(/q=sahyadri&status=0/)
    await expectSoundPage(page)
    await page.reload()
    await expect(page.getByText('No lenders found')).toBeVisible()
    await page.goto('/admin/lenders?sort=-name&kind=nbfc')
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    // Rows come a few in each frame.
    await expect(page.getByRole('rowheader').nth(5)).toBeVisible()
    const names = await page.getByRole('rowheader').allTextContents()
    expect(names).toEqual(names.toSorted().toReversed())
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Ticket Class' }).click()
    await expect(page.getByRole('columnheader', { name: 'Ticket Class' })).toBeHidden()
    await expect(page).toHaveURL(/hide=ticket_class/)
  },
)

test(
  'a lender is added, changed where it stands, refused to go live, and deleted',
  office,
  async ({ page }) => {
    const name = newName()
    await openLenders(page)
    await page.getByRole('button', { name: 'Add Lender' }).click()
    const adding = page.getByRole('dialog', { name: 'Add Lender' })
    await expect(adding.getByRole('button', { name: 'Add Lender' })).toBeDisabled()
    await adding.getByLabel('Name').pressSequentially('Sahyadri Bank!')
    await expect(adding.getByLabel('Name')).toHaveValue('SahyadriBank')
    await expect(adding.getByText('Saved as SahyadriBank')).toBeVisible()
    await adding.getByLabel('Name').fill('sahyadri_bank')
    await adding.getByRole('button', { name: 'Add Lender' }).click()
    await expect(adding.getByRole('alert')).toHaveText('This name is taken already')
    await expectToast(page, 'This name is taken already')
    await expectSoundPage(page)
    await adding.getByLabel('Name').fill(name)
    await adding.getByRole('button', { name: 'Add Lender' }).click()
    await expectToast(page, 'Lender created successfully!')
    await expect(adding).toBeHidden()

    await search(page).fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([name])
    const row = rowOf(page, name)
    await expect(row.getByRole('switch', { name: `Lender Status of ${name}` })).not.toBeChecked()
    await row.getByRole('switch', { name: `Salaried of ${name}` }).click()
    await expectToast(page, UPDATED)
    await expect(row.getByRole('switch', { name: `Salaried of ${name}` })).toBeChecked()

    const priority = row.getByRole('button', { name: `Priority of ${name}` })
    await priority.click()
    await row.getByRole('textbox', { name: `Priority of ${name}` }).fill('')
    await page.keyboard.press('Enter')
    await expect(priority).toHaveText('0')
    await priority.click()
    await row.getByRole('textbox', { name: `Priority of ${name}` }).pressSequentially('-12')
    await page.keyboard.press('Enter')
    // A negative priority is ignored (section 5).
    await expect(priority).toHaveText('0')
    await priority.click()
    await row.getByRole('textbox', { name: `Priority of ${name}` }).pressSequentially('12')
    await page.keyboard.press('Enter')
    await expectToast(page, UPDATED)
    await expect(priority).toHaveText('12')

    await row.getByRole('switch', { name: `Lender Status of ${name}` }).click()
    const refused = page.getByRole('dialog', { name: `${name} cannot be live yet` })
    await expect(refused.getByText('Enter the legal name that customers see')).toBeVisible()
    await expectSoundPage(page)
    // The dialog's own: its mark, its button, and the toast's beside them.
    await refused.getByRole('button', { name: 'Close' }).nth(1).click()
    await expect(row.getByRole('switch', { name: `Lender Status of ${name}` })).not.toBeChecked()

    await row.getByRole('switch', { name: `Special Offer of ${name}` }).click()
    await expectToast(page, UPDATED)
    await row.getByRole('button', { name: `Edit the special offer of ${name}` }).click()
    const offer = page.getByRole('dialog', { name: `Special offer of ${name}` })
    await offer.getByLabel('Text').fill('Paid out on the same day')
    await offer.getByLabel('Start date').fill('01/12/2030')
    await offer.getByLabel('End date').fill('30/11/2030')
    await expect(offer.getByText('The end date may not be before the start date')).toBeVisible()
    await expect(offer.getByRole('button', { name: 'Save' })).toBeDisabled()
    await offer.getByLabel('End date').fill('31/12/2030')
    await expectSoundPage(page)
    await offer.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, UPDATED)
    await page.reload()
    await row.getByRole('button', { name: `Edit the special offer of ${name}` }).click()
    await expect(offer.getByLabel('End date')).toHaveValue('31/12/2030')
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await expectSoundPage(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Lender deleted successfully!')
    await expect(page.getByText('No lenders found')).toBeVisible()
  },
)

test(
  'what the server refuses is said in a toast too, and nothing typed is lost',
  oneWidth,
  async ({ page }) => {
    const name = newName()
    const token = await openAsStaff(page, 'admin', '/admin/lenders')
    const made = await page.request.post('/api/create-lender', {
      data: { name },
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await made.json()) as { data: { lender_id: number } }
    await page.reload()
    await search(page).fill(name)
    const row = rowOf(page, name)
    await row.getByRole('button', { name: `Edit the special offer of ${name}` }).click()
    const offer = page.getByRole('dialog', { name: `Special offer of ${name}` })
    await offer.getByLabel('Text').fill('Paid out on the same day')
    await page.route('**/api/update-lender-data', (route) => route.abort())
    await offer.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Update failed')
    await expect(offer.getByLabel('Text')).toHaveValue('Paid out on the same day')
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()

    await row.getByRole('button', { name: `Delete ${name}` }).click()
    // Somebody else is faster.
    const gone = await page.request.post('/api/safe-delete-lender', {
      data: { lender_id: data.lender_id },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(gone.status()).toBe(200)
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'We could not find that')
    await page.keyboard.press('Escape')
    await expect(page.getByText('No lenders found')).toBeVisible()
  },
)

test('a live lender that the server cannot reach is named above the list', oneWidth, async ({ page }) => {
  await page.route('**/api/get-lenders-data', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as {
      data: { lender_id: number; name: string }[]
      without_connector: number[]
    }
    const { lender_id } = list.data.find(({ name }) => name === 'Sahyadri_Bank') ?? { lender_id: 0 }
    await route.fulfill({
      response,
      json: { ...list, without_connector: [...list.without_connector, lender_id] },
    })
  })
  await openLenders(page)
  await expect(page.getByText('A live lender has no connector')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('main').getByRole('link', { name: 'Sahyadri_Bank' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sahyadri_Bank' })).toBeVisible()
})

test('the same by keyboard alone', byKeyboard, async ({ page }) => {
  const name = newName()
  await openLenders(page)
  await press(page, page.getByRole('button', { name: 'Add Lender' }))
  await typeInto(page, page.getByRole('dialog').getByLabel('Name'), name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lender created successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Lender' })).toBeFocused()
  await typeInto(page, search(page), name)
  await expect(page.getByRole('rowheader')).toHaveText([name])
  const row = rowOf(page, name)

  await tabTo(page, row.getByRole('link', { name, exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('switch', { name: `Salaried of ${name}` })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(row.getByRole('switch', { name: `Salaried of ${name}` })).toBeChecked()
  await tabTo(page, row.getByRole('button', { name: `Priority of ${name}` }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: `Priority of ${name}` })).toHaveText('7')
  await expect(row.getByRole('button', { name: `Priority of ${name}` })).toBeFocused()
  await press(page, row.getByRole('button', { name: `Delete ${name}` }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('No lenders found')).toBeVisible()
})

test('the second of two members of staff sees what the first changed', oneWidth, async ({ page }) => {
  const update = await openLenders(page)
  const name = newName()
  await page.getByRole('button', { name: 'Add Lender' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Lender created successfully!')
  await search(page).fill(name)
  await expect(page.getByRole('rowheader')).toHaveText([name])
  await update('priority', 41)
  const priority = page.getByRole('button', { name: `Priority of ${name}` })
  await priority.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Priority of ${name} was changed meanwhile` })
  await expect(dialog).toContainText('admin saved another value')
  await expect(dialog).toContainText('41')
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(priority).toHaveText('41')

  await update('priority', 42)
  await priority.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expectToast(page, UPDATED)
  await expect(priority).toHaveText('7')
})

const asCustomer = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Math.trunc(performance.now()) % 250}.7` },
  })
  const page = await context.newPage()
  await arriveWithDetails(page, newCustomer())
  return page
}

test(
  'a lender goes live, customers see it, its rule changes, and it leaves with the reason',
  oneWidth,
  async ({ page, browser, baseURL }) => {
    const name = newName()
    const legalName = `Example ${name.slice(5)} Limited`
    const update = await openLenders(page)
    await page.getByRole('button', { name: 'Add Lender' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Lender created successfully!')
    await search(page).fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([name])
    for (const [property, value] of Object.entries({ ...facts, legal_name: legalName }))
      await update(property, value)
    // What is searched for is in the address a moment after it was typed.
    await expect(page).toHaveURL(/[?&]q=/)
    await page.reload()
    await rowOf(page, name)
      .getByRole('switch', { name: `Lender Status of ${name}` })
      .click()
    const refused = page.getByRole('dialog', { name: `${name} cannot be live yet` })
    await expect(refused.getByRole('listitem')).toHaveText(['Enter the UTM link, or switch on the API'])
    await refused.getByRole('button', { name: 'Close' }).last().click()
    await update('utm_link', 'https://lender.example.com/apply?ref={UNIQUE_ID}')

    const customer = await asCustomer(browser, baseURL)
    await customer.goto('/user/offers')
    await expect(customer.getByRole('article').first()).toBeVisible()
    await expect(offerOf(customer, legalName)).toBeHidden()

    await rowOf(page, name)
      .getByRole('switch', { name: `Lender Status of ${name}` })
      .click()
    await expectToast(page, UPDATED)
    await expect(async () => {
      await customer.reload()
      await expect(offerOf(customer, legalName)).toBeVisible({ timeout: 5_000 })
    }).toPass()

    await update('min_income', 90_000)
    await expect(async () => {
      await customer.reload()
      const left = customer.getByRole('listitem').filter({
        has: customer.getByRole('heading', { level: 3, name: legalName, exact: true }),
      })
      await expect(left).toContainText('needs income ₹90,000 a month; you gave ₹45,000', { timeout: 5_000 })
    }).toPass()
    await expect(offerOf(customer, legalName)).toBeHidden()
    await customer.context().close()

    const off = page.getByRole('dialog', { name: `Take ${name} off every brand` })
    const status = rowOf(page, name).getByRole('switch', { name: `Lender Status of ${name}` })
    await status.click()
    await expect(off).toContainText('this lender now, and 0 customers have an open application with it')
    await expectSoundPage(page)
    await off.getByRole('button', { name: 'Leave it live' }).click()
    await expect(status).toBeChecked()
    await status.click()
    await expect(off.getByRole('button', { name: 'Take off' })).toBeDisabled()
    await off.getByLabel('Reason').fill('The test is over')
    await off.getByRole('button', { name: 'Take off' }).click()
    await expectToast(page, UPDATED)
    await expect(status).not.toBeChecked()
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Change history' })).toContainText('The test is over')
  },
)

test('a lender is copied, found by the link, deleted and restored', office, async ({ page }) => {
  const [name, copy] = [newName(), newName()]
  await openLenders(page)
  await page.getByRole('button', { name: 'Add Lender' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  // The search hides the new row; the toast leads to it.
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('link', { name: `Open ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  const copying = page.getByRole('dialog', { name: `Copy of ${name}` })
  await copying.getByLabel('Name of the copy').pressSequentially(`${copy} !`)
  await expect(copying.getByText(`Saved as ${copy}`)).toBeVisible()
  await copying.getByRole('checkbox', { name: 'Copy its revenue rules too' }).check()
  await expectSoundPage(page)
  await copying.getByRole('button', { name: 'Copy' }).click()
  await messages.getByRole('link', { name: `Open ${copy}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText(name)

  await page.goto(`/admin/lenders?q=${copy}`)
  await rowOf(page, copy)
    .getByRole('button', { name: `Delete ${copy}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Lender deleted successfully!')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Deleted')
  await expect(rowOf(page, copy)).toContainText('No reason was given')
  await expectSoundPage(page)
  await page.getByRole('button', { name: `Restore ${copy}` }).click()
  const restoring = page.getByRole('dialog', { name: `Restore ${copy}` })
  await expectSoundPage(page)
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await expect(messages).toContainText('Lender restored: it is off')
  await expect(page.getByText('No deleted lender here')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Off')
  await expect(rowOf(page, copy)).toBeVisible()
})

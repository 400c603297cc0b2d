import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { filterOf } from '../journey/office/list.ts'
import { expectToast, newName, openLenders, rowOf, search, UPDATED } from '../journey/office/lender-list.ts'
import { openAsStaff } from '../journey/office/office.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const office = { tag: '@office' }
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const again = { tag: ['@office', '@laptop', '@again-laptop'] }
test(
  'the list names every column, finds, filters, orders and hides, all in its address',
  oneWidth,
  async ({ page }) => {
    await openLenders(page)
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Name',
      'Product',
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
    await expect(page.getByRole('rowheader')).toHaveText([/Sahyadri_Bank$/])
    await (await filterOf(page, 'Status')).selectOption('Off')
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
    await page.getByRole('checkbox', { name: 'Ticket Class' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Ticket Class' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Product' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Ticket Class' })).toHaveCount(0)
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
    await adding.getByLabel('Product').selectOption('Gold Loans')
    await adding.getByRole('button', { name: 'Add Lender' }).click()
    await expectToast(page, 'Lender created successfully!')
    await expect(adding).toBeHidden()

    await search(page).fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`${name}$`)])
    const row = rowOf(page, name)
    await expect(row).toContainText('Gold')
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
    await row.getByRole('textbox', { name: `Priority of ${name}` }).pressSequentially('1e5')
    await page.keyboard.press('Enter')
    // Without its letter it would be another number: nothing is saved, and that is said.
    await expectToast(page, `Priority of ${name} was not saved: type digits alone`)
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
    await question.getByLabel(`Type ${name} to go on`).fill(name)
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
    await question.getByLabel(`Type ${name} to go on`).fill(name)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'We could not find that')
    await page.keyboard.press('Escape')
    await expect(page.getByText('No lenders found')).toBeVisible()
  },
)

test(
  'a live lender that the server cannot reach is named above the list',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await page.route('**/api/lender/rows', async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as {
        data: [lender_id: number, name: string, ...unknown[]][]
        without_connector: number[]
      }
      const [lender_id] = list.data.find(([, name]) => name === 'Sahyadri_Bank') ?? [0]
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
  },
)

test('the same by keyboard alone', byKeyboard, async ({ page }) => {
  const name = newName()
  await openLenders(page)
  await press(page, page.getByRole('button', { name: 'Add Lender' }))
  await typeInto(page, page.getByRole('dialog').getByLabel('Name'), name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lender created successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Lender' })).toBeFocused()
  await typeInto(page, search(page), name)
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`${name}$`)])
  const row = rowOf(page, name)

  await tabTo(page, row.getByRole('link', { name, exact: true }))
  await tabTo(page, row.getByRole('switch', { name: `Salaried of ${name}` }))
  await page.keyboard.press('Space')
  await expect(row.getByRole('switch', { name: `Salaried of ${name}` })).toBeChecked()
  await tabTo(page, row.getByRole('button', { name: `Priority of ${name}` }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: `Priority of ${name}` })).toHaveText('7')
  await expect(row.getByRole('button', { name: `Priority of ${name}` })).toBeFocused()
  await press(page, row.getByRole('button', { name: `Delete ${name}` }))
  await typeInto(page, page.getByRole('dialog').getByLabel(`Type ${name} to go on`), name)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('No lenders found')).toBeVisible()
})

test('the second of two members of staff sees what the first changed', again, async ({ page }) => {
  const update = await openLenders(page)
  const name = newName()
  await page.getByRole('button', { name: 'Add Lender' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Lender created successfully!')
  await search(page).fill(name)
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`${name}$`)])
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

test(
  'bounds are typed cell by cell by keyboard and saved together; a refused one says why',
  again,
  async ({ page }) => {
    const update = await openLenders(page)
    const name = newName()
    await page.getByRole('button', { name: 'Add Lender' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Lender created successfully!')
    await search(page).fill(name)
    await expect(page.getByRole('rowheader')).toHaveText([name])
    await update('max_age', 60)

    await page.getByRole('button', { name: 'Edit cells' }).click()
    const bar = page.getByRole('toolbar', { name: 'Edited cells' })
    await expect(bar).toContainText('0 unsaved')
    await tabTo(page, page.getByRole('button', { name: `Income (min) of ${name}` }))
    // A digit begins, Tab goes on to the next cell.
    await page.keyboard.type('25000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('20000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    await expect(bar).toContainText('3 unsaved')
    await expectSoundPage(page)
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Save changes' })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Save changes: 3 cells' }).click()
    await expect(dialog.getByRole('status')).toContainText('1 of 3 cells done')
    await expect(dialog).toContainText('This may not be less than the minimum, ₹25,000')
    await expect(dialog).toContainText('This may not be more than the maximum, 60')
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    // What was refused is still there to be mended.
    await expect(bar).toContainText('2 unsaved')
    await page.getByRole('button', { name: `Age (min) of ${name}` }).click()
    await page.keyboard.type('21')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Income (min) of ${name}` }).click()
    await page.keyboard.type('15000')
    await page.keyboard.press('Control+Enter')
    // The lower minimum is saved first: then the maximum fits.
    await dialog.getByRole('button', { name: 'Save changes: 3 cells' }).click()
    await expect(dialog.getByRole('status')).toContainText('3 of 3 cells done')
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await expect(rowOf(page, name)).toContainText('15,000')
    await expect(rowOf(page, name)).toContainText('20,000')
    await expect(rowOf(page, name)).toContainText('21')
  },
)

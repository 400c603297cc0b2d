import { randomUUID } from 'node:crypto'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { expectToast, newName, openLenders, rowOf, search, UPDATED } from '../journey/office/lender-list.ts'
import { openAsStaff } from '../journey/office/office.ts'

/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }
const again = { tag: ['@office', '@laptop', '@again-laptop'] }

test(
  'a bulk act says what came of each row where one is refused, one was changed and the line drops',
  oneWidth,
  async ({ page }) => {
    const token = await openAsStaff(page, 'admin', '/admin/lenders')
    const headers = { authorization: `Bearer ${token}` }
    const stem = `Bulk_${randomUUID().slice(0, 6)}`
    const ids: number[] = []
    for (const letter of ['a', 'b', 'c', 'd']) {
      const made = await page.request.post('/api/create-lender', {
        data: { name: `${stem}_${letter}` },
        headers,
      })
      ids.push(((await made.json()) as { data: { lender_id: number } }).data.lender_id)
    }
    const update = async (id: number, property: string, value: unknown): Promise<void> => {
      const answer = await page.request.post('/api/update-lender-data', {
        data: { lender_id: id, property, value },
        headers,
      })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const [, second = 0, third = 0, fourth = 0] = ids
    await update(second, 'min_age', 50)
    await page.reload()
    await search(page).fill(stem)
    await expect(page.getByRole('rowheader')).toHaveCount(4)
    await page.getByRole('checkbox', { name: /^Choose all/ }).click()
    await page.getByRole('button', { name: 'Set field' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set Priority' })
    await dialog.getByLabel('Field').selectOption('max_age')
    const ages = page.getByRole('dialog', { name: 'Set Age (max)' })
    await ages.getByLabel('New value').pressSequentially('-4')
    await expect(ages.getByText('Must be a positive number')).toBeVisible()
    await expect(ages.getByRole('button', { name: /^Set Age/ })).toBeDisabled()
    await ages.getByLabel('New value').fill('40')
    await expect(ages.getByText('4 lenders would change.')).toBeVisible()
    await expect(ages.getByRole('listitem').first()).toContainText('– → 40')
    await expectSoundPage(page)
    // Somebody else is faster with the third; of the fourth the answer is lost, though the server has done it.
    await update(third, 'max_age', 55)
    let lost = 0
    await page.route('**/api/update-lender-data', async (route) => {
      if ((route.request().postDataJSON() as { lender_id: number }).lender_id !== fourth || lost > 0)
        return route.continue()
      lost += 1
      await route.fetch()
      return route.abort()
    })
    await ages.getByRole('button', { name: 'Set Age (max): 4 lenders' }).click()
    await expect(ages.getByRole('status')).toContainText(
      '1 of 4 lenders done; changed meanwhile 1, refused 1, without an answer 1.',
    )
    const line = (letter: string) => ages.getByRole('listitem').filter({ hasText: `${stem}_${letter}` })
    await expect(line('a')).toContainText('Done')
    await expect(line('b')).toContainText('This may not be less than the minimum, 50')
    await expect(line('c')).toContainText('Changed by somebody else meanwhile: left as it is')
    await expectSoundPage(page)
    await ages.getByRole('button', { name: 'Retry 1' }).click()
    await expect(line('d')).toContainText('Done')
    await ages.getByRole('button', { name: 'Close' }).last().click()
    await expect(rowOf(page, `${stem}_c`)).toContainText('55')
    await expect(rowOf(page, `${stem}_d`)).toContainText('40')
    // It was done once: the audit log has one entry of it.
    const log = await page.request.get(`/api/audit-log?object_kind=lender&object_id=${fourth}`, { headers })
    const entries = ((await log.json()) as { data: { action: string }[] }).data
    expect(entries.filter(({ action }) => action === 'lender.updated')).toHaveLength(1)
  },
)

test(
  'what can be taken back is, by a key, and only where nobody changed it since',
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
    const priority = page.getByRole('button', { name: `Priority of ${name}` })
    const setTo = async (value: string): Promise<void> => {
      await priority.click()
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
      await expectToast(page, UPDATED)
    }
    await setTo('7')
    await expect(page.getByText(`Last change: ${name}`)).toBeVisible()
    await priority.focus()
    await page.keyboard.press('z')
    await expect(page.getByText('Taken back')).toBeVisible()
    await expect(priority).toHaveText('0')
    // It stands on another page, too, for ten minutes.
    await setTo('8')
    await page.getByRole('link', { name: 'Gold rates' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gold rates' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText('Taken back').last()).toBeVisible()
    await page.goBack()
    await expect(priority).toHaveText('0')
    // Somebody else's value is left as it is.
    await setTo('9')
    await update('priority', 30)
    await page.keyboard.press('z')
    await expect(page.getByText('This was changed in the meantime. Please look at it again')).toBeVisible()
  },
)

import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { codeOf } from '../journey/office/authenticator.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { choose, press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { fillSignIn, openAsStaff } from '../journey/office/office.ts'
import { pressFilter } from '../journey/office/list.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto('/admin/login')
  await fillSignIn(page, username, password)
}

/** Somebody else at another machine. */
const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })).newPage()

const newName = (): string => `ravi.${randomInt(1_000_000_000)}`
const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })

test(
  'a user is added, sets up an authenticator, works, changes role and is disabled; all of it is on the audit log',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, browser, baseURL }) => {
    test.slow()
    const username = newName()
    await openAsStaff(page, 'admin', '/admin/user-management')
    await expect(page.getByRole('heading', { name: 'User management', level: 1 })).toBeVisible()
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a user' })
    await dialog.getByLabel('User name').fill(username)
    await dialog.getByLabel('Full name').fill('Ravi Das')
    await dialog.getByLabel('Role').selectOption('2 – Analyst')
    await dialog.getByLabel('First password').fill('Welcome@2026')
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect(dialog.getByText('Many people use this password. Choose another')).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Suggest a password' }).click()
    const first = await dialog.getByLabel('First password').inputValue()
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect(page.getByText('User added')).toBeVisible()
    await page.getByLabel('Search users').fill(username)
    await expect(rowOf(page, username)).toContainText('Never')

    const ravi = await another(browser, baseURL)
    await test.step('the new user', async () => {
      await signIn(ravi, username, first)
      await expect(ravi.getByText('Before you start')).toBeVisible()
      await ravi.goto('/admin/dashboard')
      await expect(ravi).toHaveURL(/\/admin\/account$/)
      await expectSoundPage(ravi)
      const own = 'seven quiet lanterns'
      await ravi.getByLabel('Present password').fill(first)
      await ravi.getByLabel('New password', { exact: true }).fill(own)
      await ravi.getByLabel('New password again').fill(own)
      await ravi.getByRole('button', { name: 'Change password' }).click()
      await expect(ravi.getByText('Password changed')).toBeVisible()

      await ravi.getByLabel('Your password').fill(own)
      await ravi.getByRole('button', { name: 'Show the QR code' }).click()
      await expect(ravi.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
      await expectSoundPage(ravi)
      const key = (await ravi.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
      await ravi.getByLabel('Code of the app').fill('000000')
      await ravi.getByRole('button', { name: 'Confirm' }).click()
      await expect(ravi.getByText('That code is not right, or was used already')).toBeVisible()
      await ravi.getByLabel('Code of the app').fill(codeOf(key))
      await ravi.getByRole('button', { name: 'Confirm' }).click()
      const codes = ravi.getByRole('region', { name: `Recovery codes of ${username}` }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      await expectSoundPage(ravi)
      const recovery = (await codes.first().textContent()) ?? ''
      await ravi.getByRole('button', { name: 'I have kept them' }).click()
      await expect(ravi.getByText('Before you start')).toBeHidden()
      await expect(ravi.getByText('Recovery codes left: 10 of 10.')).toBeVisible()

      await ravi.getByRole('button', { name: 'Account of Ravi Das' }).click()
      const anew = ravi.waitForEvent('load')
      await ravi.getByRole('menuitem', { name: 'Logout' }).click()
      await anew
      await expect(ravi).toHaveURL(/\/admin\/login/)
      await signIn(ravi, username, own)
      await ravi.getByLabel('Code', { exact: true }).fill(recovery)
      await ravi.getByRole('button', { name: 'Sign in' }).click()
      await expect(ravi).not.toHaveURL(/login/)
    })

    await page.reload()
    await expect(rowOf(page, username)).toContainText('Set up')
    await page.getByRole('button', { name: `Actions for ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption('3 – Caller')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('User updated')).toBeVisible()
    await expect(rowOf(page, username)).toContainText('3 – Caller')
    await ravi.reload()
    await expect(ravi).toHaveURL(/\/admin\/login/)

    await page.getByRole('button', { name: `Actions for ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByLabel(`Type ${username} to go on`).fill(username)
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(page.getByText('User disabled and signed out')).toBeVisible()
    await expect(rowOf(page, username)).toContainText('Disabled')

    await page.getByRole('button', { name: `Actions for ${username}` }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
    const entries = page.getByRole('region', { name: 'Audit entries' })
    for (const act of ['added', 'password changed', 'second factor enrolled', 'updated', 'disabled'])
      await expect(entries.getByText(`Staff: ${act}`)).toBeVisible()
    await expectSoundPage(page)
    const updated = page.getByRole('row').filter({ hasText: 'Staff: updated' })
    await updated.getByRole('button', { name: /^Entry/ }).click()
    const entry = page.getByRole('dialog')
    await expect(entry.getByRole('row', { name: 'role_id 2 3' })).toBeVisible()
    await expectSoundPage(page)
    await entry.getByRole('link', { name: 'Open the user' }).click()
    await expect(page.getByRole('heading', { name: 'User management', level: 1 })).toBeVisible()
    await expect(rowOf(page, username)).toBeVisible()
  },
)

test('users and the audit log by keyboard alone', byKeyboard, async ({ page }) => {
  const username = newName()
  await openAsStaff(page, 'admin', '/admin/user-management')
  await press(page, page.getByRole('button', { name: 'Add user' }))
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await typeInto(page, dialog.getByLabel('User name'), username)
  await typeInto(page, dialog.getByLabel('Full name'), 'Asha Rao')
  await choose(page, dialog.getByLabel('Role'), '2 – Analyst')
  await press(page, dialog.getByRole('button', { name: 'Suggest a password' }))
  await press(page, dialog.getByRole('button', { name: 'Add user' }))
  await expect(page.getByText('User added')).toBeVisible()
  await typeInto(page, page.getByLabel('Search users'), username)
  await expect(rowOf(page, username)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${username}`))

  await press(page, page.getByRole('button', { name: `Actions for ${username}` }))
  const disable = page.getByRole('menuitem', { name: 'Disable' })
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.type('Dis')
  await expect(disable).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('dialog').getByLabel(`Type ${username} to go on`), username)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Disable' }))
  await expect(rowOf(page, username)).toContainText('Disabled')

  await page.goto('/admin/audit-log')
  await pressFilter(page, 'What')
  await page.keyboard.type('staff.disabled')
  await choose(page, await pressFilter(page, 'Kind of object'), 'User')
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toHaveCount(1)
  await press(page, row.getByRole('button', { name: /^Entry/ }))
  await expect(page.getByRole('dialog').getByRole('row', { name: 'disabled 0 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('search').getByLabel('What', { exact: true })).toHaveValue('staff.disabled')
  await press(page, page.getByRole('button', { name: 'Remove the filter What' }))
  await expect(page.getByRole('search').getByLabel('What', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
})

test('@office @laptop a dialog begins in its first field and gives the focus back to the menu it came from @again-laptop', async ({
  page,
}) => {
  await openAsStaff(page, 'admin', '/admin/user-management')
  const actions = page.getByRole('button', { name: 'Actions for caller' })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit caller' }).getByLabel('Full name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
})

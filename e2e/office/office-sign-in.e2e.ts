import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { doNothing } from '../journey/do-nothing.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import {
  accountButton,
  enterAsStaff,
  fillSignIn,
  openAsStaff,
  openMenu,
  signInAsStaff,
  staff,
  storedNames,
} from '../journey/office/office.ts'

const office = { tag: '@office' }
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

test(
  'a wrong password is refused in words, a right one leads to the page asked for',
  oneWidth,
  async ({ page }) => {
    await page.goto('/admin/lenders?q=sahy')
    await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Flenders%3Fq%3Dsahy')
    await expect(page.getByLabel('User name')).toBeFocused()
    await expect(page.getByLabel('User name')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
    await expectSoundPage(page)

    await fillSignIn(page, 'admin', 'Admin-demo-2')
    await expect(page.getByRole('alert')).toHaveText('That user name, password or code is not right')
    await expect(page.getByLabel('User name')).toHaveValue('admin')
    await fillSignIn(page, 'admin', staff.admin.password)
    await expect(page.getByRole('heading', { level: 1, name: 'Lenders' })).toBeVisible()
    await expect(page).toHaveURL('/admin/lenders?q=sahy')
    await expect(page).toHaveTitle(/^Lenders - Back office - /)
  },
)

test('signing in, finding a page and signing out by keyboard alone', office, async ({ page }) => {
  await page.goto('/admin/login')
  await typeInto(page, page.getByLabel('User name'), 'admin')
  await typeInto(page, page.getByLabel('Password'), staff.admin.password)
  await page.keyboard.press('Enter')
  await expect(accountButton(page, 'admin')).toBeVisible()

  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing (is called) so')
  await expect(palette.getByText('No data found')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('lend')
  await expect(palette.getByRole('option', { name: /^Lenders/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Lenders' })
  await expect(heading).toBeFocused()

  await press(page, accountButton(page, 'admin'), 'Shift+Tab')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Keys' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the back office' })).toBeVisible()
  expect(await storedNames(page)).toEqual([])
})

test('a callback to another site is not followed', oneWidth, async ({ page }) => {
  await page.goto(`/admin/login?callback=${encodeURIComponent('//evil.example')}`)
  await fillSignIn(page, 'admin', staff.admin.password)
  await expect(page).toHaveURL('/admin/dashboard')
})

test(
  'a role sees its own pages alone, and is told of a link that is not for it',
  office,
  async ({ page }) => {
    await openAsStaff(page, 'analyst', '/admin/lenders')
    await expect(page).toHaveURL('/admin/dashboard')
    const notice = page.getByRole('status').filter({ hasText: 'may not open “Lenders” (/admin/lenders)' })
    await expect(notice).toContainText('You are signed in as Demo Analyst, Analyst; ask an administrator.')
    await expectSoundPage(page)
    await notice.getByRole('button', { name: 'Hide' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Lenders' })).toHaveCount(0)
    await expectSoundPage(page)
  },
)

test('a role without the dashboard arrives at its first page', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'caller', '/admin/dashboard')
  await expect(page).toHaveURL('/admin/csr-portal')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin/csr-portal')
})

test('a session that has ended leads to the sign-in page and back', oneWidth, async ({ page }) => {
  const token = await enterAsStaff(page, 'admin')
  await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/admin/lenders?q=konkan')
  await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Flenders%3Fq%3Dkonkan')
  const names = await storedNames(page)
  expect(names).not.toContain('a_atkn')
  expect(names).not.toContain('adminId')
  await fillSignIn(page, 'admin', staff.admin.password)
  await expect(page).toHaveURL('/admin/lenders?q=konkan')
})

test('the menu collapses to icons, and to a drawer where the screen is small', office, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/lenders?q=sahyadri')
  const menu = await openMenu(page)
  const entry = menu.getByRole('link', { name: 'Lenders' })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  const drawer = page.getByRole('dialog', { name: 'Back office' })
  if (await drawer.isVisible()) {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    return
  }
  const side = page.getByRole('banner')
  expect((await side.boundingBox())?.width).toBe(240)
  await menu.getByRole('button', { name: 'Catalogue' }).click()
  await expect(menu.getByRole('link', { name: 'Credit cards' })).toHaveCount(0)
  await expect(entry).toBeVisible()
  await page.getByRole('button', { name: 'Collapse' }).click()
  await expect(async () => expect((await side.boundingBox())?.width).toBe(48)).toPass()
  await page.reload()
  await expect(entry).toBeVisible()
  expect((await side.boundingBox())?.width).toBe(48)
  await expect(menu.getByRole('link', { name: 'Credit cards' })).toBeVisible()
  await entry.hover()
  await expect(page.getByText('Lenders', { exact: true }).last()).toBeVisible()
  await expectSoundPage(page)
  await page.keyboard.press('[')
  await expect(async () => expect((await side.boundingBox())?.width).toBe(240)).toPass()
  await menu.getByRole('button', { name: 'Catalogue' }).click()
  await expect(menu.getByRole('link', { name: 'Credit cards' })).toBeVisible()
})

test('an address that leads nowhere says so', oneWidth, async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
})

test(
  'who does nothing is warned to the letter and then logged out',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await page.clock.install()
    await signInAsStaff(page, 'admin')
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await doNothing(page, dialog, 30)
    const words =
      /^Our system has detected more than 30 minutes of inactivity\. For security reasons, you will be logged out in \d+ seconds\.$/
    await expect(dialog.getByText(words).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stay Logged In!', exact: true })).toBeFocused()
    await page.clock.runFor('01:00')
    await expect(page).toHaveURL(/\/admin\/login/)
    expect(await storedNames(page)).not.toContain('a_atkn')
  },
)

import { expect, type Page, type TestInfo } from '@playwright/test'
import { adminPages } from '../../web/src/admin/area/pages.ts'
import { partnerPages } from '../../web/src/partner/area/pages.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { forgetBlockedScripts } from '../journey/office/office-brand.ts'
import { exampleOf } from '../journey/office/office-examples.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { untilFilled } from '../journey/stillness.ts'

/** At 1280 pixels, with the menu in a drawer at 768, and as cards at 360. */
const office = { tag: ['@office', '@again-laptop', '@again-phone'] }

/** Waits until what the page is about is there: no skeleton, no failure. */
const expectFilled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilFilled(page)
  await expect(page.getByText('Try again', { exact: true })).toHaveCount(0)
}

/** Opens each dialog that the page says it has, of a table those of its first row, and closes it by keyboard. */
const expectSoundDialogs = async (page: Page): Promise<void> => {
  const openers = page.getByRole('main').locator('button[aria-haspopup="dialog"]:enabled')
  const names = await openers.evaluateAll((buttons) =>
    buttons
      .filter((button) => Number(button.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) <= 2)
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
  )
  for (const name of new Set(names)) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    // A menu of columns is no modal dialog.
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await expect(dialog).toBeVisible()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** The same with what the menu of a first row opens. */
const expectSoundMenus = async (page: Page): Promise<void> => {
  const menu = page.getByRole('main').locator('[role=row][aria-rowindex="2"] [data-row-menu]').first()
  if ((await menu.count()) === 0) return
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectSoundPage(page)
  const acts = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  for (const act of acts.filter((words) => words.endsWith('…'))) {
    await menu.click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** A dialog at 768 pixels is as wide as at 1280: it is looked at there and at 360. */
const looksIntoDialogs = ({ project }: TestInfo): boolean => project.name !== 'tablet'

for (const path of adminPages.flatMap(({ paths }) => paths)) {
  test(`${path} and its dialogs are sound`, office, async ({ page, complaints }, testInfo) => {
    const token = await enterAsStaff(page, 'admin')
    await page.goto(await exampleOf(path, page, token))
    await expectFilled(page)
    await expectSoundPage(page)
    if (looksIntoDialogs(testInfo)) {
      await expectSoundDialogs(page)
      await expectSoundMenus(page)
    }
    forgetBlockedScripts(complaints)
  })
}

test('the pages of partners and their dialogs are sound', office, async ({ page }, testInfo) => {
  await page.goto('/partner/login')
  await expectFilled(page)
  await expectSoundPage(page)
  await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
  await expect(page).toHaveURL('/partner')
  for (const path of partnerPages.flatMap(({ paths }) => paths)) {
    await page.goto(path)
    await expectFilled(page)
    await expectSoundPage(page)
    if (looksIntoDialogs(testInfo)) await expectSoundDialogs(page)
  }
})

test('sign-in and what leads nowhere are sound', office, async ({ page }) => {
  await page.goto('/admin/login')
  await expectFilled(page)
  await expectSoundPage(page)
  await openAsStaff(page, 'admin', '/admin/nothing-here')
  await expectSoundPage(page)
})

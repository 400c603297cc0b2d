import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { adminPages } from '../../web/src/admin/area/pages.ts'
import { partnerPages } from '../../web/src/partner/area/pages.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { forgetBlockedScripts } from '../journey/office/office-brand.ts'
import { exampleOf } from '../journey/office/office-examples.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { untilFilled } from '../journey/stillness.ts'
import { shareOfToday } from '../journey/walk-share.ts'

/** Opened on a phone, with its dialogs where they have the least room; then at 768 pixels and, without a drawer, at 1280. */
const office = { tag: ['@office', '@again-phone'] }
const WIDER = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** Waits until what the page is about is there: no skeleton, no failure. */
const expectFilled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilFilled(page)
  await expect(page.getByText('Try again', { exact: true })).toHaveCount(0)
}

/** What a dialog is called by its heading. */
const headingOf = (dialog: Locator): Promise<string> => dialog.getByRole('heading').first().innerText()

/**
 * Opens each dialog that the page says it has, of a table those of its first row, and closes it by keyboard.
 * @returns their headings
 */
const expectSoundDialogs = async (page: Page): Promise<ReadonlySet<string>> => {
  const openers = page.getByRole('main').locator('button[aria-haspopup="dialog"]:enabled')
  const names = await openers.evaluateAll((buttons) =>
    buttons
      .filter((button) => Number(button.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) <= 2)
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
  )
  const headings = new Set<string>()
  for (const name of new Set(names)) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    // A menu of columns is no modal dialog.
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await expect(dialog).toBeVisible()
    if (await dialog.getByRole('heading').count()) headings.add(await headingOf(dialog))
    await expectSoundPage(page, '[role=dialog], dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  return headings
}

/** The same with what the menu of a first row opens and no button has opened before. */
const expectSoundMenus = async (page: Page, seen: ReadonlySet<string>): Promise<void> => {
  const menu = page.getByRole('main').locator('[role=row][aria-rowindex="2"] [data-row-menu]').first()
  if ((await menu.count()) === 0) return
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectSoundPage(page, '[role=menu]')
  const acts = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  for (const act of acts.filter((words) => words.endsWith('…'))) {
    await menu.click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    if (!seen.has(await headingOf(dialog))) await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** Looks at the page as it stands, and at the wider screens. */
const expectSoundWidths = async (page: Page): Promise<void> => {
  // A menu that has closed leaves the page a moment later.
  await expect(page.locator('[data-base-ui-focus-guard]')).toHaveCount(0)
  await expectSoundPage(page)
  const own = page.viewportSize()
  for (const wider of WIDER) {
    await page.setViewportSize(wider)
    await expectSoundPage(page)
  }
  if (own !== null) await page.setViewportSize(own)
}

for (const path of shareOfToday(adminPages.flatMap(({ paths }) => paths))) {
  test(`${path} and its dialogs are sound`, office, async ({ page, complaints }) => {
    test.slow()
    const token = await enterAsStaff(page, 'admin')
    await page.goto(await exampleOf(path, page, token))
    await expectFilled(page)
    await expectSoundMenus(page, await expectSoundDialogs(page))
    await expectSoundWidths(page)
    forgetBlockedScripts(complaints)
  })
}

for (const path of shareOfToday(partnerPages.flatMap(({ paths }) => paths))) {
  test(`${path} and its dialogs are sound`, office, async ({ page }) => {
    test.slow()
    const address = await exampleOf(path, page, await enterAsStaff(page, 'admin'))
    await page.goto('/partner/login')
    await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
    await expect(page).toHaveURL('/partner')
    await page.goto(address)
    await expectFilled(page)
    await expectSoundMenus(page, await expectSoundDialogs(page))
    await expectSoundWidths(page)
  })
}

test('sign-in and what leads nowhere are sound', office, async ({ page }) => {
  for (const path of ['/admin/login', '/partner/login']) {
    await page.goto(path)
    await expectFilled(page)
    await expectSoundWidths(page)
  }
  await openAsStaff(page, 'admin', '/admin/nothing-here')
  await expectSoundWidths(page)
})

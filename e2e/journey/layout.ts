import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Phrases } from './phrases/phrases.ts'

/** Opens the phone's menu. */
export const openMenu = async (page: Page, say: Phrases): Promise<Locator> => {
  await page.getByRole('button', { name: say.layout.menu, exact: true }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}

/** Opens the help form: from the header, on a phone from its menu. */
export const openHelp = async (page: Page, say: Phrases, isPhone: boolean): Promise<Locator> => {
  if (isPhone) await openMenu(page, say)
  await page.getByRole('button', { name: say.layout.help, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say.layout.help, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { press } from '../keyboard.ts'

/** A filter of a list, added where it is not there yet. */
export const filterOf = async (page: Page, label: string): Promise<Locator> => {
  const filter = page.getByRole('search').getByLabel(label, { exact: true })
  const add = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(filter.or(add).first()).toBeVisible()
  if (!(await filter.isVisible())) {
    await add.click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
  }
  return filter
}

/** The same by keyboard alone; the focus goes to the filter. */
export const pressFilter = async (page: Page, label: string): Promise<Locator> => {
  await press(page, page.getByRole('button', { name: 'Filter', exact: true }))
  await pressMenuItem(page, label)
  const filter = page.getByRole('search').getByLabel(label, { exact: true })
  await expect(filter).toBeFocused()
  return filter
}

/** Opens the menu of a row and presses what it offers. @param name of the row, as its menu says it. */
export const actOnRow = async (page: Page, name: string | RegExp, act: string): Promise<void> => {
  const menu = typeof name === 'string' ? `Actions for ${name}` : name
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

const pressMenuItem = async (page: Page, name: string): Promise<void> => {
  const item = page.getByRole('menuitem', { name, exact: true })
  await expect(item).toBeVisible()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = 0; step < 20 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The same as `actOnRow` by keyboard alone. */
export const pressRowAct = async (page: Page, name: string, act: string): Promise<void> => {
  await press(page, page.getByRole('button', { name: `Actions for ${name}` }))
  await pressMenuItem(page, act)
}

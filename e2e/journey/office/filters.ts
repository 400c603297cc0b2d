import { expect, type Page } from '@playwright/test'

/** Cuts a list by a filter: adds its chip where it is not there yet, and chooses an option by its words or its value. */
export const filterBy = async (page: Page, filter: string, option: string): Promise<void> => {
  const chip = page.getByRole('combobox', { name: filter, exact: true })
  if ((await chip.count()) === 0) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: filter, exact: true }).click()
  }
  await chip.selectOption(option)
  await expect(chip).not.toHaveValue('')
}

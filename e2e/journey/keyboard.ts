import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** More stops than any page has before what is looked for. */
const STOPS = 200

/** Tells of a control whether it has the focus now; it is looked for by its name again only once it was drawn anew. */
const focusTeller = (target: Locator): (() => Promise<boolean>) => {
  let found = target.elementHandle()
  return async () => {
    const at = await (
      await found
    )?.evaluate((element) => (element.isConnected ? element === document.activeElement : null))
    if (typeof at === 'boolean') return at
    found = target.elementHandle()
    return (await found)?.evaluate((element) => element === document.activeElement) ?? false
  }
}

/** Whether the focus is in the grid of a control; null for a control that is in none. */
const isInItsGrid = (target: Locator): Promise<boolean | null> =>
  target.evaluate((element) => element.closest('[role=grid]')?.contains(document.activeElement) ?? null)

/** The key that leads from where the focus is in a grid towards a control of it; null where it has arrived. */
const keyTowards = (target: Locator): Promise<string | null> =>
  target.evaluate((element) => {
    const at = document.activeElement
    if (at === null || at === element) return null
    const rowOf = (one: Element) => Number(one.closest('[role=row]')?.getAttribute('aria-rowindex'))
    if (rowOf(at) !== rowOf(element)) return rowOf(at) < rowOf(element) ? 'ArrowDown' : 'ArrowUp'
    const isBefore = (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isBefore ? 'ArrowRight' : 'ArrowLeft'
  })

/** A table is one stop for Tab: keys lead on between its cells. */
const moveInGrid = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < STOPS; step += 1) {
    const key = await keyTowards(target)
    if (key === null) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(key)
    // A row that comes into sight is drawn a moment later.
    await page.waitForFunction((left) => document.activeElement !== left, before)
  }
}

/** Goes by Tab (or Shift+Tab) to a control, and finds it on the screen with the focus on it. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  const hasFocus = focusTeller(target)
  if ((await isInItsGrid(target)) !== null) {
    for (let stop = 0; stop < STOPS && (await isInItsGrid(target)) !== true; stop += 1)
      await page.keyboard.press(key)
    await moveInGrid(page, target)
  }
  for (let stop = 0; stop < STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Goes to a button or a link and presses it. */
export const press = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

export const tick = async (page: Page, box: Locator): Promise<void> => {
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

const chosenIn = (select: Locator): Promise<string> =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '')

/** The words of the choice of an open list that has the focus; null while the list is shut. */
const lookedAt = (select: Locator): Promise<string | null> =>
  select.evaluate((element) => {
    const at = document.activeElement
    return at instanceof HTMLOptionElement && element.contains(at) ? at.label : null
  })

/** Goes through the choices of a native select by the arrow key; a list that the office opens is left by Enter. */
export const choose = async (page: Page, select: Locator, label: string): Promise<void> => {
  await tabTo(page, select)
  for (let step = 0; step < 40 && (await chosenIn(select)) !== label; step += 1) {
    const before = await chosenIn(select)
    const isFound = (await lookedAt(select)) === label
    await page.keyboard.press(isFound ? 'Enter' : 'ArrowDown')
    // What is chosen may stand in the address: the page is drawn anew before the select says it.
    await expect
      .poll(
        async () => (await chosenIn(select)) !== before || (!isFound && (await lookedAt(select)) !== null),
      )
      .toBe(true)
  }
  expect(await chosenIn(select)).toBe(label)
}

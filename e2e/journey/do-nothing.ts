import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Lets time pass on the page's clock without a touch, half a minute at a time, until the warning is there; not before its limit. */
export const doNothing = async (page: Page, warning: Locator, minutes: number): Promise<void> => {
  let halfMinutes = 0
  await expect(async () => {
    await page.clock.runFor('00:30')
    halfMinutes += 1
    await expect(warning).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0], timeout: 60_000 })
  expect(halfMinutes).toBeGreaterThanOrEqual(minutes * 2)
}

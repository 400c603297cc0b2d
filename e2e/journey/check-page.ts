import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Whether nothing stands out of the page sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(content, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(screen)
}

/**
 * Whether axe-core finds nothing by WCAG 2.2 AA, the page has a title, and fits the screen.
 *
 * @param within what axe-core looks at: a dialog, where the page below it has been looked at already.
 */
export const expectSoundPage = (page: Page, within = 'html'): Promise<void> =>
  test.step(`a sound page: ${new URL(page.url()).pathname}`, async () => {
    const { violations } = await new AxeBuilder({ page })
      .include(within)
      .options({ resultTypes: ['violations'] })
      .withTags(tags)
      .setLegacyMode()
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `axe-core at ${page.url()}`).toEqual([])
    await expect(page).toHaveTitle(/\S/)
    await expectNoSidewaysScroll(page)
  })

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './expect.ts'
import { untilStill } from './stillness.ts'

/** The short form of axe-core, as each new page is sent all of it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface PageWithAxe {
  axe: { run: (within: string, options: object) => Promise<AxeResults> }
}

/**
 * What axe-core finds within a selector: each rule with the elements that break it. Its code stays in the page for the next look,
 * and of its answer only this leaves the page: both cost more than the look itself.
 */
const findViolations = async (page: Page, within: string): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(AXE)
  return page.evaluate(
    async ({ selector, values }) => {
      const { violations } = await (globalThis as unknown as PageWithAxe).axe.run(selector, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { selector: within, values: tags },
  )
}

/** Whether nothing stands out of the page sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(content, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(screen)
}

/**
 * Whether axe-core finds nothing by WCAG 2.2 AA, the page has a title, and fits the screen. While a dialog is open it alone
 * is looked at: nobody reaches what is below it, and each page is looked at without one too.
 *
 * @param part selector of what alone is looked at
 */
export const expectSoundPage = (page: Page, part?: string): Promise<void> =>
  test.step(`a sound page: ${new URL(page.url()).pathname}`, async () => {
    // A page that is about to change, and a button on its way back from being busy, are not what they will be.
    await untilStill(page)
    const isModal = await page.evaluate(() => document.querySelector('dialog:modal') !== null)
    const within = isModal ? 'dialog[open]' : (part ?? 'html')
    const found = await findViolations(page, within)
    expect(found, `axe-core at ${page.url()}`).toEqual([])
    await expect(page).toHaveTitle(/\S/)
    await expectNoSidewaysScroll(page)
  })

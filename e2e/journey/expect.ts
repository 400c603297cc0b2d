import { expect as base, type Locator, type Page } from '@playwright/test'

/** The assertions that need their element to be there, wherever they are not negated. */
const NEED_ELEMENT = [
  'toBeVisible',
  'toContainText',
  'toHaveText',
  'toHaveValue',
  'toBeFocused',
  'toHaveAttribute',
  'toBeDisabled',
  'toBeEnabled',
  'toBeChecked',
] as const

const WAIT_MS = 15_000

type Matcher = (...parameters: unknown[]) => Promise<void>

const timeoutOf = (parameters: readonly unknown[]): number => {
  const last = parameters.at(-1)
  const timeout = typeof last === 'object' && last !== null && 'timeout' in last ? last.timeout : undefined
  return typeof timeout === 'number' ? timeout : WAIT_MS
}

/** Playwright's own assertion then says what is missing, in its words. */
const ignoreTimeout = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
}

const passed = { pass: true, message: () => '' }

const waitsFirst = (name: (typeof NEED_ELEMENT)[number]) =>
  async function (this: { isNot: boolean }, locator: Locator, ...parameters: unknown[]) {
    const assertions = base(locator)
    const chosen = (this.isNot ? assertions.not : assertions) as unknown as Record<typeof name, Matcher>
    if (!this.isNot && !Array.isArray(parameters[0]))
      await locator
        .first()
        .waitFor({ state: 'attached', timeout: timeoutOf(parameters) })
        .catch(ignoreTimeout)
    await chosen[name](...parameters)
    return { ...passed, pass: !this.isNot }
  }

/**
 * Playwright's `expect`, which first waits for the element, or the address, the cheap way. By itself it describes the whole page
 * for its failure message at each look that finds nothing, an eighth of all that the browsers did in our tests.
 */
export const expect = base.extend({
  ...Object.fromEntries(NEED_ELEMENT.map((name) => [name, waitsFirst(name)])),
  async toHaveURL(this: { isNot: boolean }, page: Page, ...parameters: Parameters<Page['waitForURL']>) {
    const [url, options] = parameters
    const assertions = base(page)
    if (!this.isNot)
      await page.waitForURL(url, { waitUntil: 'commit', timeout: timeoutOf([options]) }).catch(ignoreTimeout)
    await (this.isNot ? assertions.not : assertions).toHaveURL(url as RegExp, options)
    return { ...passed, pass: !this.isNot }
  },
}) as typeof base

import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { callable, originOf } from './addresses.ts'
import type { Customer } from './customer.ts'
import type { Phrases } from './phrases/phrases.ts'
import { readPasscode, startWith, typePasscode } from './sign-in.ts'

/** Ends the session of the browser on the server alone, as its time would: the pages do not know of it yet. */
export const endSession = async (page: Page): Promise<void> => {
  const atkn = await page.evaluate(() => localStorage.getItem('atkn') ?? '')
  const { address, headers } = callable(`${originOf('default')}/api/auth/logout`)
  const ended = await page.request.post(address, {
    headers: { ...headers, authorization: `Bearer ${atkn}` },
  })
  expect(ended.status()).toBe(200)
}

/** On /login, where a 401 leads: signs in anew with the contact, which had `before` as its last passcode. */
export const signInAgain = async (
  page: Page,
  say: Phrases,
  { mobile }: Pick<Customer, 'mobile'>,
  before: string,
): Promise<string> => {
  await expect(page).toHaveURL(`${originOf('default')}/login`)
  await startWith(page, say, mobile)
  const code = await readPasscode(page.request, mobile, { not: before })
  await typePasscode(page.getByRole('textbox', { name: say.verification.passcode }), code)
  return code
}

/** Calls that are answered late: long enough to be pressed twice in. @returns how many came so far. */
export const slowDown = async (page: Page, path: string): Promise<() => number> => {
  let calls = 0
  await page.route(path, async (route) => {
    calls += 1
    await new Promise((resolve) => {
      setTimeout(resolve, 600)
    })
    await route.continue()
  })
  return () => calls
}

/** The server does what is asked; the browser never hears of it. */
export const loseAnswers = async (page: Page, path: string): Promise<void> => {
  await page.route(path, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

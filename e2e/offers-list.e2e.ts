import type { Page } from '@playwright/test'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { expect } from './journey/expect.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { signInByCalls, storeSession } from './journey/prepared/prepared-customer.ts'
import { openLoanByCalls } from './journey/prepared/prepared-loans.ts'
import { untilStill } from './journey/stillness.ts'

const origin = originOf('default')
const say = phrases.en

const arrive = async (page: Page): Promise<void> => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const loan = { origin, product: 'Personal Loans', amount: 200_000 } as const
  await storeSession(page, await openLoanByCalls(page.request, session, customer, loan))
}

/** Where the first card begins, and how high it is. */
const placeOf = async (page: Page, card: string): Promise<{ top: number; height: number }> => {
  const box = await page.getByRole('main').locator(card).first().boundingBox()
  return { top: box?.y ?? 0, height: box?.height ?? 0 }
}

/** The headline and the notes of a card have some lines more or less, by the lender and by how many there are. */
const SOME_LINES_PX = 72

test('while the offers are looked for, cards of their place and height stand there', async ({ page }) => {
  await arrive(page)
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/applications/*/offers*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/user/offers')
  await expect(page.getByText('Looking for your offers')).toBeAttached()
  const before = await placeOf(page, '[role=status] section')
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilStill(page)
  const after = await placeOf(page, 'article')
  expect(before.height).toBeGreaterThan(0)
  expect(Math.abs(after.top - before.top)).toBeLessThan(SOME_LINES_PX)
  expect(Math.abs(after.height - before.height)).toBeLessThan(SOME_LINES_PX)
})

test('the line above the list leads to the lenders that cannot lend yet', async ({ page }) => {
  await arrive(page)
  await page.goto('/user/offers')
  await expect(page.getByRole('heading', { level: 2, name: say.offers.count })).toBeVisible()
  await untilStill(page)
  await page.getByRole('link', { name: /^\d+ cannot lend: see why$/ }).click()
  await expect(page).toHaveURL(/#offers-unmatched$/)
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ lenders? cannot lend this yet$/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // What was jumped over is where it was.
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('profile and offers are asked for once, before the code of the page is there', async ({ page }) => {
  await arrive(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/user\/|^\/api\/applications\/.*\/offers$/.test(pathname)) asked.push(request.method())
    if (pathname.startsWith('/assets/vendor-')) asked.push('code')
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/vendor-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/user/offers', { waitUntil: 'commit' })
  await expect.poll(() => asked.toSorted()).toEqual(['GET', 'POST', 'code'])
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
})

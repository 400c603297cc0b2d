import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { test } from './journey/marketplace-test.ts'
import { openLive } from './journey/stillness.ts'

test.use({ serviceWorkers: 'allow' })

const origin = originOf('kamaldal')

/** Until the worker has what it keeps from the start, and answers for the page. */
const untilKept = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { language, first, other, safe, again, back } of [
  {
    language: 'en',
    first: '/calculators',
    other: '/grievance',
    safe: 'What you typed is kept on this phone.',
    again: 'Try again',
    back: 'Grievance officer',
  },
  {
    language: 'hi',
    first: '/hi/calculators',
    other: '/hi/grievance',
    safe: 'आपका लिखा हुआ इसी फ़ोन पर सुरक्षित है।',
    again: 'फिर कोशिश करें',
    back: 'शिकायत अधिकारी',
  },
]) {
  test(`without a connection ours stands in for a page that was never visited: ${language}`, async ({
    page,
  }) => {
    await openLive(page, origin + first)
    await untilKept(page)
    // A page that was visited is there as it was.
    await page.reload()
    const visited = await heading(page).innerText()
    await page.context().setOffline(true)
    await page.goto(origin + other)
    await expect(page.getByText(safe)).toBeVisible()
    await expectSoundPage(page)
    await page.goto(origin + first)
    await expect(heading(page)).toHaveText(visited)

    await page.goto(origin + other)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: again }).click()
    await expect(heading(page)).toHaveText(back)
    await expect(page).toHaveURL(origin + other)
  })
}

test('a private page is in the language of the page before it', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, `${origin}/hi`)
  await untilKept(page)
  await page.reload()
  await page.context().setOffline(true)
  await page.goto(`${origin}/user/my-data`)
  await expect(heading(page)).toHaveText('इंटरनेट नहीं चल रहा')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a signed-in page says what to do', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${origin}/user/offers`)
    await expect(heading(page)).toHaveText('This page needs JavaScript')
    await expect(page.getByText('Loading your session')).toBeHidden()
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what a loan really costs.')
  })
})

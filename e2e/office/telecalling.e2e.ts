import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test as base } from '../journey/marketplace-test.ts'
import { openAsStaff } from '../journey/office/office.ts'
import { startOwnServer, type OwnServer } from '../journey/own-server.ts'
import { signInByCalls } from '../journey/prepared/prepared-customer.ts'

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })

/** A server at which it is eleven in the morning in India, whatever it is here: the rule of contacts refuses calls at night. */
const test = base.extend<{ server: OwnServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await startOwnServer({
      NODE_OPTIONS: `--import ${new URL('../journey/moved-clock.ts', import.meta.url).href}`,
      CLOCK_BEHIND_MS: String(Date.now() - Date.parse(`${today()}T11:00:00+05:30`)),
    })
    try {
      await use(server)
    } finally {
      await server.remove()
    }
  },
})

/** How a call goes at the stand-in follows from the last figure of the number: 1 nobody answers, 2 busy, else a talk. */
const askToBeCalled = async (
  request: APIRequestContext,
  { origin }: OwnServer,
  authorization: string,
  lastFigure: number,
): Promise<string> => {
  const customer = newCustomer()
  const mobile = `${customer.mobile.slice(0, 9)}${lastFigure}`
  await signInByCalls(request, { ...customer, mobile }, { origin })
  const headers = { authorization }
  const found = await request.post(`${origin}/api/customer-care/search`, { data: { mobile }, headers })
  const { data } = (await found.json()) as { data: { user_id: string }[] }
  const opened = await request.post(`${origin}/api/telecalling/open`, {
    data: { user_id: data[0]?.user_id, request_id: crypto.randomUUID(), purpose: 'help' },
    headers,
  })
  expect(opened.ok(), await opened.text()).toBe(true)
  return mobile
}

/** Presses L and waits for the call to be over. */
const callNow = async (page: Page, over: string): Promise<void> => {
  await page.keyboard.press('l')
  await expect(page.getByText(/^Ringing|^Talking|^Calling/)).toBeVisible()
  await expect(page.getByText(over)).toBeVisible({ timeout: 30_000 })
}

test(
  'a caller works three tasks by keys alone, and sees no number',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page: somewhere, browser, server }) => {
    test.slow()
    const context = await browser.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const token = await openAsStaff(page, 'caller', '/admin/telecalling')
    const authorization = `Bearer ${token}`
    const { request } = somewhere
    const mobiles = [
      await askToBeCalled(request, server, authorization, 5),
      await askToBeCalled(request, server, authorization, 1),
      await askToBeCalled(request, server, authorization, 2),
    ]
    await page.getByRole('button', { name: 'Enter it' }).click()
    const phone = page.getByRole('dialog', { name: 'Your telephone' })
    await phone.getByLabel('Mobile number').fill('9000000001')
    await phone.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('******0001')).toBeVisible()
    await page.keyboard.press('p')
    await expect(page.getByText('On duty', { exact: true })).toBeVisible()
    await expectSoundPage(page)

    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeVisible()
    await expectSoundPage(page)
    await callNow(page, 'Call over')
    await expect(page.getByRole('button', { name: 'Give back' })).toHaveCount(0)
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Does it today' }).click()
    await page.getByLabel('Note').fill('Sends the slips tonight')
    await page.keyboard.press('Control+Enter')

    await expect(page.getByText('task 2 of today')).toBeVisible()
    await callNow(page, 'Nobody answered')
    await page.keyboard.press('2')
    await expect(page.getByText('Next: again in 3 hours.')).toBeVisible()
    await page.keyboard.press('Control+Enter')

    await expect(page.getByText('task 3 of today')).toBeVisible()
    await callNow(page, 'Busy')
    await page.keyboard.press('8')
    await expect(page.getByText('Read it back')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('you have done 3, talked to 2')).toBeVisible()
    await expect(page.getByText(/Nobody is due|Nobody to call/)).toBeVisible()
    const shown = await page.content()
    for (const mobile of mobiles) expect(shown).not.toContain(mobile)

    await openAsStaff(page, 'admin', '/admin/telecalling?tab=floor')
    await expect(page.getByText('3 called, 1 talked to')).toBeVisible()
    await expect(page.getByText('Connected 1, Do not call again 1, No answer 1')).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('tab', { name: 'Scripts' }).click()
    await expect(page.getByRole('heading', { name: 'Asked for a call · every lender' })).toBeVisible()
    await expectSoundPage(page)
    await context.close()
  },
)

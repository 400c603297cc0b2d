import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { callable } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { startOwnServer, type OwnServer } from './journey/own-server.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { accountButton, fillSignIn, staff } from './journey/office/office.ts'
import { openStart, readPasscode, startWith, typePasscode } from './journey/sign-in.ts'

const { en: say } = phrases

// A server whose budgets are small: three passcodes that nobody answers make an address hot.
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ PASSCODE_CEILING: '100' })
})
test.afterAll(() => server.remove())

/** Asks for a passcode that nobody answers, from the address of the test. */
const startAsStranger = async (request: APIRequestContext, mobile: string): Promise<number> => {
  const { address, headers } = callable(`${server.origin}/api/auth/start`)
  const consents = [{ purpose: 'terms', version: '1' }]
  const data = { mobile_phone_number: mobile, language: 'en', consents }
  return (await request.post(address, { headers, data })).status()
}

test(
  'a visitor of a hot address signs in through the challenge and notices a moment',
  { tag: '@phone' },
  async ({ page }) => {
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push(await startAsStranger(page.request, newCustomer().mobile))
    expect(statuses).toEqual([200, 200, 200, 428])

    const { mobile } = newCustomer()
    await openStart(page, server.origin, 'en')
    const starts: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/start')) starts.push(response.status())
    })
    await startWith(page, say, mobile)
    expect(starts).toEqual([428, 200])
    const code = await readPasscode(page.request, mobile, { origin: server.origin })
    await typePasscode(page.getByRole('textbox', { name: say.verification.passcode }), code)
    await expect(page.getByRole('heading', { level: 1, name: say.products.heading })).toBeVisible()
  },
)

test(
  'who asked too often reads how long to wait, and what they typed stays',
  { tag: '@phone' },
  async ({ page }) => {
    const { mobile } = newCustomer()
    for (let n = 0; n < 3; n += 1) expect(await startAsStranger(page.request, mobile)).toBe(200)
    await openStart(page, server.origin, 'en')
    const field = page.getByRole('textbox', { name: say.start.mobile, exact: true })
    await field.fill(mobile)
    await page.getByRole('checkbox', { name: say.start.terms }).check()
    await page.getByRole('button', { name: say.start.send }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many tries\. Please wait [0-9]+ seconds and try again\. Or use your e-mail instead\.$/,
    )
    await expect(field).toHaveValue(new RegExp(`${mobile.slice(0, 5)} ?${mobile.slice(5)}`))
  },
)

test(
  'staff sign in through the challenge where a neighbour of their address tries names',
  { tag: ['@office', '@again-laptop'] },
  async ({ page }) => {
    test.slow()
    const { address, headers } = callable(`${server.origin}/api/admin/login`)
    let status = 401
    for (let tries = 0; status === 401 && tries < 100; tries += 1) {
      const data = { username: `nobody-${tries}`, password: 'not the password of anybody' }
      status = (await page.request.post(address, { headers, data })).status()
    }
    expect(status).toBe(428)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/admin/login')) answers.push(response.status())
    })
    await page.goto(`${server.origin}/admin/login`)
    await fillSignIn(page, 'admin', staff.admin.password)
    await expect(accountButton(page, 'admin')).toBeVisible()
    expect(answers).toEqual([428, 200])
  },
)

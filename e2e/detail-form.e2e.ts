import { expect } from './journey/expect.ts'
import { newCustomer } from './journey/customer.ts'
import { fillAbout, textField } from './journey/details.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { applyDetailsByCalls, arriveSignedIn, bearer } from './journey/prepared/prepared-customer.ts'

const say = phrases.en
const { details } = say
const DETAILS = '/user/user-detail'
const ADDRESS_WRONG = 'Do not use special characters in Address Line 1'

/** What a form owes its user at either width alike. */
const oneWidth = { tag: '@phone' }

test(
  'a mistake is told as a field is left, and never before; mending it takes it away',
  oneWidth,
  async ({ page }) => {
    await arriveSignedIn(page, newCustomer())
    await page.goto(`${DETAILS}?part=home`)
    const address = textField(page, details.address1)
    const told = page.getByText(ADDRESS_WRONG)
    await address.fill('Flat 2 @ home')
    await expect(address).toHaveAttribute('name', 'address1')
    await expect(told).toBeHidden()
    await address.blur()
    await expect(told).toBeVisible()
    await expect(page.getByText('1 to correct')).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('538K/123')
    await expect(told).toBeHidden()
    await expect(page.getByText('We write it as: 538K-123')).toBeVisible()
    await expect(address).not.toHaveAttribute('aria-invalid')
    await address.fill('Flat 2 @ home')
    await expect(told).toBeVisible()
  },
)

test(
  'going on with mistakes leads to the first of them, and it is told before the focus comes',
  oneWidth,
  async ({ page }) => {
    await arriveSignedIn(page, newCustomer())
    await page.goto(DETAILS)
    const amount = textField(page, details.amount)
    await expect(amount).toBeVisible()
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) {
          const described = target.getAttribute('aria-describedby')?.split(' ') ?? []
          const words = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
          document.body.dataset['heard'] = `${target.name} ${target.getAttribute('aria-invalid')} ${words}`
        }
      })
    })
    await textField(page, details.income).fill('45000')
    await page.getByRole('button', { name: details.seeOffers }).click()
    await expect(amount).toBeFocused()
    expect(await page.evaluate(() => document.body.dataset['heard'])).toMatch(/^se_loan_amount true \S/)
    await expect(textField(page, details.income)).toHaveValue('45,000')
    await expect(textField(page, details.pin)).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  '"See my offers" pressed twice ends the editing once and opens one application',
  oneWidth,
  async ({ page }) => {
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer)
    const { appId, ...told } = await applyDetailsByCalls(page.request, session, customer)
    expect(appId).toBeDefined()
    const opened = await page.request.post(`/api/user/${told.prospectAppId}`, {
      data: { is_editing: 1 },
      headers: bearer(session),
    })
    expect(opened.status()).toBe(200)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'POST') return
      if (pathname === '/api/applications') asked.push('application')
      if (pathname.startsWith('/api/user/')) {
        asked.push(request.postDataJSON().is_editing === 0 ? 'last save' : 'save')
      }
    })
    await page.goto(`${DETAILS}?part=about`)
    await fillAbout(page, say)
    await page.goto(DETAILS)
    await page.getByRole('button', { name: details.seeOffers }).dblclick()
    await expect(page).toHaveURL(/\/user\/offers$/)
    expect(asked.filter((what) => what !== 'save')).toEqual(['last save', 'application'])
  },
)

test(
  'a PAN that was typed and saved is behind its mask in the summary at once',
  oneWidth,
  async ({ page }) => {
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer)
    await applyDetailsByCalls(page.request, session, customer)
    await page.request.post(`/api/user/${session.prospectAppId}`, {
      data: { is_editing: 1 },
      headers: bearer(session),
    })
    await page.goto(DETAILS)
    await page.getByRole('link', { name: `Change: ${details.sections[0]}` }).click()
    const pan = textField(page, details.pan)
    await pan.fill('ABCPK9876Z')
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/user/'),
    )
    await pan.blur()
    await saved
    await expect(page.getByRole('status').filter({ hasText: details.saved })).toBeVisible()
    await page.evaluate(() => {
      const look = (): void => {
        if (
          document.querySelector('#summary-about') !== null &&
          document.body.innerText.includes('ABCPK9876Z')
        ) {
          document.body.dataset['seen'] = 'in clear'
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('button', { name: 'Save and go back', exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: details.sections[0] ?? '', exact: true }),
    ).toBeVisible()
    const shown = page.locator('dt', { hasText: /^PAN$/ }).locator('xpath=following-sibling::dd')
    await expect(shown).toContainText('*')
    await expect(page.getByText('ABCPK9876Z')).toBeHidden()
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBeUndefined()
  },
)

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer, type Customer } from '../journey/customer.ts'
import { applyByCalls } from '../journey/lender-pages.ts'
import { test as base } from '../journey/marketplace-test.ts'
import { openAsStaff, type StaffName } from '../journey/office/office.ts'
import { startOwnServer, type OwnServer } from '../journey/own-server.ts'
import { bearer, signInByCalls, type PreparedSession } from '../journey/prepared/prepared-customer.ts'
import { openLoanByCalls } from '../journey/prepared/prepared-loans.ts'
import { readPasscode } from '../journey/sign-in.ts'

const DAY_MS = 86_400_000
const SLIPS = 'Please send us your last three salary slips.'

/** Eleven in the morning in India of the last Wednesday: at night and on Sundays nobody may be called, and nothing promoted. */
const lastWednesday = (): number => {
  const daysAgo = Array.from({ length: 7 }, (_, at) => Date.now() - (at + 1) * DAY_MS).find(
    (at) =>
      new Date(at).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'short' }) === 'Wed',
  )
  const day = new Date(daysAgo ?? Date.now()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
  return Date.parse(`${day}T11:00:00+05:30`)
}

const test = base.extend<{ server: OwnServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await startOwnServer({
      NODE_OPTIONS: `--import ${new URL('../journey/moved-clock.ts', import.meta.url).href}`,
      CLOCK_BEHIND_MS: String(Date.now() - lastWednesday()),
    })
    try {
      await use(server)
    } finally {
      await server.remove()
    }
  },
})

/** A member of staff at a desk of their own. */
const atDesk = async (browser: Browser, server: OwnServer, who: StaffName, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openAsStaff(page, who, path)
  return page
}

const postOk = async (
  request: APIRequestContext,
  address: string,
  data: object,
  session?: PreparedSession,
): Promise<unknown> => {
  const answer = await request.post(address, {
    data,
    ...(session !== undefined && { headers: bearer(session) }),
  })
  expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Somebody who came by e-mail and agreed to hear of offers. */
const agreeToOffers = async (
  request: APIRequestContext,
  { origin }: OwnServer,
  email: string,
): Promise<void> => {
  const start = (await postOk(request, `${origin}/api/auth/start`, {
    email,
    language: 'en',
    consents: [{ purpose: 'terms', version: '1' }],
  })) as { prospect_app_id: string }
  const otp = await readPasscode(request, email, { origin })
  const { token } = (await postOk(request, `${origin}/api/auth/verify`, {
    prospect_app_id: start.prospect_app_id,
    otp,
  })) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const choices = await request.get(`${origin}/api/consents/choices`, { headers })
  const { data } = (await choices.json()) as { data: { purpose: string; version: string }[] }
  const version = data.find(({ purpose }) => purpose === 'offers')?.version
  const chosen = await request.post(`${origin}/api/consents/choose`, {
    data: { purpose: 'offers', version, agreed: 1 },
    headers,
  })
  expect(chosen.ok(), await chosen.text()).toBe(true)
}

/** A customer whose lender asks for papers. */
const applyAndBeAsked = async (
  request: APIRequestContext,
  { origin }: OwnServer,
  customer: Customer,
): Promise<Required<PreparedSession>> => {
  const signedIn = await signInByCalls(request, customer, { origin })
  const loan = { origin, product: 'Personal Loans', amount: customer.amount } as const
  const session = await openLoanByCalls(request, signedIn, customer, loan)
  await applyByCalls(request, session, ['Sahyadri Bank Limited'], { origin, tenure: 36 })
  return session
}

const row = (page: Page, words: string) => page.getByRole('button', { name: words })
const sheet = (page: Page) => page.getByRole('complementary', { name: 'The chosen work' })

test(
  'a week at the care desk: help, papers, a complaint, a call, a campaign, a deletion',
  { tag: ['@office', '@again-laptop'] },
  async ({ page: somewhere, browser, server }) => {
    test.setTimeout(240_000)
    const { origin } = server
    const { request } = somewhere
    const asha = newCustomer(200_223)
    const meena = newCustomer()
    const session = await applyAndBeAsked(request, server, asha)
    await agreeToOffers(request, server, meena.email)
    await postOk(request, `${origin}/api/help-request`, {
      name: 'Ritu Sharma',
      email: 'ritu@example.com',
      phone: '9876502255',
      description: 'Which papers do I need for a gold loan?',
    })

    const caller = await atDesk(browser, server, 'caller', '/admin/work')
    await test.step('the caller answers a question by e-mail', async () => {
      await row(caller, 'Which papers do I need').click()
      await caller.keyboard.press('r')
      const reply = caller.getByRole('dialog')
      await reply.getByLabel('Your answer').fill('The jewels, your PAN card and a proof of address.')
      await reply.getByRole('button', { name: 'Send the answer' }).click()
      await expect(sheet(caller).getByText(/^Done \d/)).toBeVisible()
    })

    await test.step('the lender’s own words reach the caller, who takes it and says what came of it', async () => {
      await expect(async () => {
        await caller.goto('/admin/work?kind=docs_pending')
        await expect(row(caller, SLIPS)).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 60_000 })
      await row(caller, SLIPS).click()
      await sheet(caller).getByRole('button', { name: 'Take' }).click()
      await expect(sheet(caller).getByText(/^Yours until /)).toBeVisible()
      await expectSoundPage(caller)
      await caller.getByRole('heading', { name: 'Work', exact: true }).click()
      await caller.keyboard.press('d')
      const done = caller.getByRole('dialog')
      await done.getByLabel('Outcome').selectOption('told_customer')
      await done.getByLabel('Note (optional)').fill('Sends the slips tonight')
      await done.getByRole('button', { name: 'Done', exact: true }).click()
      await expect(sheet(caller).getByText(/^Done \d/)).toBeVisible()
    })

    const { data: complaint } = (await postOk(
      request,
      `${origin}/api/complaints/add`,
      { category: 'data', text: 'Please delete what you have of me' },
      session,
    )) as { data: { number: string } }
    const analyst = await atDesk(browser, server, 'analyst', '/admin/work')
    await test.step('the analyst finds the complaint of today by its number, and takes it', async () => {
      await analyst.getByLabel('Search work').fill(complaint.number)
      await analyst.getByLabel('Search work').press('Enter')
      await row(analyst, 'Please delete what you have of me').click()
      await sheet(analyst).getByRole('button', { name: 'Take' }).click()
      await sheet(analyst).getByLabel('Note').fill('Asked for the deletion by telephone too')
      await sheet(analyst).getByRole('button', { name: 'Add note' }).click()
      await expect(sheet(analyst).getByText('Asked for the deletion by telephone too')).toBeVisible()
    })

    await test.step('the caller calls back who asked for it, and never sees the number', async () => {
      const token = await caller.evaluate(() => localStorage.getItem('a_atkn') ?? '')
      const headers = { authorization: `Bearer ${token}` }
      const kiran = { ...newCustomer(), mobile: `${newCustomer().mobile.slice(0, 9)}5` }
      await signInByCalls(request, kiran, { origin })
      const found = await request.post(`${origin}/api/customer-care/search`, {
        data: { mobile: kiran.mobile },
        headers,
      })
      const { data } = (await found.json()) as { data: { user_id: string }[] }
      const opened = await request.post(`${origin}/api/telecalling/open`, {
        data: { user_id: data[0]?.user_id, request_id: crypto.randomUUID(), purpose: 'help' },
        headers,
      })
      expect(opened.ok(), await opened.text()).toBe(true)
      await caller.goto('/admin/telecalling')
      await caller.getByRole('button', { name: 'Enter it' }).click()
      const phone = caller.getByRole('dialog', { name: 'Your telephone' })
      await phone.getByLabel('Mobile number').fill('9000000001')
      await phone.getByRole('button', { name: 'Save' }).click()
      await expect(caller.getByText('******0001')).toBeVisible()
      await caller.keyboard.press('p')
      await expect(caller.getByText('On duty', { exact: true })).toBeVisible()
      await caller.keyboard.press('n')
      await expect(caller.getByRole('heading', { name: 'What happened?' })).toBeVisible()
      await caller.keyboard.press('l')
      await expect(caller.getByText('Call over')).toBeVisible({ timeout: 30_000 })
      await caller.keyboard.press('1')
      await caller.getByRole('button', { name: 'Does it today' }).click()
      await caller.getByLabel('Note').fill('Goes on with the application tonight')
      await caller.keyboard.press('Control+Enter')
      await expect(caller.getByText(/you have done 1, talked to 1/)).toBeVisible()
      expect(await caller.content()).not.toContain(kiran.mobile)
    })

    const admin = await atDesk(browser, server, 'admin', '/admin/messaging?tab=texts')
    await test.step('the administrator writes to who agreed, and to nobody else', async () => {
      await admin.getByRole('button', { name: 'New text' }).first().click()
      const text = admin.getByRole('dialog', { name: 'New text' })
      await text.getByLabel('Name', { exact: true }).fill('Gold in Lucknow')
      await text.getByLabel('Channel').selectOption('E-mail')
      await text.getByLabel('Subject in English').fill('Gold loans on {brand}')
      await text.getByLabel('Words in English').fill('Compare gold loans: {link}')
      await text.getByLabel('Subject in Hindi').fill('{brand} पर गोल्ड लोन')
      await text.getByLabel('Words in Hindi').fill('गोल्ड लोन देखें: {link}')
      await text.getByLabel('Where {link} leads').fill('/products')
      await text.getByRole('button', { name: 'Save' }).click()
      await expect(text).toBeHidden()
      await admin.goto('/admin/messaging')
      await admin.getByRole('button', { name: 'New campaign' }).first().click()
      const campaign = admin.getByRole('dialog', { name: 'New campaign' })
      await campaign.getByLabel('Name', { exact: true }).fill('Gold this week')
      await campaign.getByLabel('Text').selectOption('Gold in Lucknow, e-mail')
      await campaign.getByRole('button', { name: 'Save' }).click()
      await admin.getByRole('button', { name: 'Plan', exact: true }).click()
      const send = admin.getByRole('button', { name: 'Send to 1…' })
      await expect(send).toBeVisible({ timeout: 30_000 })
      await send.click()
      const sure = admin.getByRole('dialog')
      await sure.getByRole('textbox').fill('1')
      await sure.getByRole('button', { name: 'Send to 1', exact: true }).click()
      await expect(async () => {
        const outbox = await request.get(`${origin}/api/dev/outbox?to=${meena.email}&limit=5`)
        const { data } = (await outbox.json()) as { data: { text: string }[] }
        expect(data.some(({ text: words }) => words.includes('Compare gold loans'))).toBe(true)
      }).toPass({ timeout: 60_000 })
      await expect(admin.getByRole('region', { name: 'What became of it' })).toContainText('Gone')
      await expectSoundPage(admin)
    })

    await test.step('the administrator deletes who asked for it, and the complaint leaves the desk', async () => {
      await admin.goto('/admin/customer-info-deletion')
      await admin.getByLabel('Number, e-mail or full name').fill(asha.mobile)
      await admin.getByRole('button', { name: 'Find customer' }).click()
      await admin.getByRole('link', { name: /^See what would go of/ }).click()
      await admin.getByRole('button', { name: 'The customer asked: delete…' }).click()
      const dialog = admin.getByRole('dialog', { name: 'Delete this customer for good' })
      await expect(dialog.getByLabel('What the customer asked by')).toHaveValue(
        `complaint ${complaint.number}`,
      )
      await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(admin).toHaveURL(/\/certificates\/D-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      await admin.goto('/admin/customer-info-deletion')
      await admin.getByLabel('Number, e-mail or full name').fill(asha.mobile)
      await admin.getByRole('button', { name: 'Find customer' }).click()
      await expect(admin.getByText(/^No customer|0 customers found/)).toBeVisible()
      await caller.goto('/admin/work?kind=docs_pending')
      await expect(row(caller, SLIPS)).toHaveCount(0)
    })
    for (const page of [caller, analyst, admin]) await page.context().close()
  },
)

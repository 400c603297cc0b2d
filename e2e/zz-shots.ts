import { chromium } from '@playwright/test'
const base = 'http://localhost:3180'
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const login = (await (
  await fetch(base + '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Admin-demo-1' }),
  })
).json()) as any
const { encodeRole } = await import('../web/src/office/role-code.ts')
const token = login.token
const search = async (body: object) =>
  (
    (await (
      await fetch(base + '/api/customer-care/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json()) as any
  ).data[0]
const c = await search({ mobile: '9876543210' })
for (const width of process.argv[2] ? [Number(process.argv[2])] : [1280, 768]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([t, r]) => {
      localStorage.setItem('a_atkn', t!)
      localStorage.setItem('adminId', '1')
      localStorage.setItem('roleId', r!)
      sessionStorage.setItem('a_atkn', t!)
      sessionStorage.setItem('adminId', '1')
      sessionStorage.setItem('roleId', r!)
    },
    [token, encodeRole(1)] as const,
  )
  const page = await context.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error') console.log('console', m.text())
  })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  const shot = async (name: string, full = true) => {
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/me/shots/s8-${name}-${width}.png`, fullPage: full })
  }
  const only = process.argv[3]
  const part = async (name: string, work: () => Promise<void>) => {
    if (!only || only === name) {
      try {
        await work()
      } catch (e) {
        console.log(name, String(e).slice(0, 400))
        await shot(`${name}-failed`)
      }
    }
  }
  await part('dashboard', async () => {
    await page.goto(base + '/admin/dashboard')
    await page
      .getByRole('link', { name: /Disbursed/ })
      .first()
      .waitFor()
    await shot('dashboard')
  })
  await part('rows', async () => {
    await page.goto(base + '/admin/dashboard/rows?step=applied&range=30d')
    await page.getByRole('row').nth(3).waitFor()
    await shot('rows')
    await page.goto(base + '/admin/dashboard/rows?queue=send_failed')
    await page.getByRole('row').nth(3).waitFor()
    await shot('queue')
  })
  await part('csr', async () => {
    await page.goto(base + '/admin/csr-portal')
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await shot('csr')
    await page.getByLabel(/Mobile number, last four/).fill('98765 43210')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Asha Verma' }).waitFor()
    await shot('csr-found')
  })
  await part('record', async () => {
    await page.goto(base + `/admin/csr-portal/${c.user_id}/${c.app_id}`)
    await page
      .getByText(/Timeline at/)
      .first()
      .click()
    await shot('record')
    await page.getByRole('tab', { name: 'Details' }).click()
    await shot('record-details')
    await page.getByRole('tab', { name: 'Messages and help' }).click()
    await shot('record-messages')
    await page.getByRole('button', { name: 'Show in clear' }).click()
    await shot('record-unmask', false)
  })
  await part('eligibility', async () => {
    await page.goto(base + '/admin/customer-eligibility')
    await page.getByLabel('Income a month').fill('45000')
    await page.getByLabel('Birth date').fill('17051990')
    await page.getByLabel('Employment').selectOption('1')
    await shot('eligibility-empty')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page
      .getByText(/All checks of/)
      .first()
      .click()
    await page.getByLabel('Lender').selectOption({ index: 5 })
    await page.getByLabel('Field').selectOption('min_income')
    await page.getByLabel(/^Try/).fill('10000')
    await page.getByRole('button', { name: 'Add change' }).click()
    await page.getByRole('button', { name: 'Compare for this person' }).click()
    await page.getByRole('button', { name: 'Run over the last 30 days' }).click()
    await page.getByText(/match at least one lender/).waitFor()
    await shot('eligibility')
  })
  await context.close()
}
await browser.close()

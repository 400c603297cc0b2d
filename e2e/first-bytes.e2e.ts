import { expect } from './journey/expect.ts'
import { callable, originOf } from './journey/addresses.ts'
import { expectNoSidewaysScroll } from './journey/check-page.ts'
import { test } from './journey/marketplace-test.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { untilFilled } from './journey/stillness.ts'

interface FirstBytes {
  slug: string
  language: Language
  title: string
  /** The brand's own colour as the row of table `brand` has it, and the roles that it gets. */
  colours: readonly string[]
  font: string
  legalName: string
}

const brands: readonly FirstBytes[] = [
  {
    slug: 'default',
    language: 'en',
    title: 'Compare before you borrow | Sahimol',
    colours: ['--band:#14532d', '--brand:#14532d', '--on-brand:#ffffff'],
    font: 'Inter',
    legalName: 'Sahimol is a trading name of Sahimol Marketplace Services Private Limited.',
  },
  {
    slug: 'nimbupay',
    language: 'en',
    title: 'Compare before you borrow | A fresh look at credit',
    // Too pale to be told from white: its own on band and buttons, which have an edge, with words in the second colour.
    colours: ['--band:#d9f99d', '--brand:#d9f99d', '--on-brand:#3f6212', '--brand-edge:#729500'],
    font: 'Poppins',
    legalName: 'Nimbupay is a trading name of Nimbupay Technologies Private Limited.',
  },
  {
    slug: 'chandnimart',
    language: 'hi',
    title: 'लोन लेने से पहले तुलना करें | Pay over time for what you buy',
    colours: ['--band:#fde68a', '--brand:#fde68a', '--on-brand:#7c2d12'],
    font: 'Nunito Sans',
    legalName: 'Chandnimart, Chandnimart Retail Private Limited का ट्रेडिंग नाम है।',
  },
]

/** Judges what the server sends: the same at each width. */
const oneWidth = { tag: '@desktop' }

for (const { slug, language, title, colours, font, legalName } of brands) {
  test(`the first bytes are ${slug}'s, in ${language}`, oneWidth, async ({ request }) => {
    const { address, headers } = callable(originOf(slug))
    const answer = await request.get(address, { headers: { ...headers, cookie: `lang=${language}` } })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
    expect(html).toContain(`<html lang="${language}">`)
    expect(head).toContain(`<title>${title}</title>`)
    for (const colour of colours) expect(head).toContain(colour)
    expect(head).toContain(`--face:"${font}"`)
    expect(head).toMatch(
      new RegExp(`<link rel="preload" as="image" href="/brand/${slug}/logo-[0-9a-f]+\\.svg"`),
    )
    expect(head.match(/<link rel="preload" as="font"/g)?.length ?? 0).toBeGreaterThan(0)
    expect(head).not.toMatch(/<link[^>]*stylesheet/)
    expect(html).toContain(legalName)
    expect(html).not.toMatch(/<[^>]* style="/)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
  })
}

test('a brand is one request away: no style sheet, no call, no other address', oneWidth, async ({ page }) => {
  const origin = originOf('chandnimart')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${origin}/`)
  const calls = (): string[] =>
    asked.map((address) => new URL(address).pathname).filter((path) => path.startsWith('/api/'))
  // The page is live once it tells its view.
  await expect(() => expect(calls()).toEqual(['/api/track-event'])).toPass()
  await untilFilled(page)
  expect(calls()).toHaveLength(1)
  expect(asked.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  expect(asked.filter((address) => address.endsWith('.css'))).toEqual([])
})

for (const language of ['en', 'hi'] as const) {
  test.describe(`without JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })
    const say = phrases[language]

    test(`the start page is whole and fits, ${language}`, async ({ page }) => {
      const origin = originOf('chandnimart')
      await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
      await page.goto(`${origin}/`)
      await expect(page).toHaveTitle(say.start.title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.start.heading)
      await expect(page.getByRole('img', { name: 'Chandnimart' })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(say.layout.partnership)
      await expect(page.getByRole('img', { name: 'Bazaarwadi' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: say.start.mobile, exact: true })).toBeVisible()
      // duty 16: each consent by itself, none of them ticked, and the whole notice in sight without a press.
      for (const consent of [say.start.terms, say.start.softQuestions, say.start.messages])
        await expect(page.getByRole('checkbox', { name: consent })).not.toBeChecked()
      for (const part of say.start.notice)
        await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(say.layout.termsApply)
      await expect(page.getByRole('contentinfo')).toContainText(say.layout.exampleData)
    })
  })
}

const publicPaths = [
  '/',
  '/login',
  '/terms-of-use',
  '/privacy-policy',
  '/how-we-order-offers',
  '/our-lenders',
  '/grievance',
  '/answers',
]

for (const language of ['en', 'hi'] as const) {
  test(`no public page is wider than the screen, ${language}`, async ({ page }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: originOf('default') }])
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
}

import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { indexedPaths } from '@marketplace/contract/site/indexed-paths'
import { addressIn } from '@marketplace/contract/site/language-address'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemoData } from '../../../demo/load-demo.ts'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { readEnv } from '../../platform/env.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { loadWebBuild } from './web-build.ts'

const dist = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'dist')
const languages: readonly LanguageId[] = ['en', 'hi']
let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  const client = await database.pool.connect()
  await loadDemoData(client)
  client.release()
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', PUBLIC_URL: 'https://example.in' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    web: await loadWebBuild(dist),
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

const ask = (slug: string, url: string, headers: Record<string, string> = {}) =>
  built.app.inject({
    url,
    headers: { host: `${slug}.example.in`, 'accept-encoding': 'identity', ...headers },
  })

const pathsOf = (slug: string): string[] => {
  const known = built.services.brands().bySlug(slug)
  return known === null ? [] : indexedPaths(productsOfBrand(known))
}
const originOf = (slug: string): string => {
  const [host] = built.services.brands().bySlug(slug)?.hosts ?? []
  return `https://${host ?? (slug === 'default' ? 'example.in' : `${slug}.example.in`)}`
}

const signs: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|#39|quot|lt|gt);/g, (sign) => signs[sign] ?? sign)

/** The head of a page as a search engine and a messenger read it. */
const headOf = (html: string) => {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
  const content = (form: RegExp): string => plain(form.exec(head)?.[1] ?? '')
  const og = (name: string): string => content(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  return {
    title: content(/<title>([^<]*)</),
    description: content(/<meta name="description" content="([^"]*)"/),
    robots: content(/<meta name="robots" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    others: Object.fromEntries(
      Array.from(
        head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
        ([, to = '', at = '']) => [to, plain(at)],
      ),
    ),
    og: {
      title: og('title'),
      description: og('description'),
      url: og('url'),
      locale: og('locale'),
      image: og('image'),
    },
    card: content(/<meta name="twitter:card" content="([^"]*)"/),
    data: JSON.parse(data) as { '@graph'?: { '@type': string }[] },
  }
}

it.each(['default', 'lehar-cards', 'solar', 'nimbupay'])(
  'under %s every public page says in both languages where it stands and what it is about',
  async (slug) => {
    const origin = originOf(slug)
    for (const language of languages) {
      const descriptions = new Map<string, string>()
      const titles = new Map<string, string>()
      for (const path of pathsOf(slug)) {
        const answer = await ask(slug, addressIn(language, path))
        const head = headOf(answer.body)
        const at = origin + addressIn(language, path)
        expect({
          path,
          language,
          status: answer.statusCode,
          said: answer.headers['content-language'],
          ...head,
        }).toMatchObject({
          path,
          status: 200,
          said: language,
          robots: '',
          canonical: at,
          others: {
            en: origin + path,
            hi: origin + addressIn('hi', path),
            'x-default': origin + path,
          },
          og: { description: head.description, url: at, locale: `${language}_IN` },
          card: 'summary_large_image',
        })
        expect(answer.body).toContain(`<html lang="${language}">`)
        expect(head.title.startsWith(`${head.og.title} | `)).toBe(true)
        expect(head.og.image.startsWith(`${origin}/brand/${slug}/share/${language}/`)).toBe(true)
        expect(head.description.length, `${path}: ${head.description}`).toBeGreaterThan(40)
        expect(head.description.length, `${path}: ${head.description}`).toBeLessThan(175)
        if (language === 'hi') expect(head.description).toMatch(/[\u0900-\u097f]/)
        const types = head.data['@graph']?.map((thing) => thing['@type']) ?? []
        expect(types).toEqual(
          expect.arrayContaining(['Organization', path === '/' ? 'WebSite' : 'BreadcrumbList']),
        )
        expect(descriptions.get(head.description), head.description).toBeUndefined()
        expect(titles.get(head.title), head.title).toBeUndefined()
        descriptions.set(head.description, path)
        titles.set(head.title, path)
      }
      expect(descriptions.size).toBeGreaterThan(10)
    }
  },
)

it('tells a search engine what lenders publish of a loan, and the questions of its page', async () => {
  const { data } = headOf((await ask('default', '/personal-loans')).body)
  const things = data['@graph'] ?? []
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'LoanOrCredit',
      amount: expect.objectContaining({ currency: 'INR' }),
      annualPercentageRate: expect.objectContaining({ '@type': 'QuantitativeValue' }),
    }),
  )
  const questions = things.find((thing) => thing['@type'] === 'FAQPage')
  expect(JSON.stringify(questions)).toContain('What is APR?')
})

it('tells a search engine the usual questions, of which one has a place of its own', async () => {
  const { body } = await ask('default', '/answers')
  expect(body).toContain('id="not_matched"')
  const questions = headOf(body).data['@graph']?.find((thing) => thing['@type'] === 'FAQPage')
  expect(JSON.stringify(questions)).toContain('Why did a lender not match?')
})

it('the figure in the description of the home is the lowest that lenders publish', async () => {
  const html = (await ask('default', '/')).body
  const [, bootstrap = '{}'] = /id="bootstrap">(.*?)<\/script>/s.exec(html) ?? []
  const { ranges } = JSON.parse(bootstrap) as { ranges: { rate_min: number }[] }
  const lowest = Math.min(...ranges.map(({ rate_min }) => rate_min))
  expect(headOf(html).description).toContain(`Interest from ${lowest}\u00a0% a year.`)
})

it.each([
  '/login',
  '/verification',
  '/user/offers',
  '/dev/outbox',
  '/redirect',
  '/auth',
  '/no/such/page',
  '/admin',
  '/hi/login',
  '/hi/no/such/page',
])('%s is kept out of search engines', async (path) => {
  const { body } = await ask('default', path)
  expect(headOf(body).robots).toMatch(/^noindex/)
  expect(body).not.toContain('rel="canonical"')
})

it('a list of cards under a brand without any is kept out as well', async () => {
  const { body } = await ask('solar', '/credit-cards')
  expect(headOf(body).robots).toBe('noindex')
  expect(headOf((await ask('default', '/credit-cards?fee=0')).body).canonical).toBe(
    `${originOf('default')}/credit-cards`,
  )
})

it('a partner’s own path is the start under another name', async () => {
  const { body } = await ask('default', '/hi/diwali-offer')
  expect(headOf(body).canonical).toBe(`${originOf('default')}/hi`)
})

const rowsOf = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, at = '']) => at)

it.each(['default', 'lehar-cards', 'solar'])(
  'the sitemap of %s lists exactly its public pages',
  async (slug) => {
    const { body, headers } = await ask(slug, '/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const listed = rowsOf(body)
    const origin = originOf(slug)
    expect([...listed].sort()).toEqual(
      pathsOf(slug)
        .flatMap((path) => [origin + path, origin + addressIn('hi', path)])
        .sort(),
    )
    for (const address of listed) {
      const answer = await ask(slug, new URL(address).pathname)
      expect([address, answer.statusCode, headOf(answer.body).canonical]).toEqual([address, 200, address])
    }
    const robots = (await ask(slug, '/robots.txt')).body
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
    expect(robots).toContain('Disallow: /hi/redirect\n')
  },
)

const pixel = async (png: Buffer, left: number, top: number): Promise<string> => {
  const { data } = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}
/** How far two colours are apart in the channel that differs most: a palette rounds. */
const apart = (one: string, other: string): number =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  )

it.each(['default', 'kamaldal', 'udhaarghar', 'lehar-cards'])(
  'a link to a page of %s is shown with a picture in its colour',
  async (slug) => {
    const colour = built.services.brands().bySlug(slug)?.brand.primary_colour ?? ''
    for (const language of languages) {
      const { image } = headOf((await ask(slug, addressIn(language, '/calculators/emi'))).body).og
      const answer = await ask(slug, new URL(image).pathname)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const { width, height, format } = await sharp(answer.rawPayload).metadata()
      expect({ width, height, format }).toEqual({ width: 1_200, height: 630, format: 'png' })
      expect(apart(await pixel(answer.rawPayload, 600, 20), colour)).toBeLessThan(6)
      expect(answer.rawPayload.length).toBeLessThan(120_000)
    }
  },
)

it('an older address of a picture shows the present one, and an invented one shows nothing', async () => {
  const old = await ask('default', '/brand/default/share/en/home-00000000.png')
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-store'])
  for (const path of [
    '/en/nobody-00000000.png',
    '/xx/home-00000000.png',
    '/en/login-00000000.png',
    '/en/home.png',
  ])
    expect((await ask('default', `/brand/default/share${path}`)).statusCode).toBe(404)
  expect((await ask('default', '/brand/nobody/share/en/home-00000000.png')).statusCode).toBe(404)
})

it.each([
  ['any-48.png', 48],
  ['any-192.png', 192],
  ['any-512.png', 512],
  ['maskable-192.png', 192],
  ['maskable-512.png', 512],
  ['apple-180.png', 180],
])('the icon %s is as large as it says, and a masked one has no clear corner', async (file, side) => {
  for (const slug of ['default', 'kamaldal']) {
    const { rawPayload } = await ask(slug, `/icons/${file}`)
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([side, side])
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[info.channels - 1]).toBe(file.startsWith('any') ? 0 : 255)
  }
})

it('the icon file holds three sizes, and no other icon is drawn', async () => {
  const { rawPayload, headers } = await ask('default', '/favicon.ico')
  expect(headers['content-type']).toBe('image/x-icon')
  expect(rawPayload.readUInt16LE(4)).toBe(3)
  const first = rawPayload.readUInt32LE(6 + 12)
  expect(
    (await sharp(rawPayload.subarray(first, first + rawPayload.readUInt32LE(6 + 8))).metadata()).width,
  ).toBe(16)
  expect((await ask('default', '/icons/any-4096.png')).statusCode).toBe(404)
})

it('an address is a wish: its language goes before the choice that was kept, and links stay in it', async () => {
  const hindi = await ask('default', '/hi/calculators', { cookie: 'lang=en' })
  expect(hindi.body).toContain('<html lang="hi">')
  expect(hindi.body).toContain('href="/hi/calculators/emi"')
  expect(hindi.body).toContain('href="/hi/terms-of-use"')
  expect(hindi.body).toContain('href="/calculators?lang=en"')
  expect(hindi.body).toContain('href="/hi/manifest.webmanifest"')
  const chosen = await ask('default', '/calculators', { cookie: 'lang=hi' })
  expect(chosen.body).toContain('<html lang="hi">')
  expect(headOf(chosen.body).canonical).toBe(`${originOf('default')}/hi/calculators`)
  expect((await ask('default', '/calculators')).body).toContain('href="/hi/calculators"')
})

it.each([
  ['/?lang=hi', '/hi', 'hi'],
  ['/hi/products?lang=en&utm_source=a', '/products?utm_source=a', 'en'],
  ['/hi/user/offers', '/user/offers', 'hi'],
])('%s leads to %s', async (url, to, language) => {
  const answer = await ask('default', url)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
  expect(String(answer.headers['set-cookie'])).toContain(`lang=${language};`)
})

it('Hindi is offered by a sentence to who asks for it and has chosen nothing', async () => {
  const sentence = 'यह पेज हिन्दी में भी है।'
  const asks = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
  const offered = await ask('default', '/calculators', asks)
  expect(offered.statusCode).toBe(200)
  expect(offered.body).toContain('<html lang="en">')
  expect(offered.body).toContain(sentence)
  for (const headers of [{}, { ...asks, cookie: 'lang=en' }, { 'accept-language': 'en-IN' }])
    expect((await ask('default', '/calculators', headers)).body).not.toContain(sentence)
  expect((await ask('default', '/hi/calculators', asks)).body).not.toContain(sentence)
})

it.each([
  ['/offline', 'en', 'You are offline', '/'],
  ['/hi/offline', 'hi', 'इंटरनेट नहीं चल रहा', '/hi'],
])(
  '%s is whole in itself, in its own language whatever was chosen, and light',
  async (path, language, heading, home) => {
    for (const cookie of ['lang=en', 'lang=hi']) {
      const { body, headers } = await ask('kamaldal', path, { cookie })
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain(`<h1>${heading}</h1>`)
      expect(body).toContain(`href="${home}"`)
      expect(body).toContain('Kamaldal')
      // Nothing that would have to be fetched.
      expect(body).not.toMatch(/<(?:script|link|img)/)
      expect(headOf(body).robots).toBe('noindex')
      expect(headers['content-language']).toBe(language)
    }
    const small = await ask('kamaldal', path, { 'accept-encoding': 'br' })
    expect(small.rawPayload.length).toBeLessThan(3_000)
  },
)

it.each([
  ['lang=en', 'This page needs JavaScript', 'href="/"'],
  ['lang=hi', 'इस पेज के लिए JavaScript चाहिए', 'href="/hi"'],
])('a signed-in page without a script says what to do (%s)', async (cookie, heading, home) => {
  const { body, headers } = await ask('default', '/user/offers', { cookie })
  const [, told = ''] = /<noscript><main[^>]*>(.*?)<\/main><\/noscript>/s.exec(body) ?? []
  expect(told).toContain(heading)
  expect(told).toContain(home)
  const style = '#root{display:none}'
  expect(body).toContain(`<noscript><style>${style}</style></noscript>`)
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  expect((await ask('default', '/admin')).body).toContain('<noscript><p>This page needs JavaScript.')
  expect((await ask('default', '/calculators')).body).not.toContain('<noscript>')
})

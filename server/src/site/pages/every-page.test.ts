import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import {
  loanAddresses,
  loanProducts,
  productJourneys,
} from '@marketplace/contract/reference/product-journeys'
import { renderedPaths, renderedPatterns } from '@marketplace/contract/site/bootstrap'
import { checkPaths, loanAtCheckPath } from '@marketplace/contract/loans/check-paths'
import { lenderPagePaths } from '@marketplace/contract/loans/lender-page-names'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoBrands } from '../../../demo/brands/brands.ts'
import { loadDemoData } from '../../../demo/load-demo.ts'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { activeCards } from '../../catalogue/credit-cards/active-cards.ts'
import { readEnv } from '../../platform/env.ts'
import { pinoOptions } from '../../platform/logger.ts'
import { furtherRoutes, specifiedRoutes, startHeading } from '../../testing/specified-routes.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { loadWebBuild } from './web-build.ts'

/** Section 2 of the specification, Customer routes, as it is printed. */
const section2 = `- / (optional :urlSegment) start; /login (used when a build flag makes the login flow active; otherwise the home is the products screen); /verification; /products; /credit-cards; /cards-unsecured; /cards-secured; /terms-of-use and /privacy-policy (both accept a partner query parameter).
- Other public routes: merchant creation form (optional :partner_name) and its success page; social-media onboarding; auth; redirect; customer-site; transfer/:prospectId; 404 and a catch-all to a not-found screen. On one specific solar-partner host the empty path shows a dedicated landing.
- /user area: user-detail, user-detail/gold-loan, user-detail/affordable-housing-loan, offers, welcome-back, lender-submit (no header or footer), lenders-transaction/:lender, an OTP page for one particular lender, plus about nine lender-specific pages (including one with a 'declined' sub-page).
- Business group: business-detail, business-welcome-back, business-offers, business lenders-transaction.
- Gold group: two gold-lender pages. Insurance page with a child transaction page. A credit-card page.
`

const routes = [...specifiedRoutes.flatMap((part) => part.routes), ...furtherRoutes]
const publicRoutes = routes.filter((route) => route.kind === 'public')
const signedInRoutes = routes.filter((route) => route.kind === 'signed-in')
const languages: readonly LanguageId[] = ['en', 'hi']
const solar = { en: 'A loan for solar on your roof', hi: 'छत पर सोलर के लिए लोन' }
const solarTitle = { en: 'Loans for solar', hi: 'सोलर के लिए लोन' }

const dist = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'dist')
const problems: string[] = []
let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  const client = await database.pool.connect()
  await loadDemoData(client)
  client.release()
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    log: pino(pinoOptions('warn'), { write: (line: string) => problems.push(line) }),
    web: await loadWebBuild(dist),
  })
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    problems.push(said.join(' '))
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await built.app.close()
  await database.drop()
})

const hostOf = (slug: string): string => (slug === 'default' ? 'localhost' : `${slug}.localhost`)
const ask = (slug: string, language: LanguageId, url: string) =>
  built.app.inject({
    url,
    headers: { host: hostOf(slug), cookie: `lang=${language}`, 'accept-encoding': 'identity' },
  })

const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&#39;': "'", '&quot;': '"' }
const plain = (html: string): string =>
  html
    .replaceAll(/<!-- -->|<wbr\/>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(?:amp|quot|#x27|#39);/g, (sign) => signs[sign] ?? sign)

/** What a reader sees of a document, and what stands above it. */
const partsOf = (html: string) => {
  const [, head = '', root = ''] =
    /^(.*)<body>.*?<div id="root"[^>]*>(.*)<\/div><script type="application\/json"/s.exec(html) ?? []
  return {
    head,
    text: plain(root),
    title: plain(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    headings: Array.from(root.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, heading = '']) => plain(heading)),
  }
}

/** What nobody should read: the name of a text, an empty value, a place that was not filled in. */
const slips = (text: string): string[] => [
  ...(text.match(/^\s*[a-z]+(?:_[a-z]+)*(?:\.[a-z_]+)+\s*$/gm) ?? []),
  ...(text.match(/\b(?:undefined|null|NaN|Infinity)\b|\[object|[{}]/g) ?? []),
]

const shared = (answer: Awaited<ReturnType<typeof ask>>, slug: string) => {
  const brand = demoBrands.find((row) => row.slug === slug)
  const { head, text, title, headings } = partsOf(answer.body)
  const others = demoBrands.filter((row) => row.slug !== slug && text.includes(row.name))
  return {
    title,
    headings,
    status: answer.statusCode,
    language: /^<!doctype html><html lang="(..)">/.exec(answer.body)?.[1],
    policy: String(answer.headers['content-security-policy']).startsWith(
      "default-src 'none'; script-src 'self'; ",
    ),
    logo: head.includes(`href="/brand/${slug}/logo-`),
    others: others.map(({ name }) => name),
    slips: slips(text),
    legal: text.includes(brand?.legal_name ?? '-'),
  }
}

it('the list is the specification’s, to the letter', () => {
  expect(specifiedRoutes.map(({ says }) => says).join('')).toBe(section2)
  expect(specifiedRoutes.filter((part) => part.routes.length === 0)).toHaveLength(1)
})

it('the list holds every page that the server renders and every page of a lender', () => {
  const paths = routes.map(({ path }) => path.replace(/\?.*/, ''))
  const patterns = renderedPatterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`))
  const others: ReadonlySet<string> = new Set([...paths, ...checkPaths, ...loanAddresses])
  expect(renderedPaths.filter((path) => !others.has(path))).toEqual([])
  expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
  expect(lenderPagePaths.filter((path) => !paths.includes(path))).toEqual([])
})

const missing = new Set(['/404', '/not-found', '/no/such/page', '/no-such-segment', '/redirect'])

it.each(demoBrands.map(({ slug }) => slug))(
  '%s answers each public route with its own page',
  async (slug) => {
    const brand = built.services.brands().bySlug(slug)?.brand
    const behind = brand?.title ?? brand?.name ?? ''
    for (const language of languages) {
      for (const { path, title, heading } of publicRoutes) {
        const isSolar = slug === 'solar' && path === '/'
        const found = shared(await ask(slug, language, path), slug)
        const [h1 = ''] = found.headings
        expect({ path, ...found }).toEqual({
          path,
          title: `${isSolar ? solarTitle[language] : title[language]} | ${behind}`,
          headings: [
            isSolar
              ? solar[language]
              : heading.en === 'start' && startHeading[language].test(h1)
                ? h1
                : heading[language],
          ],
          status: missing.has(path) ? 404 : 200,
          language,
          policy: true,
          logo: true,
          others: [],
          slips: [],
          legal: true,
        })
      }
    }
  },
)

const checkHeading = {
  en: [/^(Six|Eight|Nine) quick answers$/, 'This loan is not offered here'],
  hi: [/^बस (छह|आठ|नौ) जवाब$/, 'यह लोन यहाँ नहीं मिलता'],
} as const

it.each(demoBrands.map(({ slug }) => slug))(
  '%s asks what each loan that it offers goes by, before the number, and has no such page for the others',
  async (slug) => {
    const offered = demoBrands.find((brand) => brand.slug === slug)?.product_types ?? []
    for (const language of languages) {
      const [asks, absent] = checkHeading[language]
      for (const path of checkPaths) {
        // What the home says in the address is read by the browser alone.
        const found = shared(await ask(slug, language, `${path}?amount=400000&tenure=12`), slug)
        const isOffered = offered.some((product) => product === loanAtCheckPath(path))
        expect({ path, status: found.status, slips: found.slips, others: found.others }).toEqual({
          path,
          status: isOffered ? 200 : 404,
          slips: [],
          others: [],
        })
        expect(found.headings).toEqual([isOffered ? expect.stringMatching(asks) : absent])
      }
    }
  },
)

const loanHeading: Record<LanguageId, RegExp> = {
  en: /^[A-Z][a-z -]+ loans from [0-9.]+\u{a0}% APR$/u,
  hi: /^[\p{Script=Devanagari} -]+, [0-9.]+\u{a0}% APR से$/u,
}

it.each(demoBrands.map(({ slug }) => slug))(
  '%s answers the page of each loan that it offers, and has no page for the others',
  async (slug) => {
    const offered = demoBrands.find((brand) => brand.slug === slug)?.product_types ?? []
    for (const language of languages) {
      for (const product of loanProducts) {
        const { address } = productJourneys[product]
        const found = shared(await ask(slug, language, `${address}?amount=400000&utm_source=x`), slug)
        const isOffered = offered.includes(product)
        const [h1 = ''] = found.headings
        expect({ address, status: found.status, slips: found.slips, others: found.others }).toEqual({
          address,
          status: isOffered ? 200 : 404,
          slips: [],
          others: [],
        })
        if (isOffered) expect(h1).toMatch(loanHeading[language])
      }
    }
  },
)

it.each([
  ['en', 'We show credit cards side by side', 'We show loans of many lenders'],
  ['hi', 'हम क्रेडिट कार्ड साथ-साथ दिखाते हैं', 'हम कई लेंडर के लोन'],
] as const)(
  'where a post leads, a brand of cards alone promises no loans: %s',
  async (language, cards, loans) => {
    const read = async (slug: string): Promise<string> =>
      partsOf((await ask(slug, language, '/social-media-onboarding')).body).text
    expect(await read('lehar-cards')).toContain(cards)
    expect(await read('lehar-cards')).not.toContain(loans)
    expect(await read('default')).toContain(loans)
  },
)

it.each([
  ['default', true],
  ['taashcard', false],
])('%s names the regulator of insurance only where it refers to it: %s', async (slug, refers) => {
  const { text } = partsOf((await ask(slug, 'en', '/grievance')).body)
  expect(text).toContain('cms.rbi.org.in')
  expect(text.includes('bimabharosa.irdai.gov.in')).toBe(refers)
})

interface Chunk {
  file: string
}
const manifest = JSON.parse(readFileSync(join(dist, 'client', '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk | undefined
>

it.each(demoBrands.map(({ slug }) => slug))(
  '%s sends each signed-in page’s code with the document',
  async (slug) => {
    for (const language of languages) {
      for (const { path, module } of signedInRoutes) {
        const answer = await ask(slug, language, path)
        const { status, language: said, policy, logo, others, slips: found } = shared(answer, slug)
        expect({ path, status, said, policy, logo, others, found }).toEqual({
          path,
          status: 200,
          said: language,
          policy: true,
          logo: true,
          others: [],
          found: [],
        })
        const { file } = manifest[module] ?? { file: `no chunk of ${module}` }
        expect(answer.body).toContain(`<link rel="modulepreload" href="/${file}">`)
      }
    }
  },
)

it('a brand with cards leads on to each card’s issuer, by a page in its own name', async () => {
  const [card] = await activeCards(built.services)
  for (const language of languages) {
    const answer = await ask('default', language, `/redirect?card=${card?.category_id}`)
    expect(answer.statusCode).toBe(200)
    expect(partsOf(answer.body).headings.join()).toContain(card?.issuer_name ?? '-')
  }
})

it('a path that only leads on does so under every brand', async () => {
  for (const { slug } of demoBrands) {
    for (const route of routes) {
      if (route.kind !== 'leads-on') continue
      const answer = await ask(slug, 'en', route.path)
      expect([slug, answer.statusCode, answer.headers.location]).toEqual([slug, 302, route.to])
    }
  }
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page in %s is the page, also when it is sent again', async (encoding, decode) => {
  const { body } = await ask('default', 'hi', '/our-lenders')
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await built.app.inject({
      url: '/our-lenders',
      headers: { host: 'localhost', cookie: 'lang=hi', 'accept-encoding': encoding },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decode(answer.rawPayload).toString()).toBe(body)
  }
})

it('nothing was complained of on the way', () => {
  expect(problems).toEqual([])
})

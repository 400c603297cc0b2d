import type { APIRequestContext } from '@playwright/test'
import { loanProducts, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { expect } from './journey/expect.ts'
import { accountPages } from '../web/src/customer/app/account-pages.ts'
import { callable, originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { weighPage, type PageWeight } from './journey/page-weight.ts'
import { arriveSignedIn } from './journey/prepared/prepared-customer.ts'
import { publicAddresses } from './journey/prepared/public-addresses.ts'

// What a page may weigh today, in bytes over the wire; a further route is above its budget of 25 kB (decisions 042 and 127 say by what).
const WHOLE_PAGE = 152_000
/** Every lender with its mark, its figures and its officer, all in the document (decision 124). */
const DIRECTORY = 156_000
const SCRIPT = 95_000
/** The questions before the number (decision 119), the calculators and the way to an issuer bring forms, their controls and what their checks say. */
const FORM = 97_500
const FURTHER_ROUTE = 30_500
/** The details with the words and choices of their questions, once they are there. */
const DETAILS = 31_500

/** Two of the heaviest brands: the widest of the faces, and a co-brand's mark beside the brand's own. */
const brands = ['default', 'pahiya-motors']

/** Weighs what the server sends: the same at each width. */
const oneWidth = { tag: '@desktop' }

const firstCard = async (request: APIRequestContext): Promise<string> => {
  const { address, headers } = callable(`${originOf('default')}/api/get-credit-cards-data`)
  const { data } = (await (await request.get(address, { headers })).json()) as {
    data: { category_id: string }[]
  }
  return data[0]?.category_id ?? ''
}

const scriptOf = ({ scripts }: PageWeight): number =>
  Array.from(scripts.values()).reduce((sum, bytes) => sum + bytes, 0)

const isForm = (path: string): boolean => /\/check$|^\/calculators\/|^\/redirect/.test(path)

for (const language of ['en', 'hi'] as const) {
  test(`no public page is heavier than its budget, ${language}`, oneWidth, async ({ request }) => {
    const tooHeavy: string[] = []
    let pages = 0
    for (const { path, brand } of publicAddresses(await firstCard(request))) {
      for (const slug of brand === null ? brands : [brand]) {
        const weight = await weighPage(request, originOf(slug) + path, language)
        const script = scriptOf(weight)
        expect(script, slug + path).toBeGreaterThan(0)
        pages += 1
        const most = path === '/our-lenders' ? DIRECTORY : WHOLE_PAGE
        const mostScript = isForm(path) ? FORM : SCRIPT
        if (weight.whole > most || script > mostScript) {
          tooHeavy.push(`${slug} ${path}: whole ${weight.whole}, script ${script}`)
        }
      }
    }
    expect(pages).toBeGreaterThan(50)
    expect(tooHeavy).toEqual([])
  })

  test(
    `no page of a customer adds more code than a route may, ${language}`,
    oneWidth,
    async ({ request }) => {
      const origin = originOf('default')
      const landing = await weighPage(request, `${origin}/`, language)
      const tooHeavy: string[] = []
      for (const { key, paths } of accountPages) {
        const { scripts } = await weighPage(request, origin + (paths[0] ?? ''), language)
        const added = Array.from(scripts).filter(([path]) => !landing.scripts.has(path))
        const bytes = added.reduce((sum, [, body]) => sum + body, 0)
        expect(bytes, key).toBeGreaterThan(0)
        if (bytes > FURTHER_ROUTE) tooHeavy.push(`${key}: ${bytes}`)
      }
      expect(tooHeavy).toEqual([])
    },
  )
}

test(
  'the details of each loan, with what they fetch once they are there, stay within a route',
  oneWidth,
  async ({ page }) => {
    const sizes = new Map<string, number>()
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname.endsWith('.js')) sizes.set(pathname, Number(answer.headers()['content-length']))
    })
    await arriveSignedIn(page, newCustomer(), { language: 'hi' })
    const { scripts } = await weighPage(page.request, `${originOf('default')}/`, 'hi')
    const tooHeavy: string[] = []
    for (const product of loanProducts) {
      sizes.clear()
      await page.evaluate((chosen) => localStorage.setItem('productType', chosen), product)
      await page.goto(productJourneys[product].detail)
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      const added = Array.from(sizes).filter(([path]) => !scripts.has(path))
      const bytes = added.reduce((sum, [, size]) => sum + size, 0)
      expect(bytes, product).toBeGreaterThan(15_000)
      if (bytes > DETAILS) tooHeavy.push(`${product}: ${bytes}`)
    }
    expect(tooHeavy).toEqual([])
  },
)

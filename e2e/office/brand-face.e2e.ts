import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../journey/expect.ts'
import { originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { test } from '../journey/marketplace-test.ts'
import { makeBrand } from '../journey/office/office-brand.ts'
import { enterAsStaff } from '../journey/office/office.ts'

const LINK = 'https://faces.example.com/tiro.woff2'

/** A face of the product's own, in the place of one from elsewhere: no test leaves this machine. */
const someFace = (): Buffer => {
  const dir = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client', 'assets', 'fonts')
  const file = readdirSync(dir).find((name) => name.endsWith('.woff2'))
  if (file === undefined) throw new Error('the build has no face')
  return readFileSync(join(dir, file))
}

test(
  'a brand with a face of its own address shows it, and is whole where it cannot be had',
  { tag: '@office' },
  async ({ page, complaints }) => {
    const token = await enterAsStaff(page, 'admin')
    const { slug, name } = await makeBrand(page, token, { font_family: 'Tiro', font_link: LINK })
    let asked = 0
    await page.route(LINK, (route) => {
      asked += 1
      return route.fulfill({
        body: someFace(),
        contentType: 'font/woff2',
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await expect(async () => {
      await page.goto(originOf(slug))
      await expect(page).toHaveTitle(new RegExp(name), { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    const isLoaded = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].some(
          ({ family, status }) => /^"?Tiro"?$/.test(family) && status === 'loaded',
        )
      })
    await expect.poll(isLoaded).toBe(true)
    expect(asked).toBe(1)
    await expectSoundPage(page)

    await page.unroute(LINK)
    await page.route(LINK, (route) => route.abort())
    await page.goto(originOf(slug))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundPage(page)
    // The browser says that the face could not be had; nothing else is wrong.
    const rest = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))
    expect(rest).toEqual([])
    complaints.length = 0
  },
)

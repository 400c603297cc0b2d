import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { demoBrands } from '../../server/demo/brands/brands.ts'
import { originOf } from '../journey/addresses.ts'
import { untilStill } from '../journey/stillness.ts'
import { takeCustomers } from './customer-screens.ts'
import { takeOffice } from './office-screens.ts'
import type { Screens } from './sheets.ts'

/** The pictures of the README, made anew by the command. */
const TOUR = join(import.meta.dirname, '..', '..', 'docs', 'tour')

const phone = { width: 360, height: 740 }
const screen = { width: 1280, height: 800 }
const GAP = 16
const GROUND = '#dfe3e8'

/** So many of the brands that a row of phones holds. */
const brands = demoBrands
  .filter(({ slug }) => ['default', 'kamaldal', 'udhaarghar', 'nimbupay', 'chandnimart'].includes(slug))
  .map(({ slug }) => slug)

/** The top of each picture, beside each other. */
const beside = async (pictures: readonly Buffer[], size: typeof phone, path: string): Promise<void> => {
  const tops = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize({ ...size, fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
    ),
  )
  const width = tops.length * (size.width + GAP) + GAP
  const sheet = await sharp({
    create: { width, height: size.height + 2 * GAP, channels: 3, background: GROUND },
  })
    .composite(tops.map((input, place) => ({ input, left: GAP + place * (size.width + GAP), top: GAP })))
    .webp({ quality: 78 })
    .toBuffer()
  writeFileSync(path, sheet)
}

const visits = async (
  browser: Browser,
  port: number,
  size: typeof phone,
  wanted: readonly { slug: string; path: string }[],
): Promise<Buffer[]> => {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const taken: Buffer[] = []
  for (const { slug, path } of wanted) {
    await page.goto(originOf(slug, port) + path)
    await untilStill(page)
    // Where the machine has no Devanagari face, ours is there from the second visit on (docs/decisions/020).
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await page.reload()
    await untilStill(page)
    taken.push(await page.screenshot({ animations: 'disabled' }))
  }
  await context.close()
  return taken
}

/** The journey of a customer, the home under five brands, and what staff and partners come to first: `npm run screenshots -- tour`. */
export const takeTour = async (screens: Screens): Promise<void> => {
  const { browser, origin, folder } = screens
  const port = Number(new URL(origin).port)
  const takenOf = (names: readonly string[]): Buffer[] =>
    names.map((name) => {
      const file = readdirSync(folder).find((found) => found.endsWith(`-${name}.png`))
      if (file === undefined) throw new Error(`there is no picture of ${name}`)
      return readFileSync(join(folder, file))
    })
  const steps = ['check', 'offers-screen', 'apply', 'status'] as const
  await takeCustomers({ ...screens, words: ['en', '360', ...steps] })
  const home = await visits(browser, port, phone, [{ slug: 'default', path: '/' }])
  await beside([...home, ...takenOf(steps)], phone, join(TOUR, 'customer.webp'))
  await beside(
    await visits(
      browser,
      port,
      phone,
      brands.map((slug, place) => ({ slug, path: place % 2 === 0 ? '/' : '/hi' })),
    ),
    phone,
    join(TOUR, 'brands.webp'),
  )
  const wide = { ...screen, width: 1440, height: 900 }
  await beside(
    await visits(browser, port, wide, [{ slug: 'default', path: '/personal-loans' }]),
    wide,
    join(TOUR, 'loan.webp'),
  )
  await takeOffice({ ...screens, words: ['1280', 'light', 'dashboard', 'lenders', 'partner'] })
  await beside(takenOf(['dashboard', 'partner']), screen, join(TOUR, 'office.webp'))
}
